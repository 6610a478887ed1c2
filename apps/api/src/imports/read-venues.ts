import type { FileFailure } from '@campetto/contract';
import { FileError, Refusal } from './errors.ts';
import { createRecordPreparer } from './prepare-records.ts';
import type { PreparedVenue } from './prepare-venue.ts';
import { openFile } from './readers/index.ts';
import { type IdentifiedItem, identify } from './sources/identify.ts';

/** Records of a batch: as many as one transaction stores. */
const BATCH = 500;

interface Remark {
  at: number;
  reason: string;
}

/** Successive records of a file, ready to be stored. Threads send it to each other: plain values only. */
export interface VenueBatch {
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
  /** On the last batch: why the file was not read, or not to its end. */
  failure?: { kind: FileFailure; message: string };
}

export interface ReadOptions {
  /** The name of the file, by which a source may be recognised. */
  name: string;
  /** Key of the source, where the file's fields do not identify it. */
  source?: string | undefined;
}

/**
 * The venues of a file in batches; the last one may be empty. A record that breaks a rule is refused,
 * and so is a record with the id of an earlier one.
 */
export async function* readVenues(
  path: string,
  { name, source }: ReadOptions,
): AsyncGenerator<VenueBatch> {
  const read = createRecordReader();
  let batch = emptyBatch('line');
  try {
    const file = await openFile(path);
    batch.unit = file.unit;
    for await (const item of identify(file.items, source, name)) {
      if (batch.read === BATCH) {
        yield { ...batch, done: file.progress() };
        batch = emptyBatch(file.unit);
      }
      batch.read += 1;
      read(item, batch);
    }
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    batch.failure = { kind: error.kind, message: error.message };
  }
  yield { ...batch, done: 1, isLast: true };
}

const emptyBatch = (unit: VenueBatch['unit']): VenueBatch => ({
  unit,
  read: 0,
  venues: [],
  refusals: [],
  leftOut: [],
  done: 0,
  isLast: false,
});

/** Adds each record of a file to its batch. */
function createRecordReader() {
  const prepare = createRecordPreparer();
  return (item: IdentifiedItem, { venues, refusals, leftOut }: VenueBatch) => {
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
