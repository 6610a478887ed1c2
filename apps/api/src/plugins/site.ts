import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isPagePath } from '@campetto/contract';
import fastifyStatic from '@fastify/static';
import { declarePublic } from './identity.ts';
import type { App } from './schemas.ts';
import type { setSecurityHeaders } from './security.ts';

const NONCE = '__CSP_NONCE__';
const FOREVER = 'public, max-age=31536000, immutable';

/** Paths under which a file is missing, not a page. */
const NO_PAGE = /^\/(api|assets)(\/|$)/;

/**
 * Serves the built web app: its files as they were compressed at build time, and its one HTML at
 * every other path, with status 404 where the app has no page. The HTML is small and carries a
 * nonce of its own in each answer, so it is neither compressed nor cached.
 */
export async function serveSite(
  app: App,
  webDir: string,
  allowNonce: Awaited<ReturnType<typeof setSecurityHeaders>>,
) {
  const html = await readFile(join(webDir, 'index.html'), 'utf8').catch(() => undefined);
  if (html === undefined) {
    app.log.warn({ webDir }, 'no built web app: only the API is served');
    return;
  }
  await app.register(async (site) => {
    site.addHook('onRoute', declarePublic);
    await site.register(fastifyStatic, {
      root: webDir,
      wildcard: false,
      globIgnore: ['**/*.html', '**/*.br', '**/*.gz'],
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const hashed = path.startsWith(join(webDir, 'assets'));
        reply.header('cache-control', hashed ? FOREVER : 'no-cache');
      },
    });
    site.get('/*', async (request, reply) => {
      const [path = '/'] = request.url.split('?', 1);
      if (NO_PAGE.test(path)) return reply.callNotFound();
      const nonce = randomBytes(16).toString('base64');
      await allowNonce(reply, nonce);
      return reply
        .code(isPagePath(path) ? 200 : 404)
        .header('cache-control', 'no-cache')
        .type('text/html; charset=utf-8')
        .send(html.replaceAll(NONCE, nonce));
    });
  });
}
