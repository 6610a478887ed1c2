import { type FieldChange, HISTORY_FIELDS, type HistoryField } from '@campetto/contract';
import type { ActivityRow } from '../db/schema.ts';
import type { VenueChanges } from '../venues/repository.ts';

/** The column of each field that a history shows; the other columns are derived from these. */
const COLUMNS: Record<HistoryField, keyof VenueChanges> = {
  name: 'name',
  phoneNumber: 'phoneNumber',
  website: 'website',
  sportIds: 'sportIds',
  isVerified: 'isVerified',
  country: 'addressCountry',
  countryCode: 'addressCountryCode',
  city: 'addressCity',
  state: 'addressState',
  stateCode: 'addressStateCode',
  street: 'addressStreet',
  number: 'addressNumber',
  postalCode: 'addressPostalCode',
  formattedAddress: 'addressFormatted',
  latitude: 'latitude',
  longitude: 'longitude',
  picture: 'photoFileName',
  rating: 'rating',
  totalRatings: 'totalRatings',
  lastUpdated: 'lastUpdated',
  source: 'source',
};

type StoredChanges = NonNullable<ActivityRow['changes']>;

const asText = (value: unknown) =>
  value === null || value === undefined ? '' : Array.isArray(value) ? value.join() : String(value);

/** The changes of a record in the contract's shape. */
export const toFieldChanges = (changes: StoredChanges): FieldChange[] =>
  HISTORY_FIELDS.flatMap((field) => {
    const change = changes[COLUMNS[field]];
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
