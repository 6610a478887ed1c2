import { beforeEach, expect, test, vi } from 'vitest';
import { serverResponds } from './serverResponds.ts';

beforeEach(() => {
  vi.stubGlobal('location', { href: 'https://campetto.example/admin' });
});

test.each([
  [200, true],
  [503, false],
])('a response with %i: %s', async (status, responds) => {
  vi.stubGlobal('fetch', async () => new Response(null, { status }));
  expect(await serverResponds()).toBe(responds);
});

test('a request without a response ends after some seconds', async () => {
  const timeout = new AbortController();
  const begin = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
  const { promise, reject } = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
    return promise;
  });
  const responds = serverResponds();
  expect(begin).toHaveBeenCalledWith(10_000);
  timeout.abort();
  expect(await responds).toBe(false);
});
