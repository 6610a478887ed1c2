import type { FieldChange, HistoryField } from '@campetto/contract';
import type { ActivityRow } from '../db/schema.ts';
import type { VenueChanges } from '../venues/repository.ts';

/** The columns that a history shows, in its order; the other columns are derived from them. */
const FIELDS = {
  name: 'name',
  phoneNumber: 'phoneNumber',
  website: 'website',
  sportIds: 'sportIds',
  isVerified: 'isVerified',
  addressCountry: 'country',
  addressCountryCode: 'countryCode',
  addressCity: 'city',
  addressState: 'state',
  addressStateCode: 'stateCode',
  addressStreet: 'street',
  addressNumber: 'number',
  addressPostalCode: 'postalCode',
  addressFormatted: 'formattedAddress',
  latitude: 'latitude',
  longitude: 'longitude',
  photoFileName: 'picture',
} as const satisfies Partial<Record<keyof VenueChanges, HistoryField>>;

type StoredChanges = NonNullable<ActivityRow['changes']>;

const asText = (value: unknown) =>
  value === null || value === undefined ? '' : Array.isArray(value) ? value.join() : String(value);

/** The changes of a record in the contract's shape. */
export const toFieldChanges = (changes: StoredChanges): FieldChange[] =>
  Object.entries(FIELDS).flatMap(([column, field]) => {
    const change = changes[column];
    return change ? [{ field, from: asText(change.from), to: asText(change.to) }] : [];
  });

/** The columns of dates that a record contains. */
const DATES: ReadonlySet<string> = new Set(['decidedAt', 'setAsideAt']);

/** The values of the changed columns before the change; JSON contains dates as text. */
export function valuesBefore(changes: StoredChanges): VenueChanges {
  const before = Object.entries(changes).map(([column, { from }]) => [
    column,
    DATES.has(column) && typeof from === 'string' ? new Date(from) : from,
  ]);
  return Object.fromEntries(before); // `changeVenue` stored them, from columns of these names
}
