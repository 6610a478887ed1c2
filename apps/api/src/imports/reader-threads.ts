import { on } from 'node:events';
import type { MessagePort } from 'node:worker_threads';
import type { ImportPreview } from '@campetto/contract';
import { createThreadPool, TaskTooDemanding } from '../threads/thread-pool.ts';
import { FileError } from './errors.ts';
import type { PreviewOptions } from './preview.ts';
import type { ReadOptions, ReadStep } from './read-venues.ts';

const TASKS = new URL('./reader-tasks.ts', import.meta.url).href;

// An import keeps its thread until its last step is stored, so previews have threads of their own.
const runPreview = createThreadPool(TASKS);
const runRead = createThreadPool(TASKS);

/** As `previewFile`, in another thread. @throws FileError | Unavailable */
export async function previewInThread(path: string, options: PreviewOptions) {
  try {
    return await runPreview<object, ImportPreview>('preview', { path, ...options }).result;
  } catch (error) {
    throw asFileError(error);
  }
}

/** A file whose first step has been read; a caller that does not iterate `rest` must close it. */
interface OpenedVenues {
  first: ReadStep;
  rest: AsyncGenerator<ReadStep>;
}

/**
 * As `readVenues`, in another thread.
 *
 * @throws FileError, as the iteration of the rest does
 * @throws Unavailable when no thread is free
 */
export async function readInThread(path: string, options: ReadOptions): Promise<OpenedVenues> {
  const rest = stepsOf(path, options);
  const { value: first } = await rest.next();
  if (!first) throw new RangeError('a file without its last step');
  return { first, rest };
}

async function* stepsOf(path: string, options: ReadOptions): AsyncGenerator<ReadStep> {
  const { port, result, stop } = runRead<object, never>('read', { path, ...options });
  try {
    for (let isLast = false; !isLast; ) {
      const step = await Promise.race([nextStep(port), result]);
      yield step;
      ({ isLast } = step);
    }
    port.postMessage({}); // its thread waits until the last step has arrived
    await result;
  } catch (error) {
    throw asFileError(error);
  } finally {
    stop();
  }
}

async function nextStep(port: MessagePort): Promise<ReadStep> {
  port.postMessage({});
  for await (const [message] of on(port, 'message', { close: ['close'] })) {
    if ('step' in message) return message.step;
  }
  throw new RangeError('the thread has ended');
}

const asFileError = (error: unknown) =>
  error instanceof TaskTooDemanding
    ? new FileError('tooDemanding', `The file cannot be read. ${error.message}`)
    : error;
