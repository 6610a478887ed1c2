import { IMPORT_MAX_BYTES, type ImportEvent, type importQuerySchema } from '@campetto/contract';
import type { FastifyRequest } from 'fastify';
import type { InferOutput } from 'valibot';
import { type Database, transact } from '../db/transact.ts';
import { DAY } from '../durations.ts';
import { Forbidden, ImportConflict, QuotaExceeded } from '../errors.ts';
import { type BodyFile, receiveWholeBody } from '../http/body-files.ts';
import { callerOf, keyRefused } from '../http/identity.ts';
import {
  countSubmission,
  hasKey,
  isScraper,
  returnSubmission,
} from '../identity/submission-keys.ts';
import type { Identity } from '../identity/verifier.ts';
import { IMPORT_LEASE_SECONDS, type ImportLease, takeImportLease } from './import-leases.ts';
import type { ReadOptions, ReadStep } from './read-venues.ts';
import { readInThread } from './reader-threads.ts';
import { recordImport } from './record-import.ts';
import { inScope, scopeFault } from './scope.ts';
import { importFile, type Transact } from './service.ts';

/**
 * Opens the venues of a received file. The file is removed if it cannot be read, the sender may not submit it, or
 * `record` fails. A thread is occupied until the venues have been iterated.
 */
async function open(
  { path, remove }: BodyFile,
  options: ReadOptions,
  sender: Identity,
  record: () => Promise<void>,
) {
  try {
    const { first, rest } = await readInThread(path, options);
    try {
      const scraper = isScraper(sender) ? sender : undefined;
      const fault = scraper && scopeFault(first.venues, scraper);
      if (fault !== undefined) throw new Forbidden(fault);
      await record();
      const venues = startingWith(first, rest);
      return scraper ? inScope(venues, scraper) : venues;
    } catch (error) {
      await rest.return(undefined);
      throw error;
    }
  } catch (error) {
    await remove();
    throw error;
  }
}

async function* startingWith<T>(first: T, rest: AsyncGenerator<T>) {
  try {
    yield first;
    yield* rest;
  } finally {
    await rest.return(undefined); // `yield*` closes `rest` only once it has begun
  }
}

/** Seconds until the quotas of the next day begin. */
const untilTomorrow = () => Math.ceil((DAY - (Date.now() % DAY)) / 1000);

/**
 * Counts the submission of a scraper before `receive` runs, so that concurrent submissions cannot exceed the quota. If
 * the submission is not received, or is refused, the count is taken back; for one that is received, `receive` gets what
 * takes it back.
 */
async function withinQuota<T>(
  db: Database,
  sender: Identity,
  receive: (giveBack: () => Promise<void>) => Promise<T>,
) {
  if (!isScraper(sender)) return receive(async () => {});
  const counted = await countSubmission(db, sender);
  if (!counted) {
    if (!(await hasKey(db, sender))) throw keyRefused();
    throw new QuotaExceeded(`The key ${sender.name} has used up its quota of today.`, {
      retryAfter: untilTomorrow(),
    });
  }
  // A failure here is ignored, so that the response says why the file was refused.
  const giveBack = () => returnSubmission(db, counted).catch(() => {});
  try {
    return await receive(giveBack);
  } catch (error) {
    await giveBack();
    throw error;
  }
}

/**
 * Begins an import of a sender, who may have one at a time: each occupies one of a few threads.
 *
 * @throws ImportConflict during another import of the sender, at any server
 */
async function begin(db: Database, sender: Identity): Promise<ImportLease> {
  const lease = await takeImportLease(db, sender.uid);
  if (lease) return lease;
  // After that time the lease of a killed server has ended.
  throw new ImportConflict(
    'Another file that you sent is still being imported. Send this one when it is done.',
    { retryAfter: IMPORT_LEASE_SECONDS },
  );
}

/** A file whose venues can be imported by {@link importReceived}, which ends its lease and removes it. */
interface ReceivedImport {
  name: string;
  sender: Identity;
  lease: ImportLease;
  file: BodyFile;
  /** Takes the count of the submission back. */
  giveBack: () => Promise<void>;
  venues: AsyncIterable<ReadStep>;
}

/** Receives the file of a request and opens its venues. */
export async function receiveImport(
  db: Database,
  request: FastifyRequest,
  { file: name, source }: InferOutput<typeof importQuerySchema>,
): Promise<ReceivedImport> {
  const caller = callerOf(request);
  const sender = caller.actor;
  const lease = await begin(db, sender);
  try {
    return await withinQuota(db, sender, async (giveBack) => {
      const file = await receiveWholeBody(request, IMPORT_MAX_BYTES);
      const venues = await open(file, { name, source }, sender, () =>
        recordImport(db, { file: name, source }, caller),
      );
      return { name, sender, lease, file, giveBack, venues };
    });
  } catch (error) {
    await lease.end();
    throw error;
  }
}

/** Imports the venues of a received file, and sends the progress and the report. */
export async function importReceived(
  db: Database,
  { name, sender, lease, file, giveBack, venues }: ReceivedImport,
  send: (event: ImportEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  const storeWithLease: Transact = (work) =>
    transact(db, async (transaction) => {
      await lease.renew(transaction);
      return work(transaction);
    });
  try {
    const report = await importFile(storeWithLease, file.path, {
      name,
      venues,
      sender,
      signal,
      onProgress: ({ read, new: stored, importId }, done) =>
        send({ type: 'progress', done, read, new: stored, importId }),
    });
    if (report.read === report.refused) await giveBack();
    send({ type: 'report', report });
  } finally {
    await lease.end();
    await file.remove();
  }
}
