import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { LANGUAGES, type Language } from '@campetto/contract';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';

/** A text of the product. */
export interface ProductText {
  translations: Record<Language, string>;
  /** The catalogue that contains it, such as `public`; `documents` for a heading of a document. */
  catalogue: string;
  /** The files below `src` that use it. */
  files: string[];
}

const root = import.meta.dirname;
const messages = join(root, '../../packages/messages');

const inEachLanguage = (textIn: (language: Language) => string) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, textIn(language)])) as Record<
    Language,
    string
  >;

/** The words of each heading, without the id in braces after some. */
const headings = (file: string) =>
  Array.from(
    readFileSync(join(root, file), 'utf8').matchAll(/^#+ (.+)$/gm),
    ([, text = '']) => text.split(' {#')[0] ?? '',
  );

/** The headings of the legal texts and the guide; all languages have the same, in the same order. */
const readHeadings = (): ProductText[] =>
  globSync('src/content/*-en.md', { cwd: root }).flatMap((file) =>
    headings(file).map((_english, index) => ({
      translations: inEachLanguage(
        (language) => headings(file.replace('-en.md', `-${language}.md`))[index] ?? '',
      ),
      catalogue: 'documents',
      files: [relative('src', file)],
    })),
  );

/** Every text of the product, from its catalogues, and where the sources use it. */
export async function readTexts(): Promise<ProductText[]> {
  const config = getConfig({ cwd: messages, configPath: join(messages, 'lingui.config.ts') });
  const catalogues = await getCatalogs(config);
  const texts = await Promise.all(
    catalogues.map(async (catalogue) => {
      const used = (await catalogue.collect()) ?? {};
      const stored = await catalogue.readAll();
      return Object.entries(used).map(([id, { origin = [] }]) => ({
        translations: inEachLanguage((language) => stored[language]?.[id]?.translation ?? ''),
        catalogue:
          relative(join(messages, 'locales'), catalogue.getFilename('en')).split('/')[0] ?? '',
        files: [...new Set(origin.map(([file]) => relative('src', file)))].sort(),
      }));
    }),
  );
  return [...texts.flat(), ...readHeadings()].sort((a, b) =>
    a.translations.en.localeCompare(b.translations.en, 'en'),
  );
}
