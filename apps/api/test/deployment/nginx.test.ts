import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type ClientHttp2Session, connect } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { IMPORT_MAX_MEGABYTES, PICTURE_MAX_BYTES } from '@campetto/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasNginx, startNginx } from '../../../../scripts/lib/nginx.ts';
import { ROOT } from '../../../../scripts/lib/processes.ts';
import { TIMEOUTS } from '../../src/server.ts';
import { createDatabase } from '../support/database.ts';
import { awaitedLater, repeatedly } from '../support/failures/background.ts';
import { writeBuiltFiles } from '../support/files.ts';
import { unsignedToken } from '../support/identity.ts';
import { type ServerProcess, startServer } from '../support/processes.ts';
import { query } from '../support/query.ts';
import { importSample } from '../support/requests/imports.ts';

const canRun = hasNginx();
if (!canRun) console.log('Skipped, because nginx or openssl is not installed.');

const RATE_LIMIT = 20;

test.each([
  ['/api/venues', PICTURE_MAX_BYTES / 1024 / 1024],
  ['/api/imports', IMPORT_MAX_MEGABYTES],
])('nginx passes on what the server accepts at %s', async (path, megabytes) => {
  const file = await readFile(join(ROOT, 'deploy/nginx/campetto.conf'), 'utf8');
  const [, comment = '', limit] =
    new RegExp(`# (.*)\\n +location ${path} \\{\\s+client_max_body_size (\\d+)m;`).exec(file) ?? [];
  expect(comment).toContain(`up to ${megabytes} MB`);
  // With the other parts of a form.
  expect(Number(limit)).toBeGreaterThan(megabytes);
});

test('nginx waits for longer than a server keeps a connection, so that it never takes a waiting one for failed', async () => {
  const file = await readFile(join(ROOT, 'deploy/nginx/campetto.conf'), 'utf8');
  const [, seconds] = /proxy_read_timeout (\d+)s/.exec(file) ?? [];
  expect(Number(seconds) * 1000).toBeGreaterThan(TIMEOUTS.connectionTimeout);
});

