import type { FastifyBaseLogger } from 'fastify';
import { removeGeocoderResponses } from '../addresses/repository.ts';
import type { Database } from '../db/transact.ts';
import { removeOldRuns } from '../decisions/runs.ts';
import { DAY } from '../durations.ts';
import { removeAbandonedBodies } from '../http/body-files.ts';
import { removeImportLeases } from '../imports/import-leases.ts';
import { removeVenueLeases } from '../leases/repository.ts';
import { maintenanceFailed, maintenanceSucceeded } from '../metrics/metrics.ts';
import type { MediaStore } from '../pictures/media-store.ts';
import { removeAbandonedUploads } from '../pictures/uploads.ts';
import { removeIdempotencyKeys } from '../venues/idempotency-keys.ts';
import { deriveMissing } from './derive-missing.ts';
import { eraseOldRecords } from './erase-old-records.ts';

interface Maintenance {
  /** Stops the schedule after the current step of the running job. */
  stop(): Promise<void>;
}

/** The jobs by the names that the log and the metrics give them; each returns how many rows or files it changed. */
const jobsOf = (
  db: Database,
  media: MediaStore,
  isStopped: () => boolean,
): Record<string, () => Promise<number>> => ({
  deriveMissing: () => deriveMissing(db, isStopped),
  removeIdempotencyKeys: () => removeIdempotencyKeys(db),
  removeGeocoderResponses: () => removeGeocoderResponses(db),
  removeOldRuns: () => removeOldRuns(db),
  removeVenueLeases: () => removeVenueLeases(db),
  removeImportLeases: () => removeImportLeases(db),
  eraseOldRecords: () => eraseOldRecords(db, isStopped),
  removeAbandonedBodies: () => removeAbandonedBodies(),
  removeAbandonedUploads: () => removeAbandonedUploads(db, media, undefined, isStopped),
});

/**
 * Runs the maintenance jobs once: derives the columns of venues that an earlier version stored, and removes pictures
 * without a venue, expired idempotency keys, expired responses of the geocoder, old runs of decisions, leases that are
 * over, records past their period, and files of broken uploads. A job that fails does not keep the others from running.
 * Any number of servers may do it at once. Ends after a step of a job once `isStopped`.
 */
export async function runJobs(
  db: Database,
  media: MediaStore,
  log: FastifyBaseLogger,
  isStopped = () => false,
): Promise<void> {
  const changed: Record<string, number> = {};
  for (const [job, run] of Object.entries(jobsOf(db, media, isStopped))) {
    if (isStopped()) break;
    try {
      changed[job] = await run();
      if (isStopped()) break;
      maintenanceFailed.set({ name: job }, 0);
      maintenanceSucceeded.setToCurrentTime({ name: job });
    } catch (err) {
      log.warn({ job, err }, 'maintenance failed; it is tried again tomorrow');
      maintenanceFailed.set({ name: job }, 1);
    }
  }
  log.info({ changed }, isStopped() ? 'maintenance was stopped' : 'maintenance');
}

/** Runs the maintenance jobs now and every day. */
export function startMaintenance(
  db: Database,
  media: MediaStore,
  log: FastifyBaseLogger,
): Maintenance {
  const stopping = new AbortController();
  const run = () => runJobs(db, media, log, () => stopping.signal.aborted);
  let latest = run();
  const timer = setInterval(() => {
    latest = run();
  }, DAY);
  return {
    async stop() {
      stopping.abort();
      clearInterval(timer);
      await latest;
    },
  };
}
