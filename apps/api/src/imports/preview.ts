import {
  type ImportPreview,
  PREVIEW_FIELDS,
  PREVIEW_READ,
  PREVIEW_RECORDS,
  type PreviewField,
} from '@campetto/contract';
import { FileError, Refusal } from './errors.ts';
import { createRecordPreparer, type IdentifiedRecord } from './prepare-records.ts';
import { BLANK, type PreparedVenue, prepareVenue } from './prepare-venue.ts';
import { openFile } from './readers/index.ts';
import type { SourceRecord } from './readers/record.ts';
import { type CheckedRecord, checkRecord, countChecked } from './report/record-counts.ts';
import { shownOf } from './report/shown-values.ts';
import { type IdentifiedItem, identify } from './sources/identify.ts';
import { SOURCE_KEYS } from './sources/index.ts';
import type { Source } from './sources/source.ts';

export interface PreviewOptions {
  name: string;
  /** Key of the source, where the file's fields do not identify it. */
  source?: string | undefined;
  /** Whether the file is complete; else an error after its last record is no failure. */
  isWhole: boolean;
}

/** The start of a file, with the records that are shown. */
interface FileStart extends Pick<ImportPreview, 'unit' | 'source' | 'records'> {
  /** The records that were read, also those that are not shown. */
  checked: CheckedRecord[];
  /** The fields of the shown records that have a value, and those that are used. */
  filled: Set<string>;
  used: Set<string>;
  /** The required columns that no record has. */
  missing: readonly string[];
  isWholeFile: boolean;
  /** The error that ended it. */
  error?: FileError;
}

/**
 * How the first records of a file would be stored, and from which of its fields; and how many of its records would be
 * refused or lose a value, as far as it is read.
 */
export async function previewFile(path: string, options: PreviewOptions): Promise<ImportPreview> {
  const start = await readStart(path, options);
  const { unit, source, records, checked, filled, used, missing } = start;
  const failureKind = failureKindOf(start, options);
  // The last line of a part of a file is cut off, so it is not counted.
  const isCut = !options.isWhole && unit === 'line' && checked.length < PREVIEW_READ;
  return {
    source,
    sources: SOURCE_KEYS,
    unit,
    records,
    unused: [...filled].filter((field) => !used.has(field)),
    ...(missing.length > 0 && { missing: [...missing] }),
    ...(failureKind && { failureKind }),
    read: { isAll: start.isWholeFile, ...countChecked(isCut ? checked.slice(0, -1) : checked) },
  };
}

async function readStart(
  path: string,
  { name, source: wanted, isWhole }: PreviewOptions,
): Promise<FileStart> {
  const start: FileStart = {
    unit: 'line',
    source: null,
    records: [],
    checked: [],
    filled: new Set(),
    used: new Set(),
    missing: [],
    isWholeFile: false,
  };
  const prepare = createPreparer();
  try {
    const file = await openFile(path, isWhole);
    start.unit = file.unit;
    for await (const item of identify(file.items, wanted, name)) {
      if (start.checked.length === PREVIEW_READ) break;
      addRecord(start, item, prepare);
    }
    start.isWholeFile = isWhole && start.checked.length < PREVIEW_READ;
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    start.error = error;
  }
  return start;
}

function addRecord(
  start: FileStart,
  item: IdentifiedItem,
  prepare: ReturnType<typeof createPreparer>,
): void {
  const { records, checked, filled, used } = start;
  const hasRoom = records.length < PREVIEW_RECORDS;
  if ('broken' in item) {
    checked.push({ fault: 'refused' });
    if (hasRoom) records.push({ at: item.at, fields: [], leftOut: [], refused: item.broken });
    return;
  }
  const { at, source, record } = item;
  const missing = start.source === null ? (source.columns?.required ?? []) : start.missing;
  start.missing = missing.filter((name) => !(name in record.fields));
  start.source = source.key;
  const prepared = prepare(item);
  checked.push(checkRecord(prepared));
  if (!hasRoom) return;
  for (const field of filledFields(record)) filled.add(field);
  records.push({ at, ...previewRecord(source, record, prepared, used) });
}

/** Why the file cannot be imported; undefined if it can. */
function failureKindOf(
  { unit, source, records, checked, missing, isWholeFile, error }: FileStart,
  { source: wanted, isWhole }: PreviewOptions,
): ImportPreview['failureKind'] {
  // A part of a GeoJSON file may end within its first feature, which the import reads.
  if (unit === 'feature' && !isWhole && checked.length === 0 && error) return undefined;
  const isNone = error?.kind === 'unrecognised' || records.length === 0;
  const failure = isNone || isWhole ? error?.kind : undefined;
  // No record can be read, for example in a text that is not a list. For a part of a file, its first lines decide. A
  // part of a GeoJSON file does not count, because it may contain only geometries that are not imported.
  const isUnreadable =
    source === null && (isWholeFile || (unit === 'line' && checked.length >= PREVIEW_RECORDS));
  if (checked.length === 0 || isUnreadable) return failure ?? 'noRecords';
  if (records.every(({ refused }) => refused === BLANK)) return 'unusable';
  const isRefused = isWholeFile && checked.every(({ fault }) => fault === 'refused');
  if (missing.length > 0 || isRefused) return 'allRefused';
  return failure ?? (wanted !== undefined && !records.some(hasName) ? 'nameless' : undefined);
}

