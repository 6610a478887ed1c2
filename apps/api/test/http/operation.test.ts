import { ENDPOINTS, listCountPath, listPath, VENUE_STATUSES } from '@campetto/contract';
import Fastify from 'fastify';
import * as v from 'valibot';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { rateLimits } from '../../src/db/schema.ts';
import { declarePublic, identity } from '../../src/http/identity.ts';
import { schemas, type ValibotTypeProvider } from '../../src/http/schemas.ts';
import { grantKey, revokeKey } from '../../src/identity/submission-keys.ts';
import { expectProblem, listen, requestRaw, withServer } from '../support/app.ts';
import { unsignedToken } from '../support/identity.ts';
import { query } from '../support/query.ts';
import { changesOf } from '../support/requests/changes.ts';
import { seedOne } from '../support/venues.ts';

describe('the log', () => {
  const server = withServer({ logLevel: 'trace' });
  const lines = server.log;

  test('has one line for each request, and no token, e-mail, body or header in any', async () => {
    const venue = await seedOne(server.db);
    lines.length = 0;
    const body = { folderPath: venue.folderPath, country: 'Topsecretland', city: 'Unknown' };
    const headers = { cookie: 'session=topsecret', 'x-forwarded-for': 'topsecret' };
    const response = await server.request('POST', '/api/venues/approve', { body, headers });
    expect(response.status).toBe(200);
    await server.request('POST', '/api/venues/approve', { body: { ...body, city: 7 } });
    await server.request(
      'GET',
      `/api/venues/count?token=${unsignedToken()}&user=admin@example.org`,
    );
    await server.request('GET', '/api/venues/count', { token: unsignedToken({ exp: 1 }) });
    server.app.log.info({ user: { email: 'admin@example.org' } }, `for admin@example.org`);
    server.app.log.error(new Error(`postgres://campetto:topsecret@127.0.0.1/x ${unsignedToken()}`));

    const completed = lines.filter((line) => line.includes('request completed'));
    expect(completed).toHaveLength(4);
    expect(JSON.parse(completed[0] ?? '')).toMatchObject({
      reqId: expect.stringMatching(/-/),
      req: { method: 'POST', url: '/api/venues/approve' },
      res: { statusCode: 200 },
    });
    const log = lines.join('');
    expect(log).not.toMatch(/topsecret|eyJ|@example\.org|bearer/i);
    expect(log).toContain('[token]');
    expect(log).toContain('[e-mail]');
    expect(log).toContain('[password]');
  });

  test('contains no encoded e-mail, and names packages in stacks', async () => {
    lines.length = 0;
    server.app.log.info('/x?user=admin%40example.org and a%2Bb%40example.org');
    server.app.log.info('/x?user=admin%40example%2Eorg and a%40mail%2eexample%2Eorg');
    server.app.log.info("andré@example.org, josé.o'brien@example.org and andr%C3%A9%40example.org");
    server.app.log.info(
      'a@münchen-example.de, b%40m%C3%BCnchen-example.de, c@xn--mnchen-3ya.example',
    );
    server.app.log.info('d@пример.рф, e@xn--e1afmkfd.xn--p1ai and f%40example.%D1%80%D1%84');
    server.app.log.error('at /srv/node_modules/.pnpm/fastify@5.6.1/node_modules/fastify/route.js');
    const log = lines.join('');
    expect(log).not.toMatch(/example(?:\.|%2E)org|nchen|andr|jos|brien|пример|рф|xn--|p1ai|%D1/i);
    expect(log).toContain('fastify@5.6.1/node_modules');
  });

  test('contains no encoded key and token', async () => {
    lines.length = 0;
    const token = unsignedToken().replaceAll('.', '%2E');
    for (const target of [
      'csk%5fsecret',
      '%63sk_s%65cret',
      `?t=${token}`,
      `?t=%65${token.slice(1)}`,
    ]) {
      await server.request('GET', `/robots.txt/${target}`);
    }
    expect(lines.map((line) => JSON.parse(line).req.url)).toEqual([
      ...['/robots.txt/[key]', '/robots.txt/[key]'],
      ...['/robots.txt/?t=[token]', '/robots.txt/?t=[token]'],
    ]);
  });

  test('is JSON without the searched address, however a client writes its request', async () => {
    const port = await listen(server);
    lines.length = 0;
    for (const target of [
      '/robots.txt?q="segreta',
      '/robots.txt?u=http://a:"segreta@b&q=\\"segreta\\',
      '/api/geocode/search?q="Via+Segreta+121"&limit=5',
      '/api/geocode/search?limit=5&%71=Via+Segreta',
      '/api/geocode/search#q=Via+Segreta',
      '/api/geocode/search?%zz=1&q=Via=Segreta?x',
      '/api/geocode/search?x=1?q=Via"Segreta',
    ]) {
      await requestRaw(port, target);
    }
    server.app.log.warn('GET http://x/?q="Segreta" failed');
    const logged = lines.map((line) => JSON.parse(line));
    expect(logged.flatMap(({ req }) => req?.url ?? [])).toEqual([
      '/robots.txt?q=[address]',
      '/robots.txt?u=http://a:[password]@b&q=[address]',
      '/api/geocode/search?q=[address]&limit=5',
      '/api/geocode/search?limit=5&q=[address]',
      '/api/geocode/search#q=[address]',
      '/api/geocode/search?%zz=1&q=[address]',
      '/api/geocode/search?x=1?q=[address]',
    ]);
    expect(lines.every((line) => line.endsWith('}\n'))).toBe(true);
    expect(lines.join('')).not.toMatch(/segreta/i);
  });

  test('is JSON where an address with a password has no end', () => {
    lines.length = 0;
    server.app.log.info({ from: 'http://a:b', to: 'c@d' }, 'x');
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { from: 'http://a:b', to: 'c@d' },
    ]);
  });

  // A quadratic expression would take minutes.
  test.for([
    ...['a', 'é', 'eyJ', 'eyJa.', '://', '://a:', 'csk_', "'"],
    ...['?', '&', '#', '?q', '?q=', '%71', '&%71=', '%2', '%5F'],
    ...['a@', 'a%40', '@a.', '%401%2E', '1.', '%2E', '%C3%A9', '@%C3', '@xn--', '%40xn--.'],
  ])('scrubs a line of 300,000 characters like %j at once', (part) => {
    lines.length = 0;
    const text = part.repeat(300_000 / part.length);
    server.app.log.info({ req: { method: 'GET', url: text, ip: '::1' } }, text);
    expect(lines).toHaveLength(1);
  });

  test('has each failure with the request id of the response', async () => {
    lines.length = 0;
    const { db, app } = server;
    const connect = vi.spyOn(db.$client, 'connect').mockImplementation(() => {
      throw new Error('unforeseen');
    });
    const body = { folderPath: `venues/x/y/${crypto.randomUUID()}`, country: 'a', city: 'b' };
    const response = await server.request('POST', '/api/venues/approve', { body });
    connect.mockRestore();
    const problem = expectProblem(response, 500);
    expect(problem.detail).toBeUndefined();
    const failure = lines.map((line) => JSON.parse(line)).find(({ level }) => level >= 50);
    expect(failure).toMatchObject({ reqId: problem.requestId, err: { message: 'unforeseen' } });
    expect(app.log).toBeDefined();
  });

  test('has a failed statement without its values', async () => {
    const venue = await seedOne(server.db);
    lines.length = 0;
    await query(server.databaseUrl, 'ALTER TABLE activity RENAME TO away');
    const details = { reason: 'other', note: 'Topsecret' };
    const response = await changesOf(server).discard(venue, details);
    await query(server.databaseUrl, 'ALTER TABLE away RENAME TO activity');
    expectProblem(response, 500);
    const failure = lines.map((line) => JSON.parse(line)).find(({ level }) => level >= 50);
    expect(failure.err.message).toMatch(/"activity" does not exist/);
    expect(lines.join('')).not.toContain('Topsecret');
  });
});

