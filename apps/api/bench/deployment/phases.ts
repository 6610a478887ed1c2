import { setTimeout as sleep } from 'node:timers/promises';
import type { Deployment } from './cluster.ts';
import { type Attempt, hasSucceeded } from './load.ts';

/** One fault under load, and what the clients saw of it. */
export interface Phase {
  name: string;
  requests: number;
  failed: number;
  /** Seconds from the fault until lists and decisions that began after it got a response, and none failed any more. */
  recovery: number;
  /** The longest request in seconds. */
  longest: number;
}

/** Milliseconds for which nginx sends no requests to a server that failed (`fail_timeout`), and a little more. */
const NGINX_FAIL_TIMEOUT = 2_500;

interface Fault {
  name: string;
  cause(): Promise<void>;
}

/** The faults in their order: the last one leaves no replica. */
export const faultsOf = (deployment: Deployment): Fault[] => [
  {
    name: 'rolling restart of both servers',
    async cause() {
      for (const index of [0, 1]) {
        await deployment.restart(index, 'SIGTERM');
        await sleep(NGINX_FAIL_TIMEOUT);
      }
    },
  },
  { name: 'first server killed', cause: () => deployment.restart(0, 'SIGKILL') },
  { name: 'second server killed', cause: () => deployment.restart(1, 'SIGKILL') },
  { name: 'primary killed, replica promoted', cause: () => deployment.killPrimary() },
];

/** Causes a fault under the running load, and looks at the requests for this time in seconds. */
export async function observe(
  { name, cause }: Fault,
  attempts: readonly Attempt[],
  seconds: number,
): Promise<Phase> {
  const began = performance.now();
  const before = attempts.length;
  await cause();
  await sleep(Math.max(0, began + seconds * 1000 - performance.now()));
  const seen = attempts.slice(before);
  const failed = seen.filter((attempt) => !hasSucceeded(attempt));
  const firstAfter = (['list', 'decision'] as const).map((kind) =>
    Math.min(
      ...seen
        .filter((one) => one.kind === kind && one.began > began && hasSucceeded(one))
        .map(({ ended }) => ended),
    ),
  );
  const recovered = Math.max(...firstAfter, ...failed.map(({ ended }) => ended));
  return {
    name,
    requests: seen.length,
    failed: failed.length,
    recovery: (recovered - began) / 1000,
    longest: Math.max(...seen.map((one) => one.ended - one.began)) / 1000,
  };
}
