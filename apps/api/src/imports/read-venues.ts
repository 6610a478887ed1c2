import type { FileFailure } from '@campetto/contract';
import { FileError, Refusal } from './errors.ts';
import { createRecordPreparer } from './prepare-records.ts';
import type { PreparedVenue } from './prepare-venue.ts';
import { openFile } from './readers/index.ts';
import { type IdentifiedItem, identify } from './sources/identify.ts';

/**
 * As many as one transaction stores. Whoever decides on one of them waits for the transaction, so
 * that it has to be short; steps of 500 import a file no faster.
 */
const RECORDS_PER_STEP = 100;

interface Remark {
  at: number;
  reason: string;
}

/** Successive records of a file, ready to be stored. Threads send it to each other: plain values only. */
export interface ReadStep {
  /** The unit of a record's position. */
  unit: 'line' | 'feature';
  /** The number of records, refused ones included. */
  read: number;
  venues: (PreparedVenue & { at: number })[];
  refusals: Remark[];
  /** Values that were left out of venues. */
  leftOut: Remark[];
  /** How much of the file has been read, from 0 to 1. */
  done: number;
  isLast: boolean;
  /** On the last step: why the file was not read, or not to its end. */
  failure?: { kind: FileFailure; message: string };
}

export interface ReadOptions {
  /** The name of the file, by which a source may be recognised. */
  name: string;
  /** Key of the source, where the file's fields do not identify it. */
  source?: string | undefined;
}

/**
 * The venues of a file in steps; the last one may be empty. A record that breaks a rule is refused,
 * and so is a record with the id of an earlier one.
 */
export async function* readVenues(
  path: string,
  { name, source }: ReadOptions,
): AsyncGenerator<ReadStep> {
  const read = createRecordReader();
  let step = emptyStep('line');
  try {
    const file = await openFile(path);
    step.unit = file.unit;
    for await (const item of identify(file.items, source, name)) {
      if (step.read === RECORDS_PER_STEP) {
        yield { ...step, done: file.progress() };
        step = emptyStep(file.unit);
      }
      step.read += 1;
      read(item, step);
    }
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    step.failure = { kind: error.kind, message: error.message };
  }
  yield { ...step, done: 1, isLast: true };
}

const emptyStep = (unit: ReadStep['unit']): ReadStep => ({
  unit,
  read: 0,
  venues: [],
  refusals: [],
  leftOut: [],
  done: 0,
  isLast: false,
});

/** Adds each record of a file to its step. */
function createRecordReader() {
  const prepare = createRecordPreparer();
  return (item: IdentifiedItem, { venues, refusals, leftOut }: ReadStep) => {
    const { at } = item;
    if ('broken' in item) {
      refusals.push({ at, reason: item.broken });
      return;
    }
    try {
      const prepared = prepare(item);
      venues.push({ ...prepared, at });
      for (const reason of prepared.leftOut) leftOut.push({ at, reason });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refusals.push({ at, reason: error.message });
    }
  };
}
