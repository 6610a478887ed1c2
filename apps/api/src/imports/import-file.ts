import { basename } from 'node:path';
import type { Transaction } from '../db/transact.ts';
import type { Identity } from '../identity/verifier.ts';
import { openFile } from './readers/index.ts';
import type { SourceRecord } from './readers/record.ts';
import { FileError, Refusal } from './refusal.ts';
import { emptyReport, type ImportReport, noteLeftOut, refuse } from './report.ts';
import { chooseSource } from './sources/index.ts';
import type { Source } from './sources/source.ts';
import { type ImportedTotal, storeBatch } from './store.ts';
import { type PreparedVenue, prepareVenue } from './venue.ts';

const BATCH = 500;

export interface ImportOptions {
  /** Key of the source, where the file's fields do not tell. */
  source?: string | undefined;
  /** What the file is called where its path does not say it. */
  name?: string | undefined;
  /** Who brings it. */
  sender?: Identity | null | undefined;
  /** Stops it after the batch that is being stored. */
  signal?: AbortSignal | undefined;
  /** Called after each batch; `done` goes from 0 to 1. */
  onProgress?: (report: ImportReport, done: number) => void;
}

/** Runs a piece of work in a transaction, again when another transaction was in its way. */
export type Transact = <T>(work: (transaction: Transaction) => Promise<T>) => Promise<T>;

/**
 * Brings the venues of a file into the directory, in batches of a transaction each, so that a run
 * that is cut off leaves whole batches, and the next one goes on from there. A record that breaks
 * a rule is refused and reported; so is a second one with the id of an earlier one.
 *
 * A file that cannot be read, or not to its end, is told in the report's `failure`; what fails in
 * the database is thrown, and so is the reason of `signal`.
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
        noteLeftOut(report, item.at, venue.leftOut);
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

/** The record as it is stored, under an id that no earlier record of the file (`seen`) has. */
function prepareRecord(
  source: Source,
  record: SourceRecord,
  at: number,
  seen: Map<string, number>,
): PreparedVenue {
  const venue = source.read(record);
  const id = venue.sourceId;
  for (let twin = 2; venue.isDerivedId && seen.has(venue.sourceId); twin += 1) {
    venue.sourceId = `${id}~${twin}`;
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
