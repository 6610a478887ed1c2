import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const dist = join(import.meta.dirname, '../dist');

/** A file of the built web app as text. */
export const built = (file: string) => readFileSync(join(dist, file), 'utf8');

/** A tag with its attributes, names in lower case and values decoded. */
export interface Tag {
  name: string;
  attributes: Record<string, string>;
}

const decode = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** The opening tags of a document, in their order, without the contents of scripts and styles. */
export function tagsOf(html: string): Tag[] {
  const markup = html.replaceAll(/(<(script|style)\b[^>]*>).*?(?=<\/\2>)/gs, '$1');
  return Array.from(
    markup.matchAll(/<([a-z][a-z0-9]*)((?:\s[^<>]*)?)>/g),
    ([, name = '', rest = '']) => ({
      name,
      attributes: Object.fromEntries(
        Array.from(rest.matchAll(/([\w:-]+)(?:="([^"]*)")?/g), ([, key = '', value = '']) => [
          key.toLowerCase(),
          decode(value),
        ]),
      ),
    }),
  );
}

/** The first tag of a name with these attributes. */
export function findTag(tags: Tag[], name: string, attributes: Record<string, string>) {
  return tags.find(
    (tag) =>
      tag.name === name &&
      Object.entries(attributes).every(([key, value]) => tag.attributes[key] === value),
  );
}

/** The texts of a document that are displayed or announced, without scripts and styles. */
export function textsOf(html: string): string[] {
  const markup = html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, '');
  const shown = markup.matchAll(/>([^<]+)</g);
  const named = markup.matchAll(/\b(?:alt|title|placeholder|aria-label)="([^"]+)"/g);
  return [...shown, ...named].map(([, text = '']) => decode(text).trim()).filter(Boolean);
}

/** The title of a document. */
export const titleOf = (html: string) => decode(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '');

/** The structured data of a document: the entries of its graph. */
export function graphOf(html: string): Record<string, unknown>[] {
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  if (json === undefined) return [];
  const data: { '@context': string; '@graph': Record<string, unknown>[] } = JSON.parse(json);
  return data['@context'] === 'https://schema.org' ? data['@graph'] : [];
}
