import { expect, test, vi } from 'vitest';
import type { createThreadPool } from '../../src/threads/thread-pool.ts';
import { expectProblem, withServer } from '../support/app.ts';
import { ndjson } from './files.ts';

type Limits = NonNullable<Parameters<typeof createThreadPool>[1]>;

// First the limits of previews, which the reader itself exceeds, then those of imports: no thread starts so fast.
vi.mock('../../src/threads/thread-pool.ts', async (load) => {
  const original = await load<{ createThreadPool: typeof createThreadPool }>();
  const limits: Limits[] = [{ memory: 4 }, { wait: 1 }];
  return {
    ...original,
    createThreadPool: (filename: string) => original.createThreadPool(filename, limits.shift()),
  };
});

const server = withServer();

const rows = (count: number) =>
  ndjson(
    ...Array.from({ length: count }, (_, index) => ({
      ...{ dataset: 'limits', sourceId: `${index}`, name: `Campo ${index}` },
      ...{ countryCode: 'IT', city: 'Milano' },
    })),
  );
const post = (path: string, body: string) =>
  server.request('POST', `${path}?file=a.ndjson`, { body });

test('a file that takes too much memory is refused with a sentence', async () => {
  const problem = expectProblem(await post('/api/imports/preview', rows(1)), 422);
  expect(problem.detail).toBe('The file cannot be read. It takes too much memory.');
});

test('an import for which no thread is free in time is told to come again', async () => {
  const problem = expectProblem(await post('/api/imports', rows(1)), 503);
  expect(problem.detail).toBe('The server is busy with other files. Try again soon.');
});