describe.each([
  ['truncated', '203.0.113.0', '2001:db8:1::'],
  ['full', '203.0.113.77', '2001:db8:1:2::77'],
] as const)('the log with %s addresses', (logAddresses, ipv4, ipv6) => {
  const server = withServer({ logLevel: 'info', logAddresses });
  const lines = server.log;

  test.each([
    ['203.0.113.77', ipv4],
    ['::ffff:203.0.113.77', logAddresses === 'full' ? '::ffff:203.0.113.77' : ipv4],
    ['2001:db8:1:2::77', ipv6],
    ['2001:db8:1:2:3:4:5:77', logAddresses === 'full' ? '2001:db8:1:2:3:4:5:77' : ipv6],
    ['::1', logAddresses === 'full' ? '::1' : '::'],
  ])('has of %s only %s', async (remoteAddress, expected) => {
    lines.length = 0;
    await server.app.inject({ url: '/api/config', remoteAddress });
    expect(lines.map((line) => JSON.parse(line).req?.ip)).toEqual([expected]);
  });
});

describe.each([
  { trustProxy: [], shared: true, name: 'ignores X-Forwarded-For of everybody by default' },
  { trustProxy: ['10.0.0.0/8'], shared: false, name: 'honours X-Forwarded-For of a trusted proxy' },
])('the rate limit of an address', ({ trustProxy, shared, name }) => {
  const server = withServer({ rateLimit: 2, trustProxy });

  test(name, async () => {
    const statuses = async (remoteAddress: string) => {
      const found: number[] = [];
      for (let client = 1; client <= 4; client += 1) {
        const { statusCode } = await server.app.inject({
          url: '/api/config',
          remoteAddress,
          headers: { 'x-forwarded-for': `203.0.113.${client}` },
        });
        found.push(statusCode);
      }
      return found;
    };
    expect(await statuses('10.1.2.3')).toEqual(shared ? [200, 200, 429, 429] : Array(4).fill(200));
    expect(await statuses('198.51.100.7')).toEqual([200, 200, 429, 429]);
  });

  test('counts the addresses of one IPv6 network together', async () => {
    const statusOf = async (remoteAddress: string) =>
      (await server.app.inject({ url: '/api/config', remoteAddress })).statusCode;
    const statuses = async (...addresses: string[]) => {
      const found: number[] = [];
      for (const address of addresses) found.push(await statusOf(address));
      return found;
    };
    const first = ['2001:db8:1:2:5::1', '2001:db8:1:2::2', '2001:db8:1:2:5:6:7:8'];
    expect(await statuses(...first)).toEqual([200, 200, 429]);
    expect(await statuses('2001:db8::6', '2001:0db8:0:0::7', '2001:db8::7:8')).toEqual([
      200, 200, 429,
    ]);
    expect(await statuses('2001:db8:1:3::1', '::ffff:192.0.2.1', '::ffff:192.0.2.2')).toEqual([
      200, 200, 200,
    ]);
  });

  test('a client cannot choose its address by an entry before the one of the proxy', async () => {
    const found: number[] = [];
    for (let forged = 1; forged <= 3; forged += 1) {
      const { statusCode } = await server.app.inject({
        url: '/api/config',
        remoteAddress: '10.9.9.9',
        headers: { 'x-forwarded-for': `203.0.113.${forged}, 198.51.100.99` },
      });
      found.push(statusCode);
    }
    expect(found).toEqual([200, 200, 429]);
  });
});