describe.skipIf(!canRun)('nginx in front of two servers', () => {
  /** The built web of either server: during an upgrade, two versions. */
  let folders: [string, string];
  let servers: [ServerProcess, ServerProcess];
  let nginx: Awaited<ReturnType<typeof startNginx>>;
  let env: Record<string, string>;
  const sessions: ClientHttp2Session[] = [];

  const start = (index: 0 | 1, settings = {}) =>
    startServer({ ...env, WEB_DIR: folders[index], ...settings });

  beforeAll(async () => {
    const create = async (version: string) => {
      const folder = await mkdtemp(join(tmpdir(), 'campetto-web-'));
      await writeBuiltFiles(folder, {
        'index.html': '<p>',
        'pages/en/home.html': '<h1>Home</h1>',
        [`assets/${version}.js`]: version,
      });
      return folder;
    };
    folders = [await create('old'), await create('new')];
    env = {
      DATABASE_URL: await createDatabase(),
      TRUST_PROXY: '127.0.0.1',
      RATE_LIMIT: String(RATE_LIMIT),
    };
    servers = await Promise.all([start(0), start(1)]);
    await importSample(servers[0]);
    nginx = await startNginx([servers[0].address, servers[1].address]);
  });

  afterAll(async () => {
    for (const session of sessions) session.destroy();
    await nginx.stop();
    await Promise.all(servers.map((server) => server.end('SIGKILL')));
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
  });

  /** A connection over HTTP/2 from this address. */
  function open(from: string, address: string) {
    const options = { rejectUnauthorized: false, localAddress: from };
    const session = connect(address, options);
    sessions.push(session);
    return session;
  }

  /** A response over HTTP/2 to a visitor with this address; a body is sent by POST. */
  async function get(
    from: string,
    path: string,
    headers: Record<string, string> = {},
    body?: object,
    address = nginx.address,
  ) {
    const session = open(from, address);
    try {
      return await new Promise<{ status: number; text: string }>((resolve, reject) => {
        session.on('error', reject);
        const request = session.request({
          ':path': path,
          ':method': body ? 'POST' : 'GET',
          ...headers,
          ...(body && { 'content-type': 'application/json' }),
        });
        let status = 0;
        let text = '';
        request.setEncoding('utf8');
        request.on('response', (received) => {
          status = received[':status'] ?? 0;
        });
        request.on('data', (chunk) => {
          text += chunk;
        });
        request.on('error', reject).once('end', () => resolve({ status, text }));
        request.end(body && JSON.stringify(body));
      });
    } finally {
      session.close();
    }
  }

  const statusesOf = async (from: string, count: number, headers?: Record<string, string>) => {
    const statuses: number[] = [];
    for (let sent = 0; sent < count; sent += 1) {
      statuses.push((await get(from, '/api/config', headers)).status);
    }
    return statuses;
  };

  test('serves pages and the API over HTTP/2', async () => {
    expect(await get('127.0.0.2', '/')).toEqual({ status: 200, text: '<h1>Home</h1>' });
    expect((await get('127.0.0.2', '/api/ready')).status).toBe(200);
  });

  test('serves as many requests at once as a connection may have', async () => {
    const session = open('127.0.0.9', nginx.address);
    await once(session, 'remoteSettings');
    const most = session.remoteSettings.maxConcurrentStreams ?? 0;
    expect(most).toBeGreaterThan(100);
    const statuses = await Promise.all(
      Array.from({ length: most }, async () => {
        const request = session.request({ ':path': '/' }).resume();
        const [headers] = await once(request, 'response');
        await once(request, 'end');
        return headers[':status'];
      }),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  test('finds the files of a page that the other version has sent', async () => {
    const texts = async (version: string) => {
      const responses = await Promise.all(
        Array.from({ length: 6 }, () => get('127.0.0.2', `/assets/${version}.js`)),
      );
      return [...new Set(responses.map(({ text }) => text))];
    };
    expect(await texts('old')).toEqual(['old']);
    expect(await texts('new')).toEqual(['new']);
    expect((await get('127.0.0.2', '/assets/other.js')).status).toBe(404);
  });

  test('serves the proofs of certbot without TLS, and redirects everything else to TLS', async () => {
    await writeBuiltFiles(join(nginx.folder, '.well-known/acme-challenge'), { proof: 'signed' });
    const challenge = `${nginx.plainAddress}/.well-known/acme-challenge/proof`;
    expect(await (await fetch(challenge)).text()).toBe('signed');
    const page = await fetch(`${nginx.plainAddress}/it/?a=b`, { redirect: 'manual' });
    expect(page.status).toBe(308);
    expect(page.headers.get('location')).toBe('https://campetto.example.org/it/?a=b');
    expect(page.headers.get('server')).toBe('nginx');
  });

  test('writes no log of visitors, with TLS or without', async () => {
    // nginx writes about a request before it begins with the next.
    for (let sent = 0; sent < 2; sent += 1) {
      await get('127.0.0.2', '/');
      await fetch(`${nginx.plainAddress}/`, { redirect: 'manual' });
    }
    expect(await readFile(join(nginx.folder, 'access.log'), 'utf8')).toBe('');
  });

  test('gives each visitor an own rate limit at both servers, which no header evades', async () => {
    const statuses = await statusesOf('127.0.0.3', 2 * RATE_LIMIT);
    expect(statuses.filter((status) => status !== 429)).toHaveLength(RATE_LIMIT);
    const forged = { 'x-forwarded-for': '203.0.113.7' };
    expect(new Set(await statusesOf('127.0.0.3', 3, forged))).toEqual(new Set([429]));
    expect(new Set(await statusesOf('127.0.0.4', 3))).toEqual(new Set([200]));
  });

  test('responds to every read and write while one server after the other is restarted', async () => {
    const venues = await query<{ folder_path: string }>(
      env['DATABASE_URL'] ?? '',
      "SELECT folder_path FROM venues WHERE status = 'pending' ORDER BY id",
    );
    const approved = () =>
      query(env['DATABASE_URL'] ?? '', "SELECT venue_id FROM activity WHERE kind = 'approved'");
    const approvedBefore = (await approved()).length;
    const paths = venues.entries();
    // Each request has another administrator and address, so that no rate limit applies; another test covers the limits.
    const asAnother = (index: number) => ({
      from: `127.1.${index >> 8}.${index & 255}`,
      headers: { authorization: `Bearer ${unsignedToken({ sub: `admin-${index}` })}` },
    });
    const [read, written]: [number[], number[]] = [[], []];
    const reader = () => repeatedly(async () => read.push((await get('127.0.0.6', '/')).status));
    const writer = () =>
      repeatedly(async () => {
        const { value } = paths.next();
        if (!value) return sleep(100);
        const [index, { folder_path: folderPath }] = value;
        const body = { folderPath, country: 'United Kingdom', city: 'Trafford' };
        const { from, headers } = asAnother(index + 1);
        written.push((await get(from, '/api/venues/approve', headers, body)).status);
      });
    const load = [reader(), reader(), writer(), writer()];
    for (const index of [0, 1] as const) {
      const { address, end } = servers[index];
      await end('SIGTERM');
      servers[index] = await start(index, { PORT: new URL(address).port });
      // Until nginx tries it again. In production a server responds for longer than that after the signal.
      await sleep(4_000);
    }
    await Promise.all(load.map((end) => end()));
    console.log(`${read.length} reads and ${written.length} writes during the restarts`);
    expect(written.length).toBeGreaterThan(50);
    expect(new Set([...read, ...written])).toEqual(new Set([200]));
    expect((await approved()).length - approvedBefore).toBe(written.length);
  });

  test('serves pages while the identity provider accepts connections and does not respond', async () => {
    const provider = createServer(() => {});
    await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
    const { port } = provider.address() as AddressInfo;
    const silent = { FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${port}` };
    const pair = await Promise.all([start(0, silent), start(1, silent)]);
    const front = await startNginx([pair[0].address, pair[1].address]);
    const admins = Array.from({ length: 6 }, (_, index) => ({
      authorization: `Bearer ${unsignedToken({ sub: `admin-${index}` })}`,
    }));
    const requested = admins.map((headers) =>
      get('127.0.0.7', '/api/venues/count', headers, undefined, front.address),
    );
    const responses = awaitedLater(Promise.all(requested));
    const pages: number[] = [];
    const endReading = repeatedly(async () =>
      pages.push((await get('127.0.0.8', '/', {}, undefined, front.address)).status),
    );
    const statuses = (await responses).map(({ status }) => status);
    await sleep(100); // pages that nginx would refuse because it has given up both servers
    await endReading();
    await front.stop();
    await Promise.all(pair.map((server) => server.end('SIGKILL')));
    await new Promise((resolve) => provider.close(resolve).closeAllConnections());
    expect(statuses).toEqual(admins.map(() => 503));
    expect(new Set(pages)).toEqual(new Set([200]));
  });

  test('responds to every read while one of the servers is killed', async () => {
    const read = async () => {
      const statuses: number[] = [];
      for (let sent = 0; sent < 30; sent += 1) statuses.push((await get('127.0.0.5', '/')).status);
      return statuses;
    };
    const readers = awaitedLater(Promise.all(Array.from({ length: 4 }, read)));
    await sleep(50);
    await servers[0].end('SIGKILL');
    expect(new Set((await readers).flat())).toEqual(new Set([200]));
    expect((await get('127.0.0.5', '/')).status).toBe(200);
  });

  test('names no search for an address in its log, also while no server responds', async () => {
    await Promise.all(servers.map((server) => server.end('SIGKILL')));
    const search = '/api/geocode/search?q=via+segreta+12';
    expect((await get('127.0.0.2', search)).status).toBe(502);
    expect(await readFile(join(nginx.folder, 'error.log'), 'utf8')).not.toContain('segreta');
  });
});
