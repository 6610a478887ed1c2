import { checkVenue, dialCodeOf } from '@campetto/contract';
import type { NewVenue, VenueRow } from '../db/schema.ts';
import { fold } from '../geocode/fold.ts';

const DERIVED_FROM = [
  ...(['name', 'phoneNumber', 'sportIds', 'website', 'latitude', 'longitude'] as const),
  ...(['addressStreet', 'addressNumber', 'addressPostalCode', 'addressCity'] as const),
  ...(['addressState', 'addressCountry', 'addressCountryCode'] as const),
] satisfies (keyof VenueRow)[];

/** The columns from which the derived ones follow. */
type DerivedFrom = Pick<VenueRow, (typeof DERIVED_FROM)[number]>;

/** The columns by which venues are found, and what their checks say; never written by hand. */
export type Derived = Pick<VenueRow, (typeof DERIVED)[number]>;
const DERIVED = [
  ...(['addressSearch', 'nameKey', 'phoneKey', 'websiteKey', 'cell'] as const),
  ...(['checks', 'checkCount'] as const),
] satisfies (keyof VenueRow)[];

/** What follows from a venue's own columns. */
export function derive(row: DerivedFrom): Derived {
  const checks = checkVenue({
    metadata: { website: row.website },
    venue: {
      sportsVenue: { name: row.name, phoneNumber: row.phoneNumber, sportIds: row.sportIds },
      address: {
        countryCode: row.addressCountryCode,
        street: row.addressStreet,
        postalCode: row.addressPostalCode,
        latitude: row.latitude,
        longitude: row.longitude,
      },
    },
  });
  const address = [
    ...[row.addressStreet, row.addressNumber, row.addressPostalCode],
    ...[row.addressCity, row.addressState, row.addressCountry],
  ];
  return {
    addressSearch: fold(address.join(' ')),
    nameKey: fold(row.name),
    phoneKey: phoneKeyOf(row.phoneNumber, row.addressCountryCode),
    websiteKey: websiteKeyOf(row.website),
    cell: cellOf(row),
    checks,
    checkCount: checks.length,
  };
}

/** The same for a venue that is not stored yet, of which not all need be said. */
export const deriveNew = (row: NewVenue): Derived =>
  derive({
    name: row.name ?? '',
    phoneNumber: row.phoneNumber ?? null,
    sportIds: row.sportIds ?? [],
    website: row.website ?? null,
    latitude: row.latitude ?? 0,
    longitude: row.longitude ?? 0,
    addressStreet: row.addressStreet ?? '',
    addressNumber: row.addressNumber ?? '',
    addressPostalCode: row.addressPostalCode ?? '',
    addressCity: row.addressCity ?? '',
    addressState: row.addressState ?? '',
    addressCountry: row.addressCountry ?? '',
    addressCountryCode: row.addressCountryCode ?? '',
  });

/**
 * What follows from a change; nothing where it touches nothing of it.
 *
 * @throws RangeError when neither the row nor its changes say all that is needed
 */
export function deriveChanged(row: Columns, changes: Columns): Partial<Derived> {
  if (!DERIVED_FROM.some((column) => changes[column] !== undefined)) return {};
  const merged = { ...row, ...changes };
  if (!isWhole(merged)) throw new RangeError('a venue is changed without its other columns');
  return derive(merged);
}

type Columns = { [Column in keyof VenueRow]?: VenueRow[Column] | undefined };

const isWhole = (row: Columns): row is Columns & DerivedFrom =>
  DERIVED_FROM.every((column) => row[column] !== undefined);

/**
 * The digits of a phone with its country's, by which the same number written in two ways is one;
 * of several the first. Null where it is no whole number.
 */
export function phoneKeyOf(phone: string | null, countryCode: string): string | null {
  const [, numbers = ''] = /^([^\d+]*\+?[\d\s()./-]+)/.exec(phone ?? '') ?? [];
  // `045/123456` is one number, `045123456 / 045654321` are two.
  const first = /^(?:[^\d/]*\d){8,}[^\d/]*(?=\/)/.exec(numbers)?.[0] ?? numbers;
  const digits = first.replace('(0)', '').replace(/\D/g, '');
  const key = /^\D*\+/.test(first) ? digits : withDialCode(digits, countryCode);
  return key.length >= 8 && key.length <= 15 ? key : null; // the longest that E.164 allows
}

/** Digits that the longest dial code of the list is surely not part of a national number. */
const NATIONAL_MIN = 9;

function withDialCode(digits: string, countryCode: string): string {
  if (digits.startsWith('00')) return digits.slice(2);
  const code = dialCodeOf(countryCode)?.slice(1) ?? '';
  if (code && digits.startsWith(code) && digits.length >= code.length + NATIONAL_MIN) return digits;
  // Italy's zero is part of the number; everywhere else it is only dialled within the country.
  return code + (countryCode === 'IT' ? digits : digits.replace(/^0/, ''));
}

/** Sites of which each page is someone else's: their front pages say nothing. */
const PLATFORMS = /^(?:[a-z-]+\.)?(?:facebook|instagram|youtube|google|twitter|x|linkedin)\.com$/;

/** Host and path of a website, without what does not tell one page from another; else null. */
export function websiteKeyOf(website: string | null): string | null {
  const url = website === null ? null : URL.parse(website);
  if (!url) return null;
  const host = url.hostname.replace(/^www\d?\./, '').replace(/\.$/, '');
  const path = url.pathname.replace(/\/(?:index\.\w+)?$/i, '').toLowerCase();
  for (const name of [...url.searchParams.keys()]) {
    if (/^(?:utm_|fbclid|gclid)/i.test(name)) url.searchParams.delete(name);
  }
  if (path === '' && PLATFORMS.test(host)) return null;
  return `${host}${path}${url.search}`.slice(0, 1000);
}

/** Degrees of a side of a cell: 556 m from south to north, and 590 m eastwards at 45°. */
const CELL_HEIGHT = 0.005;
const CELL_WIDTH = 0.0075;
/** How many cells the grid has in a row; the cell north of another is so many further. */
export const CELLS_IN_A_ROW = 360 / CELL_WIDTH;

/** The cell of a place; null where it is unknown. */
export function cellOf({ latitude, longitude }: Pick<VenueRow, 'latitude' | 'longitude'>) {
  if (latitude === 0 || longitude === 0) return null;
  const row = Math.floor((latitude + 90) / CELL_HEIGHT);
  return row * CELLS_IN_A_ROW + Math.floor((longitude + 180) / CELL_WIDTH);
}
