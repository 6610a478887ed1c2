import type { FastifyBaseLogger } from 'fastify';
import { removeExpiredResponses } from '../addresses/repository.ts';
import type { Database } from '../db/transact.ts';
import { removeOldRuns } from '../decisions/runs.ts';
import { DAY } from '../durations.ts';
import { removeAbandonedBodies } from '../http/body-files.ts';
import { removeExpiredImportLeases } from '../imports/import-leases.ts';
import { removeExpiredLeases } from '../leases/repository.ts';
import { maintenanceFailed } from '../metrics/metrics.ts';
import type { MediaStore } from '../pictures/media-store.ts';
import { removeAbandonedUploads } from '../pictures/uploads.ts';
import { removeExpiredKeys } from '../venues/idempotency-keys.ts';
import { deriveMissing } from './derive-missing.ts';
import { eraseOldRecords } from './erase-old-records.ts';

interface Maintenance {
  /** Stops the schedule after the running jobs. */
  stop(): Promise<void>;
}

/** The jobs by the names that the log and the metrics give them; a number is how many rows or files one changed. */
const jobsOf = (db: Database, media: MediaStore): Record<string, () => Promise<unknown>> => ({
  checkVenues: () => deriveMissing(db),
  removeKeys: () => removeExpiredKeys(db),
  removeAddresses: () => removeExpiredResponses(db),
  removeRuns: () => removeOldRuns(db),
  removeLeases: () => removeExpiredLeases(db),
  removeImportLeases: () => removeExpiredImportLeases(db),
  eraseOldRecords: () => eraseOldRecords(db),
  removeBodies: () => removeAbandonedBodies(),
  removePictures: () => removeAbandonedUploads(db, media),
});

/**
 * Runs the maintenance jobs now and every day: derives the columns of venues that an earlier version
 * stored, and removes pictures without a venue, expired idempotency keys, expired responses of the
 * geocoder, old runs of decisions, leases that are over, records past their period, and files of broken
 * uploads. One that fails keeps no other from running. Any number of servers may do it at once.
 */
export function startMaintenance(
  db: Database,
  media: MediaStore,
  log: FastifyBaseLogger,
): Maintenance {
  const runJobs = async () => {
    for (const [job, run] of Object.entries(jobsOf(db, media))) {
      try {
        const changed = await run();
        if (typeof changed === 'number' && changed > 0) log.info({ job, changed }, 'maintenance');
        maintenanceFailed.set({ name: job }, 0);
      } catch (err) {
        log.warn({ job, err }, 'maintenance failed; it is tried again tomorrow');
        maintenanceFailed.set({ name: job }, 1);
      }
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
