import type { VenueReviewItem } from '@campetto/contract';
import type { EditVenueFields } from '@campetto/ui';
import { editFields } from '../edit/editForm.ts';

export type PairSide = 'venue' | 'duplicate';
export type Pair = Record<PairSide, VenueReviewItem>;

/** The compared values of two venues; each consists of one or more fields of the form. */
const COMPARED = {
  name: ['name'],
  phone: ['phone'],
  website: ['website'],
  street: ['street', 'number'],
  postalCode: ['postalCode'],
  city: ['city'],
  country: ['country'],
  coordinates: ['latitude', 'longitude'],
  sports: ['sportIds'],
} as const satisfies Record<string, readonly (keyof EditVenueFields)[]>;
export type ComparedField = keyof typeof COMPARED;
export const COMPARED_FIELDS = Object.keys(COMPARED) as ComparedField[];

/** The side that each copied field is copied to. */
export type Copies = Partial<Record<ComparedField, PairSide>>;

export const OTHER = { venue: 'duplicate', duplicate: 'venue' } as const satisfies Record<
  PairSide,
  PairSide
>;

/** The form fields of both venues, with the copied ones. */
export function pairFields(pair: Pair, copies: Copies): Record<PairSide, EditVenueFields> {
  const stored = { venue: editFields(pair.venue), duplicate: editFields(pair.duplicate) };
  const fields = { venue: { ...stored.venue }, duplicate: { ...stored.duplicate } };
  for (const field of COMPARED_FIELDS) {
    const to = copies[field];
    if (!to) continue;
    const from = stored[OTHER[to]];
    Object.assign(fields[to], Object.fromEntries(COMPARED[field].map((key) => [key, from[key]])));
  }
  return fields;
}

/** A compared value as one text. */
export const comparedValue = (fields: EditVenueFields, field: ComparedField): string =>
  COMPARED[field]
    .flatMap((key) => fields[key])
    .filter(Boolean)
    .join(field === 'street' ? ' ' : ', ');
