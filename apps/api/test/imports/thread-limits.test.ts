import { afterAll, expect, test, vi } from 'vitest';
import type { createThreadPool } from '../../src/threads/thread-pool.ts';
import { ndjson } from './files.ts';

type Limits = NonNullable<Parameters<typeof createThreadPool>[1]>;

// The pool of previews has less memory than the reader needs; a task in the pool of imports may wait less long than a
// thread takes to start. Test files share modules, so this one loads a server of its own and leaves none of it behind.
const POOL = '../../src/threads/thread-pool.ts';
vi.doMock(POOL, async (load) => {
  const original = await load<{ createThreadPool: typeof createThreadPool }>();
  const limits: Limits[] = [{ memory: 4 }, { wait: 1 }];
  return {
    ...original,
    createThreadPool: (filename: string) => original.createThreadPool(filename, limits.shift()),
  };
});

vi.resetModules();
const { expectProblem, withServer } = await import('../support/app.ts');
afterAll(() => {
  vi.doUnmock(POOL);
  vi.resetModules();
});

const server = withServer();

const rows = (count: number) =>
  ndjson(
    ...Array.from({ length: count }, (_, index) => ({
      dataset: 'limits',
      sourceId: `${index}`,
      name: `Campo ${index}`,
      countryCode: 'IT',
      city: 'Milano',
    })),
  );
const post = (path: string, body: string) =>
  server.request('POST', `${path}?file=a.ndjson`, { body });

test('a file that takes too much memory is refused with a sentence', async () => {
  const problem = expectProblem(await post('/api/imports/preview', rows(1)), 422);
  expect(problem.detail).toBe('The file cannot be read. It takes too much memory.');
});

test('an import for which no thread is free in time is refused with a retry time', async () => {
  const problem = expectProblem(await post('/api/imports', rows(1)), 503);
  expect(problem.detail).toBe('The server is busy with other files. Try again soon.');
});
