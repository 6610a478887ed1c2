import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify from 'fastify';
import { beforeAll, expect, test, vi } from 'vitest';
import { draining } from '../src/http/connections/draining.ts';
import { streamEvents } from '../src/http/event-stream.ts';
import { createDatabase } from './support/database.ts';
import { unsignedToken } from './support/identity.ts';
import { type ServerProcess, startServer } from './support/processes.ts';

let env: Record<string, string>;

beforeAll(async () => {
  env = { DATABASE_URL: await createDatabase() };
});

const authorization = `Bearer ${unsignedToken()}`;

const get = (server: ServerProcess, path: string, agent: Agent) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    request(`${server.address}${path}`, { agent, headers: { authorization } }, (response) => {
      response.resume().once('end', () => resolve(response));
      response.once('error', reject);
    })
      .once('error', reject)
      .end();
  });

/** Sends requests over one connection until a response closes it, and returns their number. */
async function sendUntilClosed(server: ServerProcess, path: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let sent = 1; ; sent += 1) {
    const { statusCode, headers } = await get(server, path, agent);
    expect(statusCode).toBe(200);
    if (headers.connection === 'close') return sent;
  }
}

test('a server under load that receives SIGTERM loses no request', async () => {
  const server = await startServer(env);
  const clients = Array.from({ length: 30 }, (_, index) =>
    sendUntilClosed(server, index % 3 ? '/api/config' : '/api/venues/count'),
  );
  const settled = Promise.allSettled(clients);
  await sleep(300);
  const ended = server.end('SIGTERM');
  const outcomes = await settled;
  expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([]);
  expect(await ended).toBe(0);
});

const CLIENTS = 8;

/** Stops a server to which clients send requests, each on a connection of its own, and returns how many were reset. */
async function countResets(): Promise<number> {
  const server = await startServer(env);
  const agent = new Agent(); // one connection for each request
  /** Sends until the port is closed, and returns any other error. */
  const client = async () => {
    for (;;) {
      const error = await get(server, '/api/config', agent).then(
        () => undefined,
        (reason: NodeJS.ErrnoException) => reason,
      );
      if (error) return error.code === 'ECONNREFUSED' ? [] : [error];
    }
  };
  const clients = Promise.all(Array.from({ length: CLIENTS }, client));
  await sleep(100);
  await server.end('SIGTERM');
  return (await clients).flat().length;
}

test('a server that stops waits for the connections on which a request was sent', async () => {
  const resets = [await countResets(), await countResets(), await countResets()];
  // None on an idle machine, up to half on one that hardly runs the server; without waiting nearly all.
  const all = resets.reduce((sum, count) => sum + count);
  expect(all).toBeLessThan((resets.length * CLIENTS) / 2);
});

test('a server that receives SIGTERM is not ready, but responds for a while', async () => {
  const server = await startServer(env);
  const idle = connect(Number(new URL(server.address).port), '127.0.0.1').on('error', () => {});
  await get(server, '/api/ready', new Agent());
  const ended = server.end('SIGTERM');
  const ready = await vi.waitUntil(async () => {
    const response = await get(server, '/api/ready', new Agent());
    return response.statusCode === 503 && response;
  });
  expect(ready.headers).toMatchObject({ connection: 'close', 'retry-after': '2' });
  expect((await get(server, '/api/venues/count', new Agent())).statusCode).toBe(200);
  // A connection on which nothing was sent does not delay the end until it times out.
  expect(await Promise.race([ended, sleep(10_000, 'late', { ref: false })])).toBe(0);
  idle.destroy();
  expect(server.output()).not.toContain('request failed');
});

test('a request that is on its way when a server stops is served', async () => {
  const server = await startServer(env);
  const client = connect(Number(new URL(server.address).port), '127.0.0.1');
  client.write('GET /api/config HTTP/1.1\r\nhost: x\r\n');
  await once(client, 'connect');
  const isClosed = () =>
    get(server, '/api/health', new Agent()).then(
      () => false,
      () => true,
    );
  expect(await isClosed()).toBe(false);
  const ended = server.end('SIGTERM');
  await vi.waitUntil(isClosed, { timeout: 10_000 });
  client.write('\r\n');
  expect((await text(client)).split('\r\n')[0]).toBe('HTTP/1.1 200 OK');
  expect(await ended).toBe(0);
});

test('a connection that a proxy has just opened is not closed before its request was read', async () => {
  const app = Fastify();
  await app.register(draining);
  app.get('/', () => 'served');
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const client = connect(port, '127.0.0.1');
  await once(app.server, 'connection');
  app.draining.closeIdle();
  client.write('GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
  expect(await text(client)).toContain('served');
  await app.close();
});

test('an event stream that does not end in time ends with an error', async () => {
  const app = Fastify();
  await app.register(draining);
  const unending = async (send: (event: object) => void, signal: AbortSignal) => {
    send({ type: 'progress' });
    await once(signal, 'abort');
    await sleep(60_000, undefined, { ref: false });
  };
  app.get('/', (request, reply) => reply.send(streamEvents(request, 'It broke off.', unending)));
  const response = app.inject('/');
  await sleep(50);
  app.draining.endStreams();
  const events = (await response).body
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(events).toMatchObject([
    { type: 'progress' },
    { type: 'failed', detail: 'It broke off.', requestId: expect.any(String) },
  ]);
});
