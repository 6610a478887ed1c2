import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/transact.ts';
import { ComparisonFailed, compareMissing } from './compare-missing.ts';

/** Milliseconds between two searches for venues that are new or changed. */
const INTERVAL = 1000;
/** Milliseconds to the next search after a comparison failed, which may have kept the database busy for seconds. */
const INTERVAL_AFTER_FAILURE = 60_000;

interface ComparisonJob {
  /** Ends after the current step. */
  stop(): Promise<void>;
}

/**
 * Compares new and changed venues soon after they were stored, by whichever server or import stored them. Any
 * number of servers may do it at once.
 */
export function startComparisons(db: Database, log: FastifyBaseLogger): ComparisonJob {
  const stopping = new AbortController();
  const run = async () => {
    while (!stopping.signal.aborted) {
      let wait = INTERVAL;
      try {
        await compareMissing(db, () => stopping.signal.aborted);
      } catch (error) {
        const hasFailed = error instanceof ComparisonFailed;
        if (hasFailed) wait = INTERVAL_AFTER_FAILURE;
        const err = hasFailed ? error.cause : error;
        log.warn({ err }, 'comparing venues failed; it is tried again soon');
      }
      await sleep(wait, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
    }
  };
  const running = run();
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
