import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { EXAMPLE_FACTS_FILE, isBackOfficePath, pageAt } from '@campetto/contract';
import fastifyAccepts from '@fastify/accepts';
import fastifyStatic from '@fastify/static';
import { FOREVER } from '../../cache-control.ts';
import { declarePublic } from '../identity.ts';
import type { Plugin } from '../schemas.ts';
import { readPages, sendPage } from './pages.ts';

const NONCE = '__CSP_NONCE__';

/** Paths of the API and of files: a missing one gets a problem instead of the page for unknown paths. */
const NO_PAGE = /^\/(api|assets|\.well-known)(\/|$)|\.md$/;

/** The media types of files whose names have no extension, as their readers require them. */
const TYPES: Record<string, string> = { 'apple-app-site-association': 'application/json' };

/** Headers that are sorted by what the client prefers. */
const PREFERENCES = ['accept-language', 'accept-encoding'] as const;
/** Characters; browsers send fewer. To sort thousands of preferences takes milliseconds, in which no one else is served. */
const PREFERENCES_MAX = 1000;

interface SiteOptions {
  webDir: string;
  production: boolean;
}

/**
 * Serves the built web app: its files and public pages as they were compressed at build time, and below /admin the one
 * HTML file of the back office. This file is small and contains a new nonce in each response, so it is neither
 * compressed nor cached. A path without a page has the status 404.
 */
export const site: Plugin<SiteOptions> = async (app, { webDir, production }) => {
  const html = await readFile(join(webDir, 'index.html'), 'utf8').catch(() => undefined);
  if (html === undefined) {
    app.log.warn({ webDir }, 'no built web app: only the API is served');
    return;
  }
  const warning = await readFile(join(webDir, EXAMPLE_FACTS_FILE), 'utf8').catch(() => undefined);
  if (production && warning) app.log.warn(warning);
  const pages = await readPages(webDir);
  app.addHook('onRoute', declarePublic);
  await app.register(fastifyAccepts);
  app.addHook('onRequest', async ({ headers }) => {
    for (const name of PREFERENCES)
      if (String(headers[name] ?? '').length > PREFERENCES_MAX) delete headers[name];
  });
  await app.register(fastifyStatic, {
    root: webDir,
    wildcard: false,
    globIgnore: ['**/*.html', '**/*.br', '**/*.gz', EXAMPLE_FACTS_FILE],
    serveDotFiles: true,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const hashed = path.startsWith(join(webDir, 'assets'));
      reply.header('cache-control', hashed ? FOREVER : 'no-cache');
      const type = TYPES[basename(path)];
      if (type) reply.type(type);
    },
  });
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const [path = '/'] = request.url.split('?', 1);
    if (NO_PAGE.test(path)) return reply.callNotFound();
    if (!isBackOfficePath(path)) return sendPage(pages, request, reply);
    const nonce = randomBytes(16).toString('base64');
    const sources = [`'nonce-${nonce}'`];
    await reply.allowInline({ scripts: sources, styles: sources });
    return reply
      .code(pageAt(path) ? 200 : 404)
      .header('cache-control', 'no-cache')
      .header('x-robots-tag', 'noindex')
      .type('text/html; charset=utf-8')
      .send(html.replaceAll(NONCE, nonce));
  });
};
