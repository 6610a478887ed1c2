import { hash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LANGUAGE_PARAMETER, LANGUAGES, type Language, pageAt } from '@campetto/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { InlineSources } from '../security-headers.ts';

/** A public page in one language, as the web app's build wrote it. */
interface Page {
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
  etag: string;
  /** For the content security policy. */
  inline: InlineSources;
}

/** In the order of preference. */
const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number];

const zip = promisify(gzip);
const compress = promisify(brotliCompress);
/** A lower quality, for compression while the visitor waits. */
const FAST = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** 96 bits: the version of a page is compared only with others of the same page. */
const ETAG_LENGTH = 16;

/** The placeholder in the attributes of the prerendered page of a shared game; escaped in a parameter. */
const SHARE_ID = /(%3D)?__SHARE_ID__/g;

/** The characters that an id may contain and that must be escaped in an attribute. */
const ENTITIES: Record<string, string> = { '&': '&amp;', "'": '&#39;' };

/** The page of a shared game. Where its link is a part of a parameter of another link, the id is escaped twice. */
const withShareId = (html: string, shareId: string) =>
  html.replaceAll(SHARE_ID, (_, parameter: string | undefined) => {
    const id = parameter ? parameter + encodeURIComponent(encodeURIComponent(shareId)) : shareId;
    return id.replaceAll(/[&']/g, (character) => ENTITIES[character] ?? '');
  });

/** The hashes of the content of all elements with this tag. */
const hashesOf = (html: string, tag: 'script' | 'style') =>
  html
    .split(`<${tag}>`)
    .slice(1)
    .map((rest) => rest.split(`</${tag}>`, 1)[0] ?? '')
    .map((content) => `'sha256-${hash('sha256', content, 'base64')}'`);

async function readPage(path: string): Promise<Page> {
  const [plain, br, gz] = await Promise.all(
    [path, `${path}.br`, `${path}.gz`].map((file) => readFile(file)),
  );
  if (!plain || !br || !gz) throw new Error(`${path} is not complete.`);
  const html = plain.toString();
  return {
    plain,
    br,
    gzip: gz,
    etag: `"${hash('sha256', plain, 'base64url').slice(0, ETAG_LENGTH)}"`,
    inline: { scripts: hashesOf(html, 'script'), styles: hashesOf(html, 'style') },
  };
}

/** The prerendered pages by `language/name`; empty where none were built. */
export async function readPages(webDir: string): Promise<Map<string, Page>> {
  const pages = new Map<string, Page>();
  const root = join(webDir, 'pages');
  for await (const file of glob('*/*.html', { cwd: root })) {
    pages.set(file.replace(/\.html$/, ''), await readPage(join(root, file)));
  }
  return pages;
}

/** `lang` of the address when it is exactly a language, else the browser's (spec §5, D35). */
function languageFor(request: FastifyRequest): Language {
  const [, query] = request.url.split('?', 2);
  const requested = new URLSearchParams(query).get(LANGUAGE_PARAMETER);
  const known = LANGUAGES.find((language) => language === requested);
  return known ?? ((request.language([...LANGUAGES]) || LANGUAGES[0]) as Language);
}

/** The page with the id of the game, compressed while the visitor waits. */
async function fill(page: Page, shareId: string, encoding: Encoding | undefined) {
  const html = withShareId(page.plain.toString(), shareId);
  if (!encoding) return html;
  return encoding === 'br' ? compress(html, FAST) : zip(html);
}

/** Sends the public page of a path in the visitor's language; with status 404 for an unknown path. */
export async function sendPage(
  pages: Map<string, Page>,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const [path = '/'] = request.url.split('?', 1);
  const name = pageAt(path) ?? 'missing';
  const page = pages.get(`${languageFor(request)}/${name}`);
  if (!page) return reply.callNotFound();
  await reply.allowInline(page.inline, 'public');
  reply
    .code(name === 'missing' || name === 'brokenShare' ? 404 : 200)
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-language, accept-encoding')
    .type('text/html; charset=utf-8');
  const accepted = request.encodings();
  const encoding = ENCODINGS.find((known) => accepted.includes(known));
  if (encoding) reply.header('content-encoding', encoding);
  if (name === 'sharedGame') {
    // Not for search engines: a game is meant for those who have its link, and anyone can make up such an address.
    reply.header('x-robots-tag', 'noindex');
    return reply.send(await fill(page, path.split('/')[2] ?? '', encoding));
  }
  if (reply.statusCode === 200) {
    reply.header('etag', page.etag);
    // The header may contain the tag in its weak form, from a proxy that compresses, or among several tags.
    if (request.headers['if-none-match']?.includes(page.etag)) return reply.code(304).send();
  }
  return reply.send(page[encoding ?? 'plain']);
}
