import { createHash } from 'node:crypto';
import type { Address, ImportSource, SportSlug } from '@campetto/contract';
import { Refusal } from '../errors.ts';
import type { SourceRecord } from '../readers/record.ts';

/** A venue as its source describes it; values that the source does not have are left out. */
export interface SourceVenue {
  /** Name of the source as the venue's card shows it. */
  source: string;
  /** The id of this record in the source, the same at every import. */
  sourceId: string;
  /**
   * The source has no ids: this one is a hash of the record's content. Records with equal content are
   * all imported, and distinguished by a number.
   */
  isDerivedId?: boolean;
  name?: string;
  phone?: string | number;
  website?: string;
  /** The name of the country follows from its code unless it is given. */
  address: Partial<Address>;
  sports: readonly SportSlug[];
  /** The other words that the record names as sports. */
  unknownSports?: string;
  /** ISO 8601 date, or date and time. */
  lastUpdated?: string;
  /**
   * Set for a record of an export: the id of the exported venue, and the values that only an export
   * has. Its values have been cleaned before and are stored unchanged.
   */
  own?: { id: string; rating: number | null; totalRatings: number | null };
}

/** How the records of one source become venues. */
export interface Source {
  /** The value of `--source`. */
  key: ImportSource;
  /** Whether a file with this name and this first record is of this source. */
  recognises(record: SourceRecord, fileName: string): boolean;
  /** Of a source that validates records by a schema: the fields that it knows, and those that each record needs. */
  columns?: { known: readonly string[]; required: readonly string[] };
  /** @throws Refusal when the record cannot become a venue. */
  read(record: SourceRecord): SourceVenue;
}

/** Recognises a source by fields that each of its records has. */
export const hasFields =
  (...names: string[]) =>
  ({ fields }: SourceRecord): boolean =>
    names.every((name) => name in fields);

/** A short id made of the fields that distinguish a record from the others, or of its place if all are empty. */
export function derivedId({ point }: SourceRecord, ...fields: string[]): string {
  const identity = point && !fields.some(Boolean) ? [point.longitude, point.latitude] : fields;
  return createHash('sha256').update(JSON.stringify(identity)).digest('base64url').slice(0, 16);
}

/**
 * A part of a record's id.
 *
 * @throws Refusal when it is empty: records without an id would all become one venue
 */
export function requireId(name: string, text: string): string {
  if (text === '') throw new Refusal(`${name} must not be empty`);
  return text;
}