describe('addresses of X-Forwarded-For', () => {
  const trustProxy = ['10.0.0.0/8'];
  const server = withServer({ rateLimit: 2, trustProxy, logLevel: 'info', logAddresses: 'full' });
  const lines = server.log;
  const send = async (url: string, remoteAddress: string, forwarded: string) =>
    (await server.app.inject({ url, remoteAddress, headers: { 'x-forwarded-for': forwarded } }))
      .statusCode;

  test.each([
    ['203.0.113.7:4711', '203.0.113.7'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['2001:db8::1', '2001:db8::1'],
    ['198.51.100.7, 203.0.113.7:4711,10.7.7.7:80', '203.0.113.7'],
    ['<script>', '10.1.1.1'],
    ['', '10.1.1.1'],
    ['203.0.113.7, <script>, 10.7.7.7', '10.7.7.7'],
    ['203.0.113.7, , 10.7.7.7', '203.0.113.7'],
    ['fe80::1%zone', '10.1.1.1'],
    ['203.0.113.7:x', '10.1.1.1'],
    ['[203.0.113.7', '10.1.1.1'],
  ])(
    'are the address of the client without its port, else that of the last proxy: %s',
    async (forwarded, address) => {
      lines.length = 0;
      await send('/', '10.1.1.1', forwarded);
      expect(lines.map((line) => JSON.parse(line).req.ip)).toEqual([address]);
    },
  );

  test.each([
    ['10.2.2.1', (client: number) => `7.7.7.7:${client}`],
    ['10.2.2.2', (client: number) => `garbage${client}`],
    ['10.2.2.3', (client: number) => `[2001:db8::1]:${client}`],
    ['10.2.2.4', (client: number) => `7.7.7.8, fe80::1%${client}`],
  ])('do not evade the rate limit behind %s', async (proxy, entry) => {
    const statuses: number[] = [];
    for (const client of [1, 2, 3]) statuses.push(await send('/api/config', proxy, entry(client)));
    expect(statuses).toEqual([200, 200, 429]);
  });
});

describe('the rate limit', () => {
  const server = withServer({ rateLimit: 3 });
  const count = (token: string | null) => server.request('GET', '/api/venues/count', { token });

  /** The server with its counters at zero. */
  async function restart() {
    await server.app.close();
    await server.db.delete(rateLimits);
    server.replaceApp(await server.another());
  }
  beforeEach(restart);

  test('returns 429 with the seconds to wait, for each administrator separately, never for health', async () => {
    const token = unsignedToken();
    for (let sent = 0; sent < 3; sent += 1) expect((await count(token)).status).toBe(200);
    const refused = await count(token);
    expectProblem(refused, 429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await count(unsignedToken({ sub: 'admin-2' }))).status).toBe(200);
    for (const path of ['/api/health', '/api/ready']) {
      for (let sent = 0; sent < 5; sent += 1) {
        expect((await server.request('GET', path, { token: null })).status).toBe(200);
      }
    }
  });

  test('counts an administrator once, with whatever tokens', async () => {
    const [first, second] = [unsignedToken({ iat: 1 }), unsignedToken({ iat: 2 })];
    for (const token of [first, second, first]) expect((await count(token)).status).toBe(200);
    // The address has sent two tokens that it was counted for, and may send a third.
    expectProblem(await count(second), 429);
    expect((await count(unsignedToken({ sub: 'admin-2' }))).status).toBe(200);
  });

  test('counts tokens and keys that are not valid by address, and does not verify more of them', async () => {
    const execute = vi.spyOn(server.db, 'select');
    for (let sent = 0; sent < 3; sent += 1) expectProblem(await count(`csk_${sent}`), 401);
    expect(execute).toHaveBeenCalledTimes(3);
    expectProblem(await count('csk_4'), 429);
    expectProblem(await count('a.b.c'), 429);
    expectProblem(await count(null), 429);
    expect(execute).toHaveBeenCalledTimes(3);
    execute.mockRestore();
  });

  test('lets an administrator who is signed in work beside others at the address', async () => {
    const token = unsignedToken();
    expect((await count(token)).status).toBe(200);
    for (let sent = 0; sent < 3; sent += 1) await count('a.b.c');
    expectProblem(await count('a.b.c'), 429);
    expect((await count(token)).status).toBe(200);
  });

  test('remembers the last thousand tokens as proven', async () => {
    const statusOf = async (token: string, remoteAddress: string) =>
      (await server.request('GET', '/api/venues/count', { token, remoteAddress })).status;
    const [first, address] = [unsignedToken({ sub: 'first' }), '203.0.113.1'];
    expect(await statusOf(first, address)).toBe(200);
    for (const status of [401, 401, 429]) expect(await statusOf('a.b.c', address)).toBe(status);
    expect(await statusOf(first, address)).toBe(200);
    for (let other = 1; other <= 1000; other += 1) {
      const token = unsignedToken({ sub: `other-${other}` });
      expect(await statusOf(token, `2001:db8:0:${other.toString(16)}::1`)).toBe(200);
    }
    expect(await statusOf(first, address)).toBe(429);
  });

  test('counts a key by address once it is revoked, although it was proven before', async () => {
    const key = (await grantKey(server.db, { name: 'weekly', sources: ['weekly'] }))?.key ?? '';
    const submit = async () =>
      (await server.request('POST', '/api/imports?file=a.csv', { token: key })).status;
    expect(await submit()).toBe(200);
    await revokeKey(server.db, 'weekly');
    // The first refusal is not counted yet.
    for (const status of [401, 401, 401, 429, 429]) expect(await submit()).toBe(status);
  });

  test('counts by address what a proven token does not get, and what needs none', async () => {
    const key = (await grantKey(server.db, { name: 'weekly', sources: ['weekly'] }))?.key ?? '';
    const statusOf = async (method: string, url: string) =>
      (await server.request(method, url, { token: key })).status;
    expect(await statusOf('POST', '/api/imports?file=a.csv')).toBe(200);
    // The first is not counted yet.
    const seen = [];
    for (let sent = 0; sent < 2; sent += 1) {
      seen.push(await statusOf('GET', '/api/venues/count'), await statusOf('GET', '/api/config'));
    }
    expect(seen).toEqual([403, 200, 403, 429]);
  });

  test.each([
    'http://127.0.0.1/api/config',
    'HTTP://127.0.0.1/api/config',
    '/%61pi/config',
    '/api/c%6fnfig?x=/y',
  ])('counts %s as any request, and forbids to store its response', async (target) => {
    const port = await listen(server);
    for (const status of [200, 200, 200, 429]) {
      const response = await requestRaw(port, target);
      expect(response.statusCode).toBe(status);
      expect(response.headers['cache-control']).toBe('no-store');
    }
  });
});

