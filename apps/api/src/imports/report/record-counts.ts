import { hasCountry, type ImportPreview } from '@campetto/contract';
import { Refusal, RepeatedId } from '../errors.ts';
import type { PreparedVenue } from '../prepare-venue.ts';

/** What is wrong with a record of a file. */
export interface CheckedRecord {
  /** Undefined for a record that would be stored with all of its values. */
  fault?: 'repeated' | 'refused' | 'partial' | undefined;
  /** Of a record that would be stored. */
  isUnnamed?: boolean;
  hasUnknownCountry?: boolean;
}

export function checkRecord(prepared: PreparedVenue | Refusal): CheckedRecord {
  if (prepared instanceof RepeatedId) return { fault: 'repeated' };
  if (prepared instanceof Refusal) return { fault: 'refused' };
  const { content, leftOut } = prepared;
  return {
    fault: leftOut.length > 0 ? 'partial' : undefined,
    isUnnamed: content.name === '',
    hasUnknownCountry: !hasCountry({
      country: content.addressCountry ?? '',
      countryCode: content.addressCountryCode ?? '',
    }),
  };
}

type Counts = Omit<NonNullable<ImportPreview['read']>, 'isAll'>;

export function countChecked(records: readonly CheckedRecord[]): Counts {
  const count = (matches: (record: CheckedRecord) => boolean | undefined) =>
    records.filter(matches).length;
  return {
    count: records.length,
    repeated: count(({ fault }) => fault === 'repeated'),
    refused: count(({ fault }) => fault === 'refused'),
    partial: count(({ fault }) => fault === 'partial'),
    unnamed: count(({ isUnnamed }) => isUnnamed),
    unknownCountry: count(({ hasUnknownCountry }) => hasUnknownCountry),
  };
}
