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
import { identify } from './sources/identify.ts';
import { SOURCE_KEYS } from './sources/index.ts';
import type { Source } from './sources/source.ts';

export interface PreviewOptions {
  name: string;
  /** Key of the source, where the file's fields do not identify it. */
  source?: string | undefined;
  /** Whether the file is complete; else an error after its last record is no failure. */
  isWhole: boolean;
}

/**
 * How the first records of a file would be stored, and from which of its fields; and how many of its records would be
 * refused or lose a value, as far as it is read.
 */
export async function previewFile(
  path: string,
  { name, source: wanted, isWhole }: PreviewOptions,
): Promise<ImportPreview> {
  const preview: ImportPreview = {
    source: null,
    sources: SOURCE_KEYS,
    unit: 'line',
    records: [],
    unused: [],
  };
  const checked: CheckedRecord[] = [];
  let isAll = false;
  const prepare = createPreparer();
  const seen = new Set<string>();
  const used = new Set<string>();
  let missing: readonly string[] | undefined;
  try {
    const file = await openFile(path);
    preview.unit = file.unit;
    for await (const item of identify(file.items, wanted, name)) {
      if (checked.length === PREVIEW_READ) break;
      const hasRoom = preview.records.length < PREVIEW_RECORDS;
      if ('broken' in item) {
        checked.push({ fault: 'refused' });
        if (hasRoom) {
          preview.records.push({ at: item.at, fields: [], leftOut: [], refused: item.broken });
        }
        continue;
      }
      const { at, source, record } = item;
      preview.source = source.key;
      missing = (missing ?? source.columns?.required)?.filter((name) => !(name in record.fields));
      const prepared = prepare(item);
      checked.push(checkRecord(prepared));
      if (!hasRoom) continue;
      for (const field of filledFields(record)) seen.add(field);
      preview.records.push({ at, ...previewRecord(source, record, prepared, used) });
    }
    isAll = isWhole && checked.length < PREVIEW_READ;
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    // An error after the records that are shown is left to the import to report.
    const isShort = preview.records.length < PREVIEW_RECORDS;
    const isNone = error.kind === 'unrecognised' || preview.records.length === 0;
    if (isNone || (isShort && isWhole)) preview.failureKind = error.kind;
  }
  const { records } = preview;
  const count = checked.length;
  if (count === 0 || isUnreadable(preview, { count, isAll })) preview.failureKind ??= 'noRecords';
  else if (records.every(({ refused }) => refused === BLANK)) {
    preview.failureKind = 'unusable';
  } else if (missing?.length || (isAll && checked.every(({ fault }) => fault === 'refused'))) {
    preview.failureKind = 'allRefused';
  } else if (wanted !== undefined && !records.some(hasName)) {
    preview.failureKind ??= 'nameless';
  }
  if (missing?.length) preview.missing = [...missing];
  preview.unused = [...seen].filter((field) => !used.has(field));
  // The last line of a part of a file is cut off, so it is not counted.
  const isCut = !isWhole && preview.unit === 'line' && count < PREVIEW_READ;
  return { ...preview, read: { isAll, ...countChecked(isCut ? checked.slice(0, -1) : checked) } };
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

/**
 * Whether no record can be read, for example in a text that is not a list. For a part of a file, its first lines
 * decide. A part of a GeoJSON file does not count, because it may contain only geometries that are not imported.
 */
const isUnreadable = (
  { source, unit }: ImportPreview,
  { count, isAll }: { count: number; isAll: boolean },
): boolean => source === null && (isAll || (unit === 'line' && count >= PREVIEW_RECORDS));

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
