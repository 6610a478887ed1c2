import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { Unavailable } from '../errors.ts';
import { fileTasksWaiting } from '../metrics/metrics.ts';

/** A task used up the time or the memory that a thread may take for it. */
export class TaskTooDemanding extends Error {
  override readonly name = 'TaskTooDemanding';
}

/** Limits of the threads, in milliseconds, megabytes and numbers. */
interface Limits {
  threads: number;
  /** Tasks that wait for a thread; further ones are refused. */
  queue: number;
  /** The longest that a task waits for a thread. */
  wait: number;
  /** The longest that a task may occupy its thread without letting anything else run in it. */
  silence: number;
  memory: number;
}

const LIMITS: Limits = { threads: 2, queue: 16, wait: 10_000, silence: 10_000, memory: 512 };
const BUSY = 'The server is busy with other files. Try again soon.';
/** Megabytes: V8 would let a thread that reads many files grow by 90 MB, and does not read them faster. */
const YOUNG_MEMORY_MAX = 16;
/** An unused thread takes some 50 MB. */
const IDLE_TIMEOUT = 60_000;

/** A task that runs: its end, and the messages between it and the process. */
export interface RunningTask<Result> {
  result: Promise<Result>;
  port: MessagePort;
  /** Ends its thread. */
  stop(): void;
}

/** What a task function is called with; it calls `startHeartbeat` first. */
export type TaskInput<Input> = Input & { port: MessagePort };

/**
 * Threads that run the functions of a module, so that no input keeps the process from its other
 * requests: a task that takes too long or too much memory ends with its thread. The first task starts
 * the first thread.
 */
export function createThreadPool(filename: string, limits: Partial<Limits> = {}) {
  const { threads, queue, wait, silence, memory } = { ...LIMITS, ...limits };
  let pool: Piscina | undefined;
  const open = () => {
    const opened = new Piscina({
      filename,
      minThreads: 1, // Piscina replaces an ended thread for the tasks that wait only up to this number
      maxThreads: threads,
      idleTimeout: IDLE_TIMEOUT,
      atomics: 'disabled',
      resourceLimits: {
        maxOldGenerationSizeMb: memory,
        maxYoungGenerationSizeMb: YOUNG_MEMORY_MAX,
      },
    });
    // A thread that fails while it has no task fails its next one.
    return opened.on('error', () => {});
  };

  return <Input extends object, Result>(name: string, input: Input): RunningTask<Result> => {
    const { port1: port, port2 } = new MessageChannel();
    const stopped = new AbortController();
    const stop = () => stopped.abort();
    let isRunning = false;
    const leaveQueue = () => {
      if (!isRunning) fileTasksWaiting.dec();
      isRunning = true;
    };
    fileTasksWaiting.inc();
    let timer = setTimeout(stop, wait);
    port.on('message', () => {
      leaveQueue();
      clearTimeout(timer);
      timer = setTimeout(stop, silence);
    });
    const run = async (): Promise<Result> => {
      try {
        const options = { name, transferList: [port2], signal: stopped.signal };
        pool ??= open();
        // Piscina's own limit does not apply to tasks with a signal.
        if (pool.queueSize >= queue) throw new Unavailable(BUSY);
        return await pool.run({ ...input, port: port2 }, options);
      } catch (error) {
        throw explain(error, isRunning);
      } finally {
        clearTimeout(timer);
        leaveQueue();
        port.close();
      }
    };
    const result = run();
    result.catch(() => {}); // a caller that stops a task does not wait for its result
    return { result, port, stop };
  };
}

const isOutOfMemory = (error: Error) =>
  'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

function explain(error: unknown, isRunning: boolean): unknown {
  if (!(error instanceof Error)) return error;
  if (isOutOfMemory(error)) return new TaskTooDemanding('It takes too much memory.');
  if (error.name !== 'AbortError') return error;
  return isRunning ? new TaskTooDemanding('It takes too long.') : new Unavailable(BUSY);
}
