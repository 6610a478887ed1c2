import {
  type ImportPreview,
  PREVIEW_COMPARED,
  PREVIEW_FIELDS,
  PREVIEW_RECORDS,
  type PreviewField,
  sportById,
} from '@campetto/contract';
import { FileError, Refusal, RepeatedId } from './errors.ts';
import { createRecordPreparer } from './prepare-records.ts';
import { BLANK, type PreparedVenue, prepareVenue } from './prepare-venue.ts';
import { openFile } from './readers/index.ts';
import type { SourceRecord } from './readers/record.ts';
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

/**
 * How the first records of a file would be stored, and from which of its fields; and how many of its records repeat
 * earlier ones, as far as it is read.
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
  const repeated = { count: 0, of: 0, isAll: false };
  const refusalOf = createRefusals();
  const seen = new Set<string>();
  const used = new Set<string>();
  try {
    const file = await openFile(path);
    preview.unit = file.unit;
    for await (const item of identify(file.items, wanted, name)) {
      if (repeated.of === PREVIEW_COMPARED) break;
      repeated.of += 1;
      const refusal = refusalOf(item);
      if (refusal instanceof RepeatedId) repeated.count += 1;
      if ('source' in item) preview.source = item.source.key;
      if (preview.records.length === PREVIEW_RECORDS) continue;
      if ('broken' in item) {
        preview.records.push({ at: item.at, fields: [], leftOut: [], refused: item.broken });
      } else {
        const { source } = item;
        for (const field of filledFields(item.record)) seen.add(field);
        preview.records.push({ at: item.at, ...previewRecord(source, item.record, refusal, used) });
      }
    }
    repeated.isAll = isWhole && repeated.of < PREVIEW_COMPARED;
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    // One after the records that are shown is left to the import.
    const isShort = preview.records.length < PREVIEW_RECORDS;
    const isNone = error.kind === 'unrecognised' || preview.records.length === 0;
    if (isNone || (isShort && isWhole)) preview.failureKind = error.kind;
  }
  const { records } = preview;
  if (repeated.of === 0 || isUnreadable(preview, repeated)) preview.failureKind ??= 'noRecords';
  else if (records.every(({ refused }) => refused === BLANK)) {
    preview.failureKind = 'unusable';
  } else if (wanted !== undefined && !records.some(hasName)) {
    preview.failureKind ??= 'nameless';
  }
  preview.unused = [...seen].filter((field) => !used.has(field));
  return { ...preview, repeated };
}

/** Why each record of a file would be refused; undefined for one that would be stored, or is broken. */
function createRefusals() {
  const prepare = createRecordPreparer();
  return (item: IdentifiedItem): Refusal | undefined => {
    if ('broken' in item) return undefined;
    try {
      prepare(item);
      return undefined;
    } catch (error) {
      if (error instanceof Refusal) return error;
      throw error;
    }
  };
}

/**
 * Whether no record can be read, as in a text that is no list. Of a part of a file its first lines decide: in a part of
 * GeoJSON there may be only geometries that are not imported.
 */
const isUnreadable = (
  { source, unit }: ImportPreview,
  { of, isAll }: { of: number; isAll: boolean },
): boolean => source === null && (isAll || (unit === 'line' && of >= PREVIEW_RECORDS));

const hasName = ({ fields, refused }: ImportPreview['records'][number]) =>
  refused !== null || fields.some(({ field }) => field === 'name');

/** The named fields with a value: a header that ends with a delimiter makes a nameless field. */
const filledFields = ({ fields }: SourceRecord) =>
  Object.keys(fields).filter((name) => name !== '' && (fields[name] ?? '') !== '');

function previewRecord(
  source: Source,
  record: SourceRecord,
  refusal: Refusal | undefined,
  used: Set<string>,
) {
  if (refusal) return { fields: [], leftOut: [], refused: refusal.message };
  const prepared = prepareVenue(source.read(record));
  const stored = shownOf(prepared);
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
  const stored = shownOf(prepared);
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
    const shown = shownOf(other);
    for (const field of PREVIEW_FIELDS) {
      if (shown[field] === stored[field]) continue;
      origins.set(field, [...(origins.get(field) ?? []), name]);
    }
  }
  for (const field of PREVIEW_FIELDS) {
    if (stored[field] === '' || origins.has(field)) continue;
    const names = repeatedIn(source, record, (prepared) => shownOf(prepared)[field]);
    for (const name of names) used.add(name);
    origins.set(field, names);
  }
  return origins;
}

const isOther = (one: PreparedVenue | undefined, other: PreparedVenue) =>
  one?.sourceId !== other.sourceId ||
  one.contentHash !== other.contentHash ||
  one.leftOut.join() !== other.leftOut.join();

/**
 * The fields that have the same value, as a country's name and its code have: the record needs none of them as long as
 * it has another one.
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

/** The fields of a record that a source reads, in their order. */
function fieldsRead(source: Source, record: SourceRecord): string[] {
  const read = new Set<string | symbol>();
  const fields = new Proxy(record.fields, {
    get(target, name: string) {
      read.add(name);
      return target[name];
    },
  });
  source.read({ ...record, fields });
  return Object.keys(record.fields).filter((name) => read.has(name));
}

function tryPrepare(source: Source, record: SourceRecord): PreparedVenue | undefined {
  try {
    return prepareVenue(source.read(record));
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

type Shown = Record<PreviewField, string>;

function shownOf({ content }: PreparedVenue): Shown {
  const { latitude = 0, longitude = 0, sportIds = [], lastUpdated } = content;
  return {
    name: content.name ?? '',
    phone: content.phoneNumber ?? '',
    website: content.website ?? '',
    sports: sportIds.map((id) => sportById(id)?.slug).join(', '),
    street: content.addressStreet ?? '',
    number: content.addressNumber ?? '',
    postalCode: content.addressPostalCode ?? '',
    city: content.addressCity ?? '',
    state: content.addressState || content.addressStateCode || '',
    country: content.addressCountry || content.addressCountryCode || '',
    formattedAddress: content.addressFormatted ?? '',
    coordinates: latitude === 0 && longitude === 0 ? '' : `${latitude}, ${longitude}`,
    rating: content.rating ? String(content.rating) : '',
    lastUpdated: lastUpdated?.toISOString().slice(0, 10) ?? '',
  };
}
