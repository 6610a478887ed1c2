import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/transact.ts';
import { isDatabaseUnavailable } from '../db/unavailable.ts';
import { decisionRunsRunning } from '../metrics/metrics.ts';
import { decideStep, stepsOf } from './batch.ts';
import { type ClaimedRun, claimRun, finishRun, interruptRun, releaseRun } from './runs.ts';

/** How many runs one server works on at once, so that requests still find free connections. */
const RUNS_AT_ONCE_MAX = 4;
/** Milliseconds between two searches for runs whose server has stopped working on them. */
const SEARCH_INTERVAL = 3_000;

export interface DecisionRunner {
  /** Searches for runs now: one was started or resumed. */
  wake(): void;
  /** Ends after the current steps and releases the runs for other servers or the next start. */
  close(): Promise<void>;
}

/**
 * Works on all runs of decisions, whether or not a browser still shows them. One server at a time has the
 * lease of a run; after a server was killed, another one continues the run once the lease has expired.
 */
export function startRunner(db: Database, log: FastifyBaseLogger): DecisionRunner {
  const works = new Set<Promise<void>>();
  let closing = false;
  let searching: Promise<void> | undefined;
  let again = false;

  async function search(): Promise<void> {
    do {
      again = false;
      while (!closing && works.size < RUNS_AT_ONCE_MAX) {
        const run = await claimRun(db);
        if (!run) break;
        const working = work(run).finally(() => {
          works.delete(working);
          wake();
        });
        works.add(working);
      }
    } while (again);
  }

  function wake(): void {
    again = true;
    searching ??= search()
      .catch((err) => log.warn({ err }, 'searching for runs failed; it is tried again soon'))
      .finally(() => {
        searching = undefined;
      });
  }

  async function work(run: ClaimedRun): Promise<void> {
    decisionRunsRunning.inc();
    try {
      for await (const step of stepsOf(db, run)) {
        if (closing) return await releaseRun(db, run);
        if (!(await decideStep(db, run, step))) return;
      }
      await finishRun(db, run);
    } catch (err) {
      const details = { err, batchId: run.id };
      if (isDatabaseUnavailable(err)) {
        // The lease remains, so that a server continues the run when it has expired.
        log.warn(details, 'a decision on many venues waits for the database');
        return;
      }
      log.error(details, 'a decision on many venues was interrupted');
      await interruptRun(db, run).catch(() => {});
    } finally {
      decisionRunsRunning.dec();
    }
  }

  const timer = setInterval(wake, SEARCH_INTERVAL);
  timer.unref();
  wake();
  return {
    wake,
    async close() {
      closing = true;
      clearInterval(timer);
      await searching;
      await Promise.all(works);
    },
  };
}
