import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { PATHS } from '@campetto/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectProblem, withServer } from './support/app.ts';

const webDir = await mkdtemp(join(tmpdir(), 'campetto-web-'));
const SCRIPT = `console.log('${'x'.repeat(2000)}');`;

beforeAll(async () => {
  await mkdir(join(webDir, 'assets'));
  const html = '<!doctype html><script nonce="__CSP_NONCE__"></script><p nonce="__CSP_NONCE__">';
  const files: Record<string, string | Buffer> = {
    'index.html': html,
    'favicon.svg': '<svg/>',
    'assets/app-1a2b.js': SCRIPT,
    'assets/app-1a2b.js.br': brotliCompressSync(SCRIPT),
    'assets/app-1a2b.js.gz': gzipSync(SCRIPT),
  };
  for (const [name, content] of Object.entries(files)) await writeFile(join(webDir, name), content);
});

describe('the built web app', () => {
  const server = withServer({ webDir, production: true });
  afterAll(() => rm(webDir, { recursive: true, force: true }));

  const get = (url: string, headers: Record<string, string> = {}) =>
    server.app.inject({ method: 'GET', url, headers });

  test.each([...Object.values(PATHS), '/admin/', '/?lang=it', '/admin/venues?status=approved'])(
    '[SITE-1] answers %s with the app',
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.headers['cache-control']).toBe('no-cache');
      expect(answer.body).toContain('<!doctype html>');
    },
  );

  test.each(['/nowhere', '/admin/users', '/index.html', '/admin/venues/add/x', '/.env', '/api-x'])(
    '[SITE-7] answers %s with the app and status 404',
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toContain('<!doctype html>');
      expect(answer.body).not.toContain('__CSP_NONCE__');
    },
  );

  test.each(['/assets/app-old.js', '/assets/', '/assets', '/api', '/api/nope'])(
    '[SITE-7] answers %s with a problem, not with a page',
    async (url) => {
      const answer = await get(url);
      expectProblem(
        { status: answer.statusCode, headers: answer.headers, body: answer.json() },
        404,
      );
    },
  );

  test.each(['/../package.json', '/assets/../../package.json', '/%2e%2e/package.json', '/..%2fx'])(
    'gives away no file outside: %s',
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.body).not.toContain('dependencies');
    },
  );

  test('sends files as they were compressed at build time, to keep for ever when hashed', async () => {
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
  });

  test('allows nothing inline but what carries this answer’s nonce', async () => {
    const nonces = new Set<string>();
    for (const url of ['/', '/admin', '/nowhere']) {
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

  test('sets the security headers on pages, files, answers and errors', async () => {
    for (const url of ['/', '/assets/app-1a2b.js', '/api/config', '/api/nope', '/api/docs/']) {
      const { headers } = await get(url);
      expect(headers).toMatchObject({
        'content-security-policy': expect.stringMatching(/frame-ancestors 'none'/),
        'strict-transport-security': expect.stringMatching(/^max-age=31536000/),
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': expect.stringMatching(/camera=\(\)/),
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      });
      expect(headers['content-security-policy']).not.toMatch(/unsafe-/);
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

  test('lets the app reach what it is configured to reach, and sends no HSTS', async () => {
    const { headers } = await server.call('GET', '/api/config');
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/img-src [^;]*http:\/\/media\.example\.org(;| )/);
    expect(policy).toMatch(/connect-src [^;]*https:\/\/nominatim\.example\.org/);
    expect(policy).toMatch(/connect-src [^;]*https:\/\/identitytoolkit\.googleapis\.com/);
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  test('serves the API alone when there is no built app', async () => {
    expectProblem(await server.call('GET', '/'), 404);
  });
});