describe('the readiness', () => {
  const server = withServer();

  test('queries the database once for many requests at a time', async () => {
    const execute = vi.spyOn(server.db, 'execute');
    const responses = await Promise.all(
      Array.from({ length: 50 }, () => server.request('GET', '/api/ready', { token: null })),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(execute).toHaveBeenCalledTimes(1);
    execute.mockRestore();
  });
});

describe('routes', () => {
  const guarded = async () => {
    const app = Fastify().withTypeProvider<ValibotTypeProvider>();
    await app.register(identity, {
      verifyToken: async () => ({ uid: 'x', email: null, admin: true }),
      findScraper: async () => undefined,
      policy: 'claim',
    });
    return app;
  };

  test('without a declared access prevent the app from starting', async () => {
    const app = await guarded();
    app.get('/forgotten', async () => 'x');
    await expect(app.ready()).rejects.toThrow('/forgotten');
  });

  test('with a schema of path parameters prevent the app from starting', async () => {
    const app = Fastify().withTypeProvider<ValibotTypeProvider>();
    await app.register(schemas);
    const schema = { params: v.strictObject({ id: v.string() }) };
    expect(() => app.get('/venues/:id', { schema }, async () => 'x')).toThrow(
      'GET /venues/:id: use the query or the body instead of path parameters.',
    );
  });

  test('with a declared access start, also where their scope declares it', async () => {
    const app = await guarded();
    app.get('/remembered', { config: { access: 'public' } }, async () => 'x');
    app.register(async (scope) => {
      scope.addHook('onRoute', declarePublic);
      scope.get('/inside', async () => 'x');
    });
    await app.ready();
    expect((await app.inject('/inside')).statusCode).toBe(200);
  });
});

describe('the OpenAPI document', () => {
  const server = withServer();

  interface Operation {
    security?: object[];
    parameters?: { name: string }[];
    requestBody?: { content: Record<string, { schema: { required: string[] } }> };
    responses: Record<string, { content: Record<string, { schema: object }> }>;
  }

  test('[API-1] [API-2] [API-3] [API-4] [API-5] describes request, response and problem of every endpoint', async () => {
    const { body } = await server.request<{ paths: Record<string, Record<string, Operation>> }>(
      'GET',
      '/api/docs/json',
      { token: null },
    );
    const operations = Object.entries(body.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, operation]) => [`${method} ${path}`, operation] as const,
      ),
    );
    const reads = [
      ...VENUE_STATUSES.flatMap((status) => [listPath(status), listCountPath(status)]),
      ...['/api/health', '/api/ready'],
    ];
    const endpoints = [
      ...Object.values(ENDPOINTS),
      ...reads.map((path) => ({ method: 'GET', path })),
    ];
    expect(operations.map(([name]) => name).sort()).toEqual(
      endpoints.map(({ method, path }) => `${method.toLowerCase()} ${path}`).sort(),
    );
    for (const [name, operation] of operations) {
      const { default: problem, ...success } = operation.responses;
      const [response] = Object.values(success);
      const streamed = /export$|imports$|undo\/batch$/.test(name);
      if (!streamed) {
        expect(response?.content['application/json']?.schema, name).toHaveProperty('type');
      }
      expect(problem?.content['application/problem+json']?.schema, name).toHaveProperty(
        'properties',
      );
      const open = /config|health|ready/.test(name);
      const key = name === 'post /api/imports' ? [{ submissionKey: [] }] : [];
      expect(operation.security, name).toEqual(open ? undefined : [{ identityToken: [] }, ...key]);
    }
    const update = body.paths['/api/venues/update']?.['put'];
    expect(update?.parameters?.map(({ name }) => name)).toEqual(['if-match', 'idempotency-key']);
    expect(update?.requestBody?.content['application/json']?.schema.required).toEqual([
      'folderPath',
      'sportsVenue',
      'address',
    ]);
    const create = body.paths['/api/venues/create']?.['post'];
    expect(create?.requestBody?.content['multipart/form-data']?.schema).toMatchObject({
      required: ['venueData'],
      properties: { image: { type: 'string', format: 'binary' } },
    });
    const list = body.paths['/api/venues/scraped']?.['get'];
    expect(list?.parameters?.map(({ name }) => name)).toEqual([
      'limit',
      'country',
      'city',
      'cursor',
      'q',
      'check',
      'clean',
      'hasDuplicates',
      'later',
      'imported',
      'batch',
      'source',
      'sport',
      'reason',
      'reviewer',
      'sort',
    ]);
  });

  test('is browsable', async () => {
    const page = await server.app.inject('/api/docs/');
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toMatch(/html/);
    expect(page.body).not.toMatch(/<script(?![^>]*src=)|style="/);
  });
});
