import { checkVenue } from '@campetto/contract';
import type { NewVenue, VenueRow } from '../db/schema.ts';
import { addressOf } from './address-columns.ts';
import { phoneKeyOf } from './phone-key.ts';
import { withoutRepeatedDialCode } from './repeated-dial-code.ts';
import { searchTextOf, spacePostcodes } from './search-text.ts';

const DERIVED_FROM = [
  'name',
  'phoneNumber',
  'sportIds',
  'website',
  'latitude',
  'longitude',
  'addressStreet',
  'addressNumber',
  'addressPostalCode',
  'addressCity',
  'addressState',
  'addressStateCode',
  'addressCountry',
  'addressCountryCode',
  'addressFormatted',
] satisfies (keyof VenueRow)[];

/** The columns from which the others are derived. */
type DerivedFrom = Pick<VenueRow, (typeof DERIVED_FROM)[number]>;

/**
 * Increase it when a column is derived in another way, for example by a new check. The columns of all venues are then
 * derived again, including those that a server of an earlier version stores meanwhile (`derivedFor` reveals the changes
 * of a server that does not know this number).
 */
export const DERIVED_VERSION = 10;

/** The derived columns: search keys and failed checks. */
export type Derived = Pick<VenueRow, (typeof DERIVED)[number]>;
const DERIVED = [
  'addressSearch',
  'nameKey',
  'phoneKey',
  'websiteKey',
  'cell',
  'checks',
  'checkCount',
  'derivedVersion',
] satisfies (keyof VenueRow)[];

/** The derived columns of a venue. */
export function derive(row: DerivedFrom): Derived {
  const checks = checkVenue({
    metadata: { website: row.website },
    suggestedPhone: withoutRepeatedDialCode(row.phoneNumber),
    venue: {
      sportsVenue: { name: row.name, phoneNumber: row.phoneNumber, sportIds: row.sportIds },
      address: addressOf(row),
    },
  });
  const postcode = spacePostcodes(searchTextOf(row.addressPostalCode));
  const address = [
    ...[row.addressStreet, row.addressNumber, postcode],
    ...[row.addressCity, row.addressState, row.addressCountry],
  ];
  return {
    addressSearch: searchTextOf(address.join(' ')),
    nameKey: searchTextOf(row.name),
    phoneKey: phoneKeyOf(row.phoneNumber, row.addressCountryCode),
    websiteKey: websiteKeyOf(row.website),
    cell: cellOf(row),
    checks,
    checkCount: checks.length,
    derivedVersion: DERIVED_VERSION,
  };
}

/** The derived columns of a new venue, whose columns may be left out. */
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
    addressStateCode: row.addressStateCode ?? '',
    addressCountryCode: row.addressCountryCode ?? '',
    addressFormatted: row.addressFormatted ?? '',
  });

/**
 * The derived columns after a change; none when it changes none of the columns they derive from.
 *
 * @throws RangeError when row and changes together lack a column from which one is derived
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

/** Sites whose pages belong to different owners: their front pages identify no venue. */
const PLATFORMS = /^(?:[a-z-]+\.)?(?:facebook|instagram|youtube|google|twitter|x|linkedin)\.com$/;

export const isPlatform = (host: string) => PLATFORMS.test(host);

/** The host of a website, by which its website key begins. */
export const hostOf = ({ hostname }: URL) => hostname.replace(/^www\d?\./, '').replace(/\.$/, '');

/** Host and path of a website, without parts that do not distinguish pages; null for no website. */
export function websiteKeyOf(website: string | null): string | null {
  const url = website === null ? null : URL.parse(website);
  if (!url) return null;
  const host = hostOf(url);
  const path = url.pathname.replace(/\/(?:index\.\w+)?$/i, '').toLowerCase();
  for (const name of [...url.searchParams.keys()]) {
    if (/^(?:utm_|fbclid|gclid)/i.test(name)) url.searchParams.delete(name);
  }
  if (path === '' && isPlatform(host)) return null;
  return `${host}${path}${url.search}`.slice(0, 1000);
}

/** Degrees: 556 m from south to north, and 590 m from west to east at 45°. */
const CELL_HEIGHT = 0.005;
const CELL_WIDTH = 0.0075;
/** Cells in a row of the grid: the difference between a cell and the one north of it. */
export const CELLS_IN_A_ROW = 360 / CELL_WIDTH;

/** The cell of a place; null where it is unknown. */
export function cellOf({ latitude, longitude }: Pick<VenueRow, 'latitude' | 'longitude'>) {
  if (latitude === 0 || longitude === 0) return null;
  const row = Math.floor((latitude + 90) / CELL_HEIGHT);
  return row * CELLS_IN_A_ROW + Math.floor((longitude + 180) / CELL_WIDTH);
}
