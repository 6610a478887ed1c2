import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { SharedLimits } from '../../src/http/limits/shared-limits.ts';
import type { App } from '../../src/http/schemas.ts';
import { requestsTo, withServer } from '../support/app.ts';
import { unsignedToken } from '../support/identity.ts';
import { query } from '../support/query.ts';

const LIMIT = 120;
/** The requests that a server reserves at once with a limit of 120 a minute. */
const BLOCK = 2;

describe('the rate limit of two servers', () => {
  const server = withServer({ rateLimit: LIMIT });
  let other: App;
  beforeAll(async () => {
    other = await server.another();
  });
  afterAll(() => other?.close());

  /** How many of these requests were accepted, some at a time. */
  async function letThrough(total: number, send: (index: number) => Promise<number>) {
    let passed = 0;
    for (let sent = 0; sent < total; sent += 20) {
      const statuses = await Promise.all(
        Array.from({ length: Math.min(20, total - sent) }, (_, index) => send(sent + index)),
      );
      passed += statuses.filter((status) => status !== 429).length;
      expect(statuses.filter((status) => status !== 429 && status !== 200)).toEqual([]);
    }
    return passed;
  }

  const statusOf = async (app: App, { token = '', remoteAddress = '192.0.2.1' }) =>
    token
      ? (await requestsTo(app)('GET', '/api/venues/count', { token, remoteAddress })).status
      : (await requestsTo(app)('GET', '/api/config', { token: null, remoteAddress })).status;

  test('lets an account send exactly as many requests to both as to one', async () => {
    const token = unsignedToken({ sub: randomUUID() });
    const send = (index: number) => statusOf(index % 2 ? other : server.app, { token });
    expect(await letThrough(3 * LIMIT, send)).toBe(LIMIT);
  });

  test('refuses of requests at once only those that are over the limit', async () => {
    const token = unsignedToken({ sub: randomUUID() });
    expect(await letThrough(LIMIT - 7, () => statusOf(server.app, { token }))).toBe(LIMIT - 7);
    const statuses = await Promise.all(
      Array.from({ length: 30 }, (_, index) => statusOf(index % 2 ? other : server.app, { token })),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(7);
  });

  test('lets an account send nothing to the second that has used its limit at the first', async () => {
    const token = unsignedToken({ sub: randomUUID() });
    expect(await letThrough(LIMIT + 20, () => statusOf(server.app, { token }))).toBe(LIMIT);
    expect(await letThrough(LIMIT, () => statusOf(other, { token }))).toBe(0);
  });

  test('lets an address send at most a block more to each further server', async () => {
    const both = '192.0.2.2';
    const send = (index: number) =>
      statusOf(index % 2 ? other : server.app, { remoteAddress: both });
    expect(await letThrough(3 * LIMIT, send)).toBe(LIMIT);
    const remoteAddress = '192.0.2.3';
    expect(await letThrough(LIMIT + 20, () => statusOf(server.app, { remoteAddress }))).toBe(LIMIT);
    expect(await letThrough(LIMIT, () => statusOf(other, { remoteAddress }))).toBe(BLOCK);
  });

  test('a flood is no write per request', async () => {
    const execute = vi.spyOn(server.db, 'execute');
    const strangers = (index: number) =>
      statusOf(server.app, { remoteAddress: `198.51.100.${index % 250}` });
    await letThrough(500, strangers);
    expect(execute).toHaveBeenCalledTimes(0);
    const remoteAddress = '192.0.2.4';
    await letThrough(1000, () => statusOf(server.app, { remoteAddress }));
    expect(execute.mock.calls.length).toBeLessThanOrEqual(LIMIT / BLOCK + 1);
    execute.mockRestore();
  });

  test('ends with the minute of the first request, also at the other server', async () => {
    const token = unsignedToken({ sub: randomUUID() });
    await letThrough(LIMIT + 1, () => statusOf(server.app, { token }));
    await query(
      server.databaseUrl,
      "UPDATE rate_limits SET ends_at = clock_timestamp() + interval '300 milliseconds'",
    );
    expect(await statusOf(other, { token })).toBe(429);
    await sleep(500);
    expect(await statusOf(other, { token })).toBe(200);
  });

  test('each server counts by itself without the database', async () => {
    const execute = vi.spyOn(server.db, 'execute').mockRejectedValue(new Error('lost'));
    const remoteAddress = '192.0.2.5';
    expect(await letThrough(2 * LIMIT, () => statusOf(server.app, { remoteAddress }))).toBe(LIMIT);
    execute.mockRestore();
  });

  test('counts of minutes that are over are removed, from the database and from memory', async () => {
    const store = new SharedLimits(server.db, () => true);
    const count = (key: string) =>
      new Promise<number>((resolve, reject) =>
        store.incr(
          key,
          (error, result) => (error || !result ? reject(error) : resolve(result.current)),
          60_000,
          LIMIT,
        ),
      );
    expect([await count('first'), await count('first')]).toEqual([1, 2]);
    for (let key = 0; key < 4_999; key += 1) await count(`${key}`);
    expect(await count('first')).toBe(3);
    await count('one more');
    expect(await count('first')).toBe(1);

    await query(
      server.databaseUrl,
      `INSERT INTO rate_limits (key_hash, counted, ends_at)
       VALUES ('past', 1, now() - interval '1 second'), ('within', 1, now() + interval '1 minute')`,
    );
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const third = await server.another();
    vi.advanceTimersByTime(60_000);
    vi.useRealTimers();
    const left = () =>
      query(
        server.databaseUrl,
        "SELECT key_hash FROM rate_limits WHERE key_hash IN ('past', 'within')",
      );
    await vi.waitFor(async () => expect(await left()).toEqual([{ key_hash: 'within' }]));
    await third.close();
    await query(server.databaseUrl, "DELETE FROM rate_limits WHERE key_hash = 'within'");
  });

  test('stores no address', async () => {
    const rows = await query<{ key_hash: string }>(server.databaseUrl, 'SELECT * FROM rate_limits');
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ key_hash }) => !/^[\w-]{43}$/.test(key_hash))).toEqual([]);
  });
});
