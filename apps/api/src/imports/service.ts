import { basename } from 'node:path';
import { newId } from '../db/id.ts';
import { isStatementTimeout, sqlState, type Transaction } from '../db/transact.ts';
import { isScraper } from '../identity/submission-keys.ts';
import type { Identity } from '../identity/verifier.ts';
import { imports, importsRunning } from '../metrics/metrics.ts';
import { FileError } from './errors.ts';
import { type ReadOptions, type ReadStep, readVenues } from './read-venues.ts';
import { checkRecord, countChecked } from './report/record-counts.ts';
import {
  emptyReport,
  type ImportReport,
  REMARKS_MAX,
  refuse,
  reportLeftOut,
} from './report/report.ts';
import { reportReturned } from './report/returned-venues.ts';
import { type ImportedTotal, type StepResult, storeStep } from './repository.ts';

/** How many more records of a file may be refused than imported, before it is not read any further. */
const REFUSED_MAX = 100_000;

export interface ImportOptions extends Partial<ReadOptions> {
  /** The venues of the file, where another thread reads it. */
  venues?: AsyncIterable<ReadStep> | undefined;
  /** Who sent the file. */
  sender?: Identity | null | undefined;
  /** Stops the import after the current step. */
  signal?: AbortSignal | undefined;
  /** Called after each step; `done` goes from 0 to 1. */
  onProgress?: (report: ImportReport, done: number) => void;
}

/** Runs `work` in a transaction, and again after a conflict with another transaction. */
export type Transact = <T>(work: (transaction: Transaction) => Promise<T>) => Promise<T>;

/**
 * Imports the venues of a file, in steps of one transaction each, so that an interrupted import leaves
 * whole steps and the next one continues from there. A record that breaks a rule is refused and
 * reported.
 *
 * The report's `failure` describes a file that cannot be read, or not to its end, or of which no record was accepted.
 *
 * @throws errors of the database, and the reason of `signal`
 */
export async function importFile(
  transact: Transact,
  path: string,
  options: ImportOptions = {},
): Promise<ImportReport> {
  importsRunning.inc();
  let outcome = 'failed';
  try {
    const report = await importVenues(transact, path, options);
    if (report.failure === undefined) outcome = 'completed';
    return report;
  } finally {
    importsRunning.dec();
    imports.inc({ outcome });
  }
}

async function importVenues(
  transact: Transact,
  path: string,
  { source, name = basename(path), sender = null, signal, onProgress, ...options }: ImportOptions,
): Promise<ImportReport> {
  const importId = newId();
  const report = { ...emptyReport(name), importId };
  let totals: ReadonlyMap<string, ImportedTotal> = new Map();

  /**
   * Stores venues, and in halves those that the database cannot store together: because of one of them, or because
   * another transaction has locked them for longer than a statement may wait, such as a step of another import.
   */
  async function store(venues: ReadStep['venues']): Promise<void> {
    if (venues.length === 0) return;
    let result: StepResult;
    try {
      result = await transact((part) =>
        storeStep(part, venues, totals, { importId, sender, keptMax: roomForKept(report, sender) }),
      );
    } catch (error) {
      const [first, ...others] = venues;
      const isAlone = others.length === 0;
      if (!isUnstorable(error) && (isAlone || !isStatementTimeout(error))) throw error;
      if (isAlone && first) return refuse(report, first.at, 'cannot be stored');
      const middle = Math.floor(venues.length / 2);
      await store(venues.slice(0, middle));
      return store(venues.slice(middle));
    }
    for (const count of ['new', 'changed', 'unchanged', 'kept', 'stayDiscarded'] as const) {
      report[count] += result[count];
    }
    report.keptVenues.push(...result.keptVenues);
    const { unnamed, unknownCountry } = countChecked(result.imported.map(checkRecord));
    report.unnamed += unnamed;
    report.unknownCountry += unknownCountry;
    totals = result.totals;
    if (!sender || !isScraper(sender)) await reportReturned(report, transact, result.added);
  }

  try {
    for await (const step of options.venues ?? readVenues(path, { name, source })) {
      addToReport(report, step);
      await store(step.venues);
      onProgress?.(report, step.done);
      refuseUseless(report);
      if (!step.isLast) signal?.throwIfAborted();
    }
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    fail(report, error);
    onProgress?.(report, 1);
  }
  if (report.read === report.refused && report.failure === undefined) {
    fail(report, report.read === 0 ? NO_RECORDS : ALL_REFUSED);
  }
  return report;
}

/** How many more kept venues are reported; a scraper may not read venues. */
const roomForKept = (report: ImportReport, sender: Identity | null) =>
  sender && isScraper(sender) ? 0 : REMARKS_MAX - report.keptVenues.length;

/** SQLSTATE classes of a value that the database does not store: an invalid one, one that is too large. */
const UNSTORABLE = ['22', '54'];

/** Whether the database cannot store a record that no rule has refused; the other records of its step can be stored. */
const isUnstorable = (error: unknown) => UNSTORABLE.includes((sqlState(error) ?? '').slice(0, 2));

/** @throws FileError when so many records were refused that reading the others is no use. */
function refuseUseless({ read, refused }: ImportReport) {
  if (refused - (read - refused) <= REFUSED_MAX) return;
  throw new FileError(
    'mostlyRefused',
    `${refused} of the first ${read} records were refused, so the others were not read.`,
  );
}

/** What was read, before it is stored. */
function addToReport(report: ImportReport, step: ReadStep) {
  const { unit, read, refusals, leftOut, failure } = step;
  report.unit = unit;
  report.read += read;
  for (const { at, reason } of refusals) refuse(report, at, reason);
  reportLeftOut(report, leftOut);
  if (failure) fail(report, failure);
}

const NO_RECORDS = { kind: 'noRecords', message: 'The file contains no venues.' } as const;
const ALL_REFUSED = { kind: 'allRefused', message: 'All of its records were refused.' } as const;

function fail(report: ImportReport, { kind, message }: Pick<FileError, 'kind' | 'message'>) {
  report.failure = message;
  report.failureKind = kind;
}