/** How each record of a file would be stored, or why it would be refused. */
function createPreparer() {
  const prepare = createRecordPreparer();
  return (record: IdentifiedRecord) => orRefusal(() => prepare(record));
}

function orRefusal<T>(read: () => T): T | Refusal {
  try {
    return read();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

const hasName = ({ fields, refused }: ImportPreview['records'][number]) =>
  refused !== null || fields.some(({ field }) => field === 'name');

/** The named fields with a value: a header that ends with a delimiter makes a nameless field. */
const filledFields = ({ fields }: SourceRecord) =>
  Object.keys(fields).filter((name) => name !== '' && (fields[name] ?? '') !== '');

function previewRecord(
  source: Source,
  record: SourceRecord,
  prepared: PreparedVenue | Refusal,
  used: Set<string>,
) {
  if (prepared instanceof Refusal) {
    for (const name of fieldsRead(source, record)) used.add(name);
    return { fields: [], leftOut: [], refused: prepared.message };
  }
  const stored = shownOf(prepared.content);
  const origins = findOrigins(source, record, prepared, used);
  const fields = PREVIEW_FIELDS.flatMap((field) => {
    const value = stored[field];
    return value === '' ? [] : [{ field, value, from: origins.get(field) ?? [] }];
  });
  return { fields, leftOut: prepared.leftOut, refused: null };
}

/**
 * The fields from which each value comes: those without which the value would differ. A field without which the record
 * would be refused counts as used, and so does one that changes only what is not shown, or whose value is left out with
 * a reason. Only fields that the source reads are tried, so that the others cost nothing.
 */
function findOrigins(
  source: Source,
  record: SourceRecord,
  prepared: PreparedVenue,
  used: Set<string>,
) {
  const stored = shownOf(prepared.content);
  const origins = new Map<PreviewField, string[]>();
  const { point, ...rest } = record;
  const names = fieldsRead(source, record);
  const without: [string, SourceRecord][] = names.map((name) => {
    const { [name]: _, ...fields } = record.fields;
    return [name, { ...record, fields }];
  });
  if (point) without.push(['geometry', rest]);
  for (const [name, reduced] of without) {
    const other = tryPrepare(source, reduced);
    if (isOther(other, prepared)) used.add(name);
    if (other === undefined) continue;
    const shown = shownOf(other.content);
    for (const field of PREVIEW_FIELDS) {
      if (shown[field] === stored[field]) continue;
      origins.set(field, [...(origins.get(field) ?? []), name]);
    }
  }
  for (const field of PREVIEW_FIELDS) {
    if (stored[field] === '' || origins.has(field)) continue;
    const names = repeatedIn(source, record, (prepared) => shownOf(prepared.content)[field]);
    for (const name of names) used.add(name);
    // The properties of the feature may repeat the point.
    origins.set(field, point && field === 'coordinates' ? ['geometry'] : names);
  }
  return origins;
}

const isOther = (one: PreparedVenue | undefined, other: PreparedVenue) =>
  one?.sourceId !== other.sourceId ||
  one.contentHash !== other.contentHash ||
  one.leftOut.join() !== other.leftOut.join();

/**
 * The fields that repeat the same value, such as a country's name and its code: without one of them, the value comes
 * from another.
 */
function repeatedIn(
  source: Source,
  record: SourceRecord,
  valueIn: (prepared: PreparedVenue) => string,
): string[] {
  const read = (fields: SourceRecord['fields']) => {
    const prepared = tryPrepare(source, { ...record, fields });
    return prepared && valueIn(prepared);
  };
  const value = read(record.fields);
  let needed = record.fields;
  const left: string[] = [];
  for (const name of fieldsRead(source, record)) {
    const { [name]: _, ...others } = needed;
    if (read(others) === undefined) continue;
    needed = others;
    left.push(name);
  }
  if (read(needed) === value) return [];
  return left.filter((name) => read({ ...needed, [name]: record.fields[name] }) === value);
}

/** The fields of a record that a source reads, in their order; of one that it refuses, as far as it reads it. */
function fieldsRead(source: Source, record: SourceRecord): string[] {
  // Validation ends at the first value that breaks a rule.
  const read = new Set<string | symbol>(source.columns?.known);
  const fields = new Proxy(record.fields, {
    get(target, name: string) {
      read.add(name);
      return target[name];
    },
  });
  orRefusal(() => source.read({ ...record, fields }));
  return Object.keys(record.fields).filter((name) => read.has(name));
}

function tryPrepare(source: Source, record: SourceRecord): PreparedVenue | undefined {
  const prepared = orRefusal(() => prepareVenue(source.read(record)));
  return prepared instanceof Refusal ? undefined : prepared;
}
