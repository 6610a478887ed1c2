import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { PictureRule } from '@campetto/contract';
import pLimit from 'p-limit';
import { Unavailable } from '../errors.ts';
import { readGauge } from '../metrics/metrics.ts';

/** A picture to make copies of, with the rules for it. */
export interface DecodingJob {
  path: string;
  types: readonly string[];
  maxPixels: number;
  maxPixelsAvif: number;
  /** Minimum width and height. */
  minSide: number;
  /** Maximum widths of the copies. */
  widths: readonly number[];
}

/** The copies, or the rule that the picture breaks. */
export type DecodingResult = Uint8Array[] | PictureRule;

/** The most pictures that may wait; each takes about half a second. */
const WAITING_MAX = 32;
/** Milliseconds. Proxies and the server itself close a connection after 30 s without a response. */
const WAIT_MAX = 15_000;
/** Milliseconds for one picture; the slowest within the rules takes 2 s. */
const TIME_MAX = 12_000;

const tooMany = () => new Unavailable('Too many pictures are being sent now. Try again soon.');

const oneAtATime = pLimit(1);
readGauge(
  'campetto_pictures_waiting',
  'Pictures that wait for the decoder',
  () => oneAtATime.pendingCount,
);
let decoder: Promise<ChildProcess> | undefined;

/**
 * Makes copies of a picture in a process of its own, so that a decoder's memory and crashes do not
 * reach the server. The process is started with the first picture, and again after it has ended.
 *
 * @throws Unavailable when too many pictures wait, or this one waits too long, or the process cannot be
 * started
 */
export async function decode(job: DecodingJob): Promise<DecodingResult> {
  if (oneAtATime.pendingCount >= WAITING_MAX) throw tooMany();
  return new Promise((resolve, reject) => {
    let isRefused = false;
    const timer = setTimeout(() => {
      isRefused = true;
      reject(tooMany());
    }, WAIT_MAX);
    oneAtATime(async () => {
      if (isRefused) return;
      clearTimeout(timer);
      // Tried a second time, because the system may have ended the process for another reason than the picture.
      resolve((await attempt(job)) ?? (await attempt(job)) ?? 'damaged');
    }).catch(reject);
  });
}

/** Undefined when the process ended before it had a result. */
async function attempt(job: DecodingJob): Promise<DecodingResult | undefined> {
  decoder ??= start();
  const child = await decoder;
  return new Promise((resolve) => {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      child.kill('SIGKILL');
    }, TIME_MAX);
    const end = (result: DecodingResult | undefined) => {
      clearTimeout(timer);
      child.off('message', end).off('exit', onExit);
      resolve(result);
    };
    const onExit = () => end(isLate ? 'damaged' : undefined);
    child.once('message', end).once('exit', onExit);
    child.send(job, () => {}); // `exit` reports that it cannot be sent
  });
}

function start(): Promise<ChildProcess> {
  const child = launch();
  child.unref();
  child.channel?.unref();
  return new Promise((resolve, reject) => {
    const end = (cause: unknown) => {
      decoder = undefined;
      reject(new Unavailable('Pictures cannot be read now. Try again soon.', { cause }));
    };
    child.once('error', end).once('exit', end);
    child.once('message', () => resolve(child));
  });
}

/** Settings of glibc, so that the memory of a decoded picture is returned to the system; other libraries ignore them. */
const MALLOC = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/** Starts the process without the server's environment, which contains secrets. */
function launch(): ChildProcess {
  const script = fileURLToPath(new URL('./decoder-process.ts', import.meta.url));
  return spawn(process.execPath, ['--max-semi-space-size=1', script], {
    env: MALLOC,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    serialization: 'advanced',
  });
}
