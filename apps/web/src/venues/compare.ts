import type { VenueReviewItem } from '@campetto/contract';
import type { EditVenueFields } from '@campetto/ui';
import { editFields } from './edit.ts';

export type PairSide = 'venue' | 'twin';
export type Pair = Record<PairSide, VenueReviewItem>;

/** What of two venues is compared; each may stand for several fields of the form. */
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

/** Where a field is copied to. */
export type Copies = Partial<Record<ComparedField, PairSide>>;

export const OTHER = { venue: 'twin', twin: 'venue' } as const satisfies Record<PairSide, PairSide>;

/** The forms of both, with what was copied from the one to the other. */
export function pairFields(pair: Pair, copies: Copies): Record<PairSide, EditVenueFields> {
  const stored = { venue: editFields(pair.venue), twin: editFields(pair.twin) };
  const fields = { venue: { ...stored.venue }, twin: { ...stored.twin } };
  for (const field of COMPARED_FIELDS) {
    const to = copies[field];
    if (!to) continue;
    const from = stored[OTHER[to]];
    Object.assign(fields[to], Object.fromEntries(COMPARED[field].map((key) => [key, from[key]])));
  }
  return fields;
}

/** A compared field as the form holds it, in one piece. */
export const comparedValue = (fields: EditVenueFields, field: ComparedField): string =>
  COMPARED[field]
    .flatMap((key) => fields[key])
    .filter(Boolean)
    .join(field === 'street' ? ' ' : ', ');
