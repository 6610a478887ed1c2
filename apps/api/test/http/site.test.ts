import { hash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { EXAMPLE_FACTS_FILE, LANGUAGES } from '@campetto/contract';
import Fastify, { type FastifyPluginAsync } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { site } from '../../src/http/site/site.ts';
import { expectProblem, listen, requestRaw, withServer } from '../support/app.ts';
import { writeBuiltFiles } from '../support/files.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const webDir = temporaryFolder();
const SCRIPT = `console.log('${'x'.repeat(2000)}');`;

const style = 'p{color:red}';
const script = 'import("/assets/app-1a2b.js")';
const sha256 = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`;

/** A page as the build writes it. */
const page = (language: string, name: string) =>
  `<!doctype html><html lang="${language}"><head><style>${style}</style></head>` +
  `<body><script type="application/ld+json">{}</script><h1>${name}</h1>` +
  `${name === 'sharedGame' ? '<a href="campetto://share/__SHARE_ID__"><a href="?r=shareId%3D__SHARE_ID__">' : ''}` +
  `<script>${script}</script></body></html>`;

const PAGES = ['home', 'privacy', 'share', 'sharedGame', 'brokenShare', 'missing'];

beforeAll(async () => {
  const html = '<!doctype html><script nonce="__CSP_NONCE__"></script><p nonce="__CSP_NONCE__">';
  const files: Record<string, string> = {
    'index.html': html,
    'favicon.svg': '<svg/>',
    '.well-known/apple-app-site-association': '{"applinks":{}}',
    'assets/app-1a2b.js': SCRIPT,
    'privacy-en.md': '# Privacy',
  };
  for (const language of LANGUAGES) {
    for (const name of PAGES) files[`pages/${language}/${name}.html`] = page(language, name);
  }
  await writeBuiltFiles(webDir, files);
});

describe('the rate limit beside the web app', () => {
  const server = withServer({ webDir, rateLimit: 2 });

  test('applies to unknown endpoints, and not to pages', async () => {
    const statuses = async (url: string) => {
      const found: number[] = [];
      for (let sent = 0; sent < 3; sent += 1) found.push((await server.app.inject(url)).statusCode);
      return found;
    };
    expect(await statuses('/privacy')).toEqual([200, 200, 200]);
    expect(await statuses('/api/unknown')).toEqual([404, 404, 429]);
  });
});

describe('the built web app', () => {
  const server = withServer({ webDir, production: true });

  const get = (url: string, headers: Record<string, string> = {}) =>
    server.app.inject({ method: 'GET', url, headers });

  test('says at its start in production that the facts of the company are examples', async () => {
    await writeFile(join(webDir, EXAMPLE_FACTS_FILE), 'The company is an example.');
    const started = async (production: boolean) => {
      const lines: string[] = [];
      const app = Fastify({ logger: { stream: { write: (line) => lines.push(line) } } });
      await app.register(site as FastifyPluginAsync<Parameters<typeof site>[1]>, {
        webDir,
        production,
      });
      const { body } = await app.inject(`/${EXAMPLE_FACTS_FILE}`);
      expect(body).not.toContain('an example');
      await app.close();
      return lines.join('');
    };
    expect(await started(true)).toContain('The company is an example.');
    expect(await started(false)).not.toContain('is an example');
  });

  test('[SITE-7] a path that is no address has the status 404 or 400', async () => {
    const port = await listen(server);
    const paths = ['//', '///', '/\\', '//[', '//[?lang=it', '/%5C%5C', '//a:99999999/'];
    const encoded = ['/%2F', '/%2f%2F', '/%5c', '/%2F%5B', '/%2F%2F?lang=it', '/%', '/%ff', '/%00'];
    const addresses = [...paths, ...encoded].map((path) => `http://example.org${path}`);
    const malformed = ['http:///x', 'https://a:99999999/x', 'http://%/%'];
    for (const path of [...paths, ...encoded, ...addresses, ...malformed]) {
      expect([400, 404], path).toContain((await requestRaw(port, path)).statusCode);
    }
  });

  test('its pages are no part of the API reference', async () => {
    const { paths } = (await get('/api/docs/json')).json();
    expect(Object.keys(paths).filter((path) => !path.startsWith('/api/'))).toEqual([]);
  });

  test.each(['/admin', '/admin/dashboard', '/admin/', '/admin/venues?status=approved'])(
    '[SITE-1] serves the back office for %s',
    async (url) => {
      const response = await get(url);
      expect(response.statusCode).toBe(200);
      expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(response.headers['cache-control']).toBe('no-cache');
      expect(response.headers['x-robots-tag']).toBe('noindex');
      expect(response.body).toContain('<!doctype html>');
    },
  );

  test.each(['/admin/users', '/admin/venues/add/x'])(
    '[SITE-7] serves the back office with status 404 for %s',
    async (url) => {
      const response = await get(url);
      expect(response.statusCode).toBe(404);
      expect(response.body).toContain('<!doctype html>');
      expect(response.body).not.toContain('__CSP_NONCE__');
    },
  );

  test.each(['/nowhere', '/index.html', '/pages/en/home.html', '/.env', '/api-x', '/share/a/b'])(
    '[SITE-7] serves the fallback page with status 404 for %s',
    async (url) => {
      const response = await get(url);
      expect(response.statusCode).toBe(404);
      expect(response.body).toContain('<h1>missing</h1>');
    },
  );

  test.each([
    ['/?lang=it', {}, 'it'],
    ['/?lang=en', { 'accept-language': 'it' }, 'en'],
    ['/?lang=it&lang=en', {}, 'it'],
    ['/', { 'accept-language': 'it-CH,en;q=0.5' }, 'it'],
    ['/', { 'accept-language': 'de,it;q=0.7,en;q=0.3' }, 'it'],
    ['/', { 'accept-language': 'de' }, 'en'],
    ['/', {}, 'en'],
    ['/?lang=de', { 'accept-language': 'it' }, 'it'],
    ['/?lang=IT', {}, 'en'],
    ['/?lang=', { 'accept-language': 'it' }, 'it'],
    // To sort as many would take milliseconds.
    ['/', { 'accept-language': `it,${'x,'.repeat(500)}` }, 'en'],
  ])('[LANG-1] serves %s to the browser languages %o in %s', async (url, headers, language) => {
    const response = await get(url, headers);
    expect(response.statusCode).toBe(200);
    expect(response.body).toContain(`<html lang="${language}">`);
    expect(response.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'accept-language, accept-encoding',
    });
  });

  test('sends a page compressed, and 304 while it has not changed', async () => {
    const brotli = await get('/?lang=it', { 'accept-encoding': 'gzip, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(page('it', 'home'));
    const gzip = await get('/?lang=it', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(page('it', 'home'));
    const again = await get('/?lang=it', { 'if-none-match': String(brotli.headers['etag']) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    // A proxy that compresses makes the tag weak, and a browser may send several tags.
    for (const tags of [`W/${brotli.headers['etag']}`, `"other", W/${brotli.headers['etag']}`]) {
      expect((await get('/?lang=it', { 'if-none-match': tags })).statusCode).toBe(304);
    }
    const missing = await get('/nowhere');
    expect(missing.headers).not.toHaveProperty('etag');
    const other = await get('/?lang=en', { 'if-none-match': String(brotli.headers['etag']) });
    expect(other.statusCode).toBe(200);
  });

  test.each([
    ['/share', 200, 'share'],
    ['/share/', 200, 'share'],
    ['/share/Gk3-x_9', 200, 'sharedGame'],
    [`/share/${'x'.repeat(5000)}`, 404, 'brokenShare'],
    ['/share/%3Cscript%3Ealert(1)%3C%2Fscript%3E', 404, 'brokenShare'],
    ['/share/<b>x', 404, 'brokenShare'],
    ['/share/%2e%2e%2fadmin', 404, 'brokenShare'],
    ['/share/%E0%A4%A', 404, 'brokenShare'],
    ['/share/%', 404, 'brokenShare'],
    ['/%ff', 404, 'missing'],
  ])('[SHARE-1] serves %s with status %d as the page %s', async (url, status, name) => {
    const response = await get(url);
    expect(response.statusCode).toBe(status);
    expect(response.body).toContain(`<h1>${name}</h1>`);
    expect(response.body).not.toContain('alert');
    // Anyone can make up the address of a game.
    const robots = name === 'sharedGame' ? 'noindex' : undefined;
    expect(response.headers['x-robots-tag']).toBe(robots);
  });

  test('[SHARE-2] writes the game into its page, compressed or not', async () => {
    const link = 'campetto://share/Gk3-x_9';
    expect((await get('/share/Gk3-x_9?lang=it')).body).toContain(link);
    const { body } = await get("/share/a.b:c&d='e");
    expect(body).toContain('"campetto://share/a.b:c&amp;d=&#39;e"');
    expect(body).toContain('"?r=shareId%3Da.b%253Ac%2526d%253D&#39;e"');
    const brotli = await get('/share/Gk3-x_9', { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toContain(link);
    const gzip = await get('/share/Gk3-x_9', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(gzip.rawPayload).toString()).toContain(link);
    expect(gzip.body).not.toContain('__SHARE_ID__');
  });

  test('serves a document as text, and the association file as JSON', async () => {
    const document = await get('/privacy-en.md');
    expect(document.body).toBe('# Privacy');
    expect(document.headers['content-type']).toMatch(/^text\/markdown; charset=utf-8/);
    const association = await get('/.well-known/apple-app-site-association');
    expect(association.json()).toEqual({ applinks: {} });
    expect(association.headers['content-type']).toMatch(/^application\/json/);
  });

  test.each([
    '/assets/app-old.js',
    '/assets/',
    '/assets',
    '/api',
    '/api/nope',
    '/nope-en.md',
    '/.well-known/nope',
  ])('[SITE-7] returns %s with a problem, not with a page', async (url) => {
    expectProblem(await server.request('GET', url, { token: null }), 404);
  });

  test.each(['/../package.json', '/assets/../../package.json', '/%2e%2e/package.json', '/..%2fx'])(
    'gives away no file outside: %s',
    async (url) => {
      const response = await get(url);
      expect(response.statusCode).toBeGreaterThanOrEqual(400);
      expect(response.body).not.toContain('dependencies');
    },
  );

  test('sends files as they were compressed at build time, to be cached for ever when hashed', async () => {
    const url = '/assets/app-1a2b.js';
    const brotli = await get(url, { 'accept-encoding': 'gzip, deflate, br' });
    expect(brotli.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': expect.stringMatching(/javascript/),
      'cache-control': 'public, max-age=31536000, immutable',
      vary: expect.stringMatching(/accept-encoding/i),
    });
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(SCRIPT);
    const gzip = await get(url, { 'accept-encoding': 'gzip' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(SCRIPT);
    const plain = await get(url);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body).toBe(SCRIPT);
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('no-cache');
    // A browser must not remember that a file is missing which the next version has.
    const missing = await get('/assets/app-3c4d.js');
    expect(missing.statusCode).toBe(404);
    expect(missing.headers['cache-control']).toBe('no-store');
  });

  test('allows only inline code with the nonce of this response', async () => {
    const nonces = new Set<string>();
    for (const url of ['/admin', '/admin/venues', '/admin/nowhere']) {
      const { body, headers } = await get(url);
      const policy = String(headers['content-security-policy']);
      const [, nonce = ''] = /script-src 'self' 'nonce-([^']+)'/.exec(policy) ?? [];
      expect(Buffer.from(nonce, 'base64')).toHaveLength(16);
      expect(body.match(new RegExp(`nonce="${nonce.replaceAll('+', '\\+')}"`, 'g'))).toHaveLength(
        2,
      );
      expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`);
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toMatch(/unsafe-|\*/);
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(3);
  });

  test('allows on a public page only its own inline style and script', async () => {
    for (const url of ['/', '/share/Gk3', '/nowhere']) {
      const policy = String((await get(url)).headers['content-security-policy']);
      expect(policy).toContain(`script-src 'self' ${sha256(script)};`);
      expect(policy).toContain(`style-src 'self' ${sha256(style)};`);
      expect(policy).not.toMatch(/unsafe-|\*|nonce/);
    }
  });

  test('allows a public page to load from nowhere else', async () => {
    for (const url of ['/', '/share/Gk3', '/nowhere']) {
      expect((await get(url)).headers['content-security-policy']).not.toContain('http');
    }
  });

  // The document takes the remaining bytes: both arrive in one round trip (`FIRST_FLIGHT` in the web app's benchmark).
  test('sends a public page with little more than a kilobyte of headers', async () => {
    const { headers } = await get('/');
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    // Two hashes more than here are in the policy of the landing page.
    expect(lines.join('').length + 2 * " 'sha256-'".length + 2 * 44).toBeLessThanOrEqual(1050);
  });

  test('sets the security headers on pages, files, API responses and errors', async () => {
    for (const url of ['/', '/assets/app-1a2b.js', '/api/config', '/api/nope', '/api/docs/']) {
      const { headers } = await get(url);
      expect(headers).toMatchObject({
        'strict-transport-security': expect.stringMatching(/^max-age=31536000/),
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      });
      const policy = String(headers['content-security-policy']);
      expect(policy.split(';')).toEqual(
        expect.arrayContaining([
          "default-src 'none'",
          "base-uri 'none'",
          "form-action 'self'",
          "frame-ancestors 'none'",
        ]),
      );
      expect(policy).not.toMatch(/unsafe-/);
      expect(headers['x-powered-by']).toBeUndefined();
    }
    expect((await get('/api/config')).headers['cache-control']).toBe('no-store');
  });
});

describe('outside production, with other bases', () => {
  const server = withServer(
    {
      mediaBase: 'http://media.example.org/pictures',
      geocoderBase: 'https://nominatim.example.org',
      emulatorHost: undefined,
    },
    { verifyToken: async () => ({ uid: 'x', email: null, admin: true }) },
  );

  test('allows connections to the configured hosts, and sends no HSTS', async () => {
    const { headers } = await server.request('GET', '/api/config');
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/img-src [^;]*http:\/\/media\.example\.org(;| )/);
    expect(policy).toMatch(/connect-src [^;]*https:\/\/nominatim\.example\.org/);
    expect(policy).toMatch(/connect-src [^;]*https:\/\/identitytoolkit\.googleapis\.com/);
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  test('serves only the API when there is no built app', async () => {
    expectProblem(await server.request('GET', '/'), 404);
  });
});
