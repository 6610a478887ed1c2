import { basename } from 'node:path';
import type { Transaction } from '../db/transact.ts';
import type { Identity } from '../identity/verifier.ts';
import { FileError, Refusal } from './errors.ts';
import { type PreparedVenue, prepareVenue } from './prepare-venue.ts';
import { openFile } from './readers/index.ts';
import type { SourceRecord } from './readers/record.ts';
import { emptyReport, type ImportReport, refuse, reportLeftOut } from './report.ts';
import { type ImportedTotal, storeBatch } from './repository.ts';
import { chooseSource } from './sources/index.ts';
import type { Source } from './sources/source.ts';

const BATCH = 500;

export interface ImportOptions {
  /** Key of the source, where the file's fields do not identify it. */
  source?: string | undefined;
  /** The name of the file, where it differs from the path. */
  name?: string | undefined;
  /** Who sent the file. */
  sender?: Identity | null | undefined;
  /** Stops the import after the current batch. */
  signal?: AbortSignal | undefined;
  /** Called after each batch; `done` goes from 0 to 1. */
  onProgress?: (report: ImportReport, done: number) => void;
}

/** Runs `work` in a transaction, and again after a conflict with another transaction. */
export type Transact = <T>(work: (transaction: Transaction) => Promise<T>) => Promise<T>;

/**
 * Imports the venues of a file, in batches of a transaction each, so that an interrupted run leaves
 * whole batches and the next run continues from there. A record that breaks a rule is refused and
 * reported; so is a record with the id of an earlier one.
 *
 * The report's `failure` describes a file that cannot be read, or not to its end.
 *
 * @throws errors of the database, and the reason of `signal`
 */
export async function importFile(
  transact: Transact,
  path: string,
  { source: wanted, name, sender = null, signal, onProgress }: ImportOptions = {},
): Promise<ImportReport> {
  const report = emptyReport(name ?? basename(path));
  const seen = new Map<string, number>();
  let totals: ReadonlyMap<string, ImportedTotal> = new Map();
  let batch: PreparedVenue[] = [];
  let source: Source | undefined;

  const flush = async () => {
    if (batch.length === 0) return;
    const result = await transact((transaction) => storeBatch(transaction, batch, totals, sender));
    for (const count of ['new', 'changed', 'unchanged', 'kept', 'stayDiscarded'] as const) {
      report[count] += result[count];
    }
    totals = result.totals;
    batch = [];
  };

  try {
    const file = await openFile(path);
    report.unit = file.unit;
    for await (const item of file.items) {
      report.read += 1;
      if ('broken' in item) {
        refuse(report, item.at, item.broken);
        continue;
      }
      source ??= chooseSource(wanted, item.record, report.file);
      try {
        const venue = prepareRecord(source, item.record, item.at, seen);
        reportLeftOut(report, item.at, venue.leftOut);
        batch.push(venue);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        refuse(report, item.at, error.message);
      }
      if (batch.length === BATCH) {
        await flush();
        onProgress?.(report, file.progress());
        signal?.throwIfAborted();
      }
    }
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    report.failure = error.message;
    report.failureKind = error.kind;
  }
  await flush();
  onProgress?.(report, 1);
  return report;
}

/** The record as it is stored, with an id that no earlier record of the file (`seen`) has. */
function prepareRecord(
  source: Source,
  record: SourceRecord,
  at: number,
  seen: Map<string, number>,
): PreparedVenue {
  const venue = source.read(record);
  const id = venue.sourceId;
  for (let count = 2; venue.isDerivedId && seen.has(venue.sourceId); count += 1) {
    venue.sourceId = `${id}~${count}`;
  }
  const ids = venue.own ? [venue.sourceId, venue.own.id] : [venue.sourceId];
  for (const used of ids) {
    const earlier = seen.get(used);
    if (earlier !== undefined) {
      throw new Refusal(`has the id ${used} of an earlier record, number ${earlier}`);
    }
  }
  const prepared = prepareVenue(venue);
  for (const used of ids) seen.set(used, at);
  return prepared;
}
