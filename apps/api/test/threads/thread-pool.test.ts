import { afterEach, expect, test, vi } from 'vitest';
import { Unavailable } from '../../src/errors.ts';
import { createThreadPool, TaskTooDemanding } from '../../src/threads/thread-pool.ts';

const TASKS = new URL('./tasks.ts', import.meta.url).href;
const start = (limits: Parameters<typeof createThreadPool>[1]) => {
  const run = createThreadPool(TASKS, { threads: 1, ...limits });
  return (name: string) => run<object, string>(name, { text: 'ab' });
};

afterEach(() => {
  vi.useRealTimers();
});

test('resolves to what the function returns, and rejects with its errors', async () => {
  const run = start({});
  expect(await run('repeat').result).toBe('abab');
  await expect(run('fail').result).rejects.toThrow(new TypeError('not like this'));
});

test('ends a task that occupies its thread too long, and runs the next', async () => {
  const run = start({ silence: 1_000 });
  const [looping, next] = [run('loop'), run('repeat')];
  await expect(looping.result).rejects.toBeInstanceOf(TaskTooDemanding);
  expect(await next.result).toBe('abab');
});

test('ends a task that takes too much memory, and runs the next', async () => {
  const run = start({ memory: 32 });
  await expect(run('fill').result).rejects.toBeInstanceOf(TaskTooDemanding);
  expect(await run('repeat').result).toBe('abab');
});

test('refuses a task that no thread is free for, now or in time', async () => {
  // A busy machine starts a thread in any time.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const run = start({ queue: 1, wait: 2_000 });
  const running = run('wait');
  await new Promise((resolve) => running.port.once('message', resolve));
  const refused: string[] = [];
  const refusal = async (name: string) => {
    await expect(run('repeat').result).rejects.toBeInstanceOf(Unavailable);
    refused.push(name);
  };
  const inTime = refusal('in time');
  await refusal('now');
  await vi.advanceTimersByTimeAsync(2_000);
  await inTime;
  expect(refused).toEqual(['now', 'in time']);
  running.stop();
  await expect(running.result).rejects.toThrow();
  expect(await run('repeat').result).toBe('abab');
});
