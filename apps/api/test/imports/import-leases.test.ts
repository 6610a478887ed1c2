import { PassThrough } from 'node:stream';
import { count } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { importLeases, venues } from '../../src/db/schema.ts';
import type { App } from '../../src/http/schemas.ts';
import { takeImportLease } from '../../src/imports/import-leases.ts';
import { expectProblem, requestsTo, withServer } from '../support/app.ts';
import { awaitedLater } from '../support/failures/background.ts';
import { unsignedToken } from '../support/identity.ts';
import { startServer } from '../support/processes.ts';
import { query, untilWaits, whileLocked } from '../support/query.ts';
import { sendFile } from '../support/requests/imports.ts';
import { ndjson } from './files.ts';

const server = withServer();
/** Another server on the same database. */
let other: App;
const log: string[] = [];

beforeAll(async () => {
  const logStream = { write: (line: string) => log.push(line) };
  other = await server.another({ logLevel: 'warn' }, { logStream });
});
afterAll(() => other?.close());
beforeEach(() => server.db.delete(importLeases));

const lines = (dataset: string, from: number, length: number) =>
  ndjson(
    ...Array.from({ length }, (_, index) => ({
      dataset,
      sourceId: `${from + index}`,
      name: `Campo ${from + index}`,
    })),
  );

const sendToOther = (content: string) => sendFile({ request: requestsTo(other) }, content);

/** Begins an import whose file ends only when `end` is called. */
async function begin(text: string) {
  const file = new PassThrough();
  const response = awaitedLater(sendFile(server, file));
  file.write(text);
  await vi.waitUntil(() => file.readableLength === 0); // the server receives it
  return { response, end: () => file.end() };
}

const storedVenues = async () =>
  (await server.db.select({ all: count() }).from(venues))[0]?.all ?? 0;
const expireLeases = (url: string) => query(url, 'UPDATE import_leases SET expires_at = now()');

test('two servers import one file of an account at a time', async () => {
  const first = await begin(lines('shared', 0, 1));
  const refused = await sendToOther(lines('shared', 1, 1));
  expect(refused.headers['retry-after']).toBe('30');
  expect(expectProblem(refused, 409).detail).toMatch(
    /^Another file that you sent is still being imported/,
  );
  const token = unsignedToken({ sub: 'admin-2' });
  expect((await sendFile(server, lines('shared', 2, 1), { token })).text).toContain('"new":1');
  first.end();
  expect((await first.response).text).toContain('"type":"report"');
  const again = await sendToOther(lines('shared', 1, 1));
  expect(again.text).toContain('"new":1');
  expect(await server.db.$count(importLeases)).toBe(0);
});

test('the lease of a killed server ends by its time', async () => {
  const killed = await startServer({ DATABASE_URL: server.databaseUrl });
  const sent = awaitedLater(
    fetch(`${killed.address}/api/imports?file=venues.ndjson`, {
      method: 'POST',
      headers: { authorization: `Bearer ${unsignedToken()}` },
      body: new ReadableStream({
        start: (controller) => controller.enqueue(Buffer.from(lines('killed', 0, 1))),
      }),
      duplex: 'half',
    }),
  );
  await vi.waitUntil(async () => (await server.db.$count(importLeases)) > 0, { timeout: 10_000 });
  await killed.end('SIGKILL');
  await expect(sent).rejects.toThrow();
  expectProblem(await sendToOther(lines('killed', 0, 1)), 409);
  await expireLeases(server.databaseUrl);
  expect((await sendToOther(lines('killed', 0, 1))).text).toContain('"new":1');
});

test('an import stores nothing more once another server has taken its lease', async () => {
  const before = await storedVenues();
  const late = await begin(lines('lost', 0, 1));
  await expireLeases(server.databaseUrl);
  const taken = await takeImportLease(server.db, 'admin-1');
  expect(taken).toBeDefined();
  late.end();
  expect((await late.response).text).toMatch(/^\{"type":"failed"/);
  expect(await storedVenues()).toBe(before);
  // The end of this import did not end the lease of the other.
  expectProblem(await sendToOther(lines('lost', 0, 1)), 409);
  await taken?.end();
  expect((await sendToOther(lines('lost', 0, 1))).text).toContain('"new":1');
});

test('a lease is renewed while a file arrives, and is taken back by a server that could not end it', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const lease = await takeImportLease(server.db, 'slow');
    await expireLeases(server.databaseUrl);
    vi.advanceTimersByTime(10_000);
    await vi.waitUntil(async () => {
      const running = 'SELECT FROM import_leases WHERE expires_at > now()';
      return (await query(server.databaseUrl, running)).length > 0;
    });
    expect(await takeImportLease(server.db, 'slow')).toBeUndefined();
    await query(server.databaseUrl, 'ALTER TABLE import_leases RENAME TO away');
    await lease?.end();
    await query(server.databaseUrl, 'ALTER TABLE away RENAME TO import_leases');
    expect(await server.db.$count(importLeases)).toBe(1);
    const again = await takeImportLease(server.db, 'slow');
    expect(again).toBeDefined();
    expect(await takeImportLease(server.db, 'slow')).toBeUndefined();
    await again?.end();
    expect(await server.db.$count(importLeases)).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

test('a server that stops waits until its imports have ended, and logs why they did', async () => {
  const { databaseUrl } = server;
  const { closing } = await whileLocked(
    databaseUrl,
    'LOCK TABLE venues IN SHARE MODE',
    async () => {
      const sent = sendToOther(lines('stopped', 0, 5_000));
      await untilWaits(databaseUrl);
      other.draining.endStreams();
      expect((await sent).text).toMatch(/^\{"type":"failed"/);
      let hasClosed = false;
      const closing = other.close().then(() => {
        hasClosed = true;
      });
      expect(await server.db.$count(importLeases)).toBe(1);
      expect(hasClosed).toBe(false);
      return { closing };
    },
  );
  await closing;
  expect(await server.db.$count(importLeases)).toBe(0);
  expect(JSON.parse(log.at(-1) ?? '')).toMatchObject({
    err: { message: 'The server is stopping.' },
    msg: expect.stringMatching(/^The import stopped/),
  });
});
