import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { CONNECTIONS_MAX, TIMEOUTS } from '../../src/server.ts';
import { listen, requestRaw, withServer } from '../support/app.ts';

const server = withServer();
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

/** Listens with limits that a test can wait for, and returns the port. */
async function listenWith(limits: Partial<typeof TIMEOUTS> & { maxConnections?: number }) {
  await server.app.close();
  server.replaceApp(
    await server.another({}, {}, { ...TIMEOUTS, maxConnections: CONNECTIONS_MAX, ...limits }),
  );
  return listen(server);
}

async function open(port: number, text: string) {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  sockets.push(socket);
  await once(socket, 'connect');
  if (text) socket.write(text);
  return socket.resume();
}

test('the time limits leave room for statements of the database, uploads and load balancers', () => {
  const { headersTimeout, requestTimeout, connectionTimeout, keepAliveTimeout } = TIMEOUTS;
  const statement = 10_000;
  for (const limit of [headersTimeout, connectionTimeout]) {
    expect(limit).toBeGreaterThan(statement);
    expect(limit).toBeLessThanOrEqual(60_000); // as long as a slow client may occupy a connection
  }
  // A load balancer that keeps a connection for a minute must never send a request to a closed one.
  expect(keepAliveTimeout).toBeGreaterThan(60_000);
  // A file of 200 MB at 3 Mbit/s.
  expect(requestTimeout).toBeGreaterThan((200 * 8 * 1000) / 3);
  expect(requestTimeout).toBeLessThanOrEqual(3_600_000);
  expect(TIMEOUTS.connectionsCheckingInterval).toBeLessThan(headersTimeout);
  expect(CONNECTIONS_MAX).toBeGreaterThan(1_000);
});

test('a thousand idle connections do not delay a request', async () => {
  const port = await listenWith({});
  await Promise.all(
    Array.from({ length: 1000 }, (_, index) => open(port, index % 2 ? '' : 'GET /api/health HT')),
  );
  for (let sent = 0; sent < 20; sent += 1) {
    expect((await requestRaw(port, '/api/health')).statusCode).toBe(200);
  }
});

test.each(['', 'GET /api/health HTTP/1.1\r\nhost: x\r\n'])(
  'a connection that sends %j and no more is closed',
  async (text) => {
    const port = await listenWith({ headersTimeout: 200, connectionsCheckingInterval: 50 });
    const socket = await open(port, text);
    expect(
      await Promise.race([once(socket, 'close').then(() => 'closed'), sleep(10_000, 'open')]),
    ).toBe('closed');
  },
);

test('connections over the limit are refused, and the others are served', async () => {
  const port = await listenWith({ maxConnections: 3 });
  const first = await open(port, '');
  await Promise.all([open(port, ''), open(port, '')]);
  await expect(requestRaw(port, '/api/health')).rejects.toThrow();
  first.write('GET /api/health HTTP/1.1\r\nhost: x\r\n\r\n');
  expect(String(await once(first, 'data'))).toMatch(/^HTTP\/1.1 200 /);
});
