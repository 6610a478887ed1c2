import type { FastifyBaseLogger } from 'fastify';
import { removeExpiredResponses } from '../addresses/repository.ts';
import type { Database } from '../db/transact.ts';
import { removeOldRuns } from '../decisions/runs.ts';
import { DAY } from '../durations.ts';
import { removeAbandonedBodies } from '../http/body-files.ts';
import { removeExpiredImportLeases } from '../imports/import-leases.ts';
import { removeExpiredLeases } from '../leases/repository.ts';
import type { MediaStore } from '../pictures/media-store.ts';
import { removeAbandonedUploads } from '../pictures/uploads.ts';
import { removeExpiredKeys } from '../venues/idempotency-keys.ts';
import { deriveMissing } from './derive-missing.ts';
import { eraseOldRecords } from './erase-old-records.ts';

interface Maintenance {
  /** Stops the schedule after the running jobs. */
  stop(): Promise<void>;
}

/**
 * Runs the maintenance jobs now and every day: derives the columns of venues that an earlier version
 * stored, and removes pictures without a venue, expired idempotency keys, expired responses of the
 * geocoder, old runs of decisions, leases that are over, records past their period, and files of broken
 * uploads. Any number of servers may do it at once.
 */
export function startMaintenance(
  db: Database,
  media: MediaStore,
  log: FastifyBaseLogger,
): Maintenance {
  const runJobs = async () => {
    try {
      const derived = await deriveMissing(db);
      if (derived > 0) log.info({ venues: derived }, 'checked venues from an earlier version');
      await removeExpiredKeys(db);
      await removeExpiredResponses(db);
      await removeOldRuns(db);
      await removeExpiredLeases(db);
      await removeExpiredImportLeases(db);
      const records = await eraseOldRecords(db);
      if (records > 0) log.info({ records }, 'erased records past their period');
      await removeAbandonedBodies();
      const pictures = await removeAbandonedUploads(db, media);
      if (pictures > 0) log.info({ pictures }, 'removed pictures without a venue');
    } catch (err) {
      log.warn({ err }, 'maintenance failed; it is tried again tomorrow');
    }
  };
  let latest = runJobs();
  const timer = setInterval(() => {
    latest = runJobs();
  }, DAY);
  return {
    async stop() {
      clearInterval(timer);
      await latest;
    },
  };
}
