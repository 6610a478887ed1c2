import * as v from 'valibot';
import { cleanText } from '../cleaning/text.ts';
import { Refusal } from '../errors.ts';

/** One record of a file, whatever its format: named values, and the point of a GeoJSON feature. */
export interface SourceRecord {
  fields: Readonly<Record<string, unknown>>;
  /** GeoJSON only: the identifier of the feature. */
  id?: string;
  /** GeoJSON only: degrees. */
  point?: { longitude: number; latitude: number };
}

/** A record, or why there is none; `at` is its line, in GeoJSON its feature, counted from 1. */
export type ReadItem = { at: number } & ({ record: SourceRecord } | { broken: string });

/** The most characters of a value that an expression searches; no rule allows even a fifth of them. */
const TEXT_MAX = 10_000;
const TOO_LONG = `must have at most ${TEXT_MAX} characters`;

/** A text that may be searched. */
export const boundedText = v.pipe(v.string('is not a text'), v.maxLength(TEXT_MAX, TOO_LONG));

/** Whether JSON contained exactly this number: beyond 2^53, different whole numbers are read as the same. */
export const isExact = (value: number): boolean =>
  !Number.isInteger(value) || Number.isSafeInteger(value);

/**
 * The value of a field as one clean line of text; empty when the record has none.
 *
 * @throws Refusal when the value is a list, an object, a boolean or a number that was not read exactly, or a text that
 *   is too long.
 */
export function textOf({ fields }: SourceRecord, name: string): string {
  const value = fields[name];
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') {
    if (value.length > TEXT_MAX) throw new Refusal(`${name} ${TOO_LONG}`);
    return cleanText(value);
  }
  if (typeof value === 'number' && isExact(value)) return String(value);
  throw new Refusal(`${name} is not a text`);
}

/** The text of the first field that has one; empty when none has. */
export function firstTextOf(record: SourceRecord, ...names: string[]): string {
  for (const name of names) {
    const text = textOf(record, name);
    if (text !== '') return text;
  }
  return '';
}

/**
 * The value of a field as a number; undefined when the record has none.
 *
 * @throws Refusal when there is a text that is not a number.
 */
export function numberOf(record: SourceRecord, name: string): number | undefined {
  const text = textOf(record, name);
  if (text === '') return undefined;
  const value = parseDecimal(text);
  if (!Number.isFinite(value)) throw new Refusal(`${name} is not a number: "${text}"`);
  return value;
}

/** The number of a text; NaN where it has none. A spreadsheet in Italian writes a comma: `65,45`. */
export const parseDecimal = (text: string): number =>
  Number(text.replace(/^\s*([+-]?\d+),(\d+)\s*$/, '$1.$2'));

/** Where a record is, in degrees: its own numbers, else the point of its feature. 0 and 0 mean an unknown place. */
export function placeOf(
  { point }: SourceRecord,
  latitude: number | null | undefined,
  longitude: number | null | undefined,
): { latitude: number; longitude: number } {
  const own = { latitude: latitude ?? 0, longitude: longitude ?? 0 };
  const isComplete = typeof latitude === 'number' && typeof longitude === 'number';
  const isPlace = own.latitude !== 0 || own.longitude !== 0;
  return point && !(isComplete && isPlace) ? point : own;
}

/** Whether a value is an object with named values. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
