import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './db/transact.ts';
import { sweepAnswers } from './geocode/repository.ts';
import type { MediaStore } from './images/store.ts';
import { sweepUploads } from './images/uploads.ts';
import { sweepIncoming } from './imports/incoming.ts';
import { deriveMissing } from './venues/backfill.ts';
import { sweepKeys } from './venues/idempotency.ts';

const DAY = 24 * 60 * 60 * 1000;

export interface Upkeep {
  /** Ends it, after what is being removed. */
  stop(): Promise<void>;
}

/**
 * Checks the venues that an earlier version left unchecked, and removes what has outlived its use,
 * now and every day: pictures whose venue never came to be, idempotency keys, answers of the
 * geocoder, files that did not come in to their end. Any number of servers may do it at once.
 */
export function keepTidy(db: Database, media: MediaStore, log: FastifyBaseLogger): Upkeep {
  const tidy = async () => {
    try {
      const derived = await deriveMissing(db);
      if (derived > 0) log.info({ venues: derived }, 'checked venues from an earlier version');
      await sweepKeys(db);
      await sweepAnswers(db);
      await sweepIncoming();
      const pictures = await sweepUploads(db, media);
      if (pictures > 0) log.info({ pictures }, 'removed pictures without a venue');
    } catch (err) {
      log.warn({ err }, 'upkeep failed; it is tried again tomorrow');
    }
  };
  let latest = tidy();
  const timer = setInterval(() => {
    latest = tidy();
  }, DAY);
  return {
    async stop() {
      clearInterval(timer);
      await latest;
    },
  };
}
