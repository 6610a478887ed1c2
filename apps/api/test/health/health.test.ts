import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { watchLoopDelay } from '../../src/metrics/loop-delay.ts';
import { expectProblem, withServer } from '../support/app.ts';
import { createDatabase } from '../support/database.ts';
import { startForTest } from '../support/killed-servers.ts';
import { query, untilWaits, whileLocked } from '../support/query.ts';
import { importSample } from '../support/requests/imports.ts';
import { type SilentProxy, startSilentProxy } from './silent-proxy.ts';

describe('a server whose event loop was blocked', () => {
  const server = withServer();
  const { now } = performance;
  const state = async (path: string) => server.request('GET', path, { token: null });
  /** Moves the clock on at once, as a blocked event loop observes it. */
  const block = (milliseconds: number) => {
    ahead += milliseconds;
  };
  let ahead = 0;
  beforeAll(() => {
    vi.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + ahead);
  });
  afterAll(() => vi.restoreAllMocks());

  test('is ready and alive after a short delay', async () => {
    block(1_500);
    expect((await state('/api/ready')).status).toBe(200);
    expect((await state('/api/health')).status).toBe(200);
  });

  test('is not ready after two seconds, but alive', async () => {
    block(2_500);
    expectProblem(await state('/api/ready'), 503);
    expect((await state('/api/health')).status).toBe(200);
    await sleep(600); // so that the timer measures it
    expectProblem(await state('/api/ready'), 503);
  });

  test('is not alive after ten seconds', async () => {
    block(20_000);
    expectProblem(await state('/api/health'), 503);
    await sleep(600);
    expectProblem(await state('/api/health'), 503);
  });
});

test('a delay is forgotten after ten seconds without another', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  const loop = watchLoopDelay();
  try {
    vi.advanceTimersByTime(1_000);
    expect(loop.longestWithin(10_000)).toBe(0);
    const before = performance.now();
    const clock = vi.spyOn(performance, 'now').mockReturnValue(before + 3_250);
    expect(loop.longestWithin(10_000)).toBe(3_000);
    vi.advanceTimersByTime(250);
    clock.mockRestore();
    vi.advanceTimersByTime(14_000);
    expect(loop.longestWithin(10_000)).toBe(0);
  } finally {
    loop.stop();
    vi.useRealTimers();
  }
});

describe('a real server', () => {
  let proxy: SilentProxy;
  let direct: string;
  let url: URL;
  beforeAll(async () => {
    direct = await createDatabase();
    url = new URL(direct);
    proxy = await startSilentProxy(url.hostname, Number(url.port));
    url.host = `127.0.0.1:${proxy.port}`;
  });
  afterAll(() => proxy?.stop());
  async function start() {
    const server = await startForTest({ DATABASE_URL: url.href });
    const status = async (path: string) => (await fetch(`${server.address}${path}`)).status;
    return { server, status };
  }

  test('is not ready while the database is silent, and alive all the time', async () => {
    const { status } = await start();
    onTestFinished(() => proxy.resume());
    proxy.silence();
    await sleep(1_100); // the last response of the database is no longer valid
    expect(await status('/api/ready')).toBe(503);
    expect(await status('/api/health')).toBe(200);
    proxy.resume();
    await vi.waitUntil(async () => (await status('/api/ready')) === 200, { timeout: 10_000 });
  });

  test('responds with 503 to requests whose database is silent, also within a transaction', async () => {
    const { server } = await start();
    onTestFinished(() => proxy.resume());
    await importSample(server);
    const [venue] = await query<{ folder_path: string }>(direct, 'SELECT folder_path FROM venues');
    const body = { folderPath: venue?.folder_path, country: 'United Kingdom', city: 'Trafford' };
    const responses = await whileLocked(direct, 'SELECT FROM venues FOR UPDATE', async () => {
      const approved = server.request('POST', '/api/venues/approve', body);
      await untilWaits(direct);
      proxy.silence();
      const counted = server.request('GET', '/api/venues/count');
      return Promise.all([approved, counted]);
    });
    for (const response of responses) {
      expect(response.status).toBe(503);
      expect(response.headers.get('content-type')).toMatch('application/problem+json');
      expect(await response.text()).toContain('The database does not respond.');
    }
  });

  test('that did not run for three seconds is not ready, and then is again', async () => {
    const { server, status } = await start();
    server.child.kill('SIGSTOP');
    const during = fetch(`${server.address}/api/health`, { signal: AbortSignal.timeout(1_000) });
    await expect(during).rejects.toThrow(/timeout/i);
    await sleep(2_000);
    server.child.kill('SIGCONT');
    expect(await status('/api/ready')).toBe(503);
    expect(await status('/api/health')).toBe(200);
    await vi.waitUntil(async () => (await status('/api/ready')) === 200, { timeout: 15_000 });
  });
});
