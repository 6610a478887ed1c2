import { createHash } from 'node:crypto';
import type { Address, SportSlug } from '@campetto/contract';
import type { SourceRecord } from '../readers/record.ts';

/** A venue as its source tells it; what the source does not say is left out. */
export interface SourceVenue {
  /** Name of the source as the venue's card shows it. */
  source: string;
  /** What the source calls this record, the same at every import. */
  sourceId: string;
  /**
   * The source has no ids: this one is made of what the record says. Records that say the same are
   * kept, and told apart by their number.
   */
  isDerivedId?: boolean;
  name?: string;
  phone?: string | number;
  website?: string;
  /** The name of the country follows from its code unless it is given. */
  address: Partial<Address>;
  sports: readonly SportSlug[];
  /** ISO 8601 date, or date and time. */
  lastUpdated?: string;
  /**
   * The record of an export: the id that the venue had where it came from, and what only an export
   * tells. Its values have been cleaned before and are stored as they are.
   */
  own?: { id: string; rating: number | null; totalRatings: number | null };
}

/** How the records of one source become venues. */
export interface Source {
  /** What `--source` calls it. */
  key: string;
  /** Whether a file with this name and this first record is of this source. */
  recognises(record: SourceRecord, fileName: string): boolean;
  /** @throws Refusal when the record cannot become a venue. */
  read(record: SourceRecord): SourceVenue;
}

/** Recognises a source by fields that each of its records has. */
export const hasFields =
  (...names: string[]) =>
  ({ fields }: SourceRecord): boolean =>
    names.every((name) => name in fields);

/** A short id of what a record says in the fields that tell it from the others. */
export function derivedId(...identity: string[]): string {
  return createHash('sha256').update(JSON.stringify(identity)).digest('base64url').slice(0, 16);
}
