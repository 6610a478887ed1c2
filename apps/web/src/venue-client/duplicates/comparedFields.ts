import type { EditVenueFields } from '@campetto/ui/venue-forms';

/** The compared values of venues; each consists of one or more fields of the form. */
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

export const isCompared = (id: string): id is ComparedField =>
  COMPARED_FIELDS.some((known) => known === id);

const isUnknownPlace = ({ latitude, longitude }: EditVenueFields) =>
  Number(latitude) === 0 && Number(longitude) === 0;

/** A compared value as one text; '' for none. */
export function comparedValue(fields: EditVenueFields, field: ComparedField): string {
  if (field === 'coordinates' && isUnknownPlace(fields)) return '';
  return COMPARED[field]
    .flatMap((key) => fields[key])
    .filter(Boolean)
    .join(field === 'street' ? ' ' : ', ');
}

/** The fields with a compared value of another venue. */
export const withField = (
  fields: EditVenueFields,
  field: ComparedField,
  from: EditVenueFields,
): EditVenueFields => ({
  ...fields,
  ...Object.fromEntries(COMPARED[field].map((key) => [key, from[key]])),
});
