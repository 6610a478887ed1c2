import { createHash } from 'node:crypto';
import {
  type Address,
  addressSchema,
  countryCodeOf,
  HOUSE_NUMBER_MAX,
  isMissingName,
  placeSlugs,
  SOURCE_NAME_MAX,
  SPORTS,
  sportsVenueSchema,
  websiteSchema,
} from '@campetto/contract';
import * as v from 'valibot';
import type { NewVenue } from '../db/schema.ts';
import { DAY } from '../durations.ts';
import { addressColumns } from '../venues/address-columns.ts';
import { normalizeSourcePhone } from './cleaning/phone.ts';
import { cleanCity, countryName } from './cleaning/place.ts';
import { cleanText } from './cleaning/text.ts';
import { cleanWebsite } from './cleaning/website.ts';
import { Refusal } from './errors.ts';
import type { SourceVenue } from './sources/source.ts';

/** The columns of a venue that come from its source. */
export type VenueContent = Omit<
  NewVenue,
  'id' | 'status' | 'version' | 'folderPath' | 'createdAt' | 'updatedAt'
>;

/** A record that may be stored. */
export interface PreparedVenue {
  source: string;
  sourceId: string;
  /** The id of the venue in the directory that the record was exported from. */
  ownId?: string | undefined;
  /** Without the columns whose value was left out: a venue that is stored already keeps its own. */
  content: VenueContent;
  /** Equal when the record has the same content as at an earlier import. */
  contentHash: string;
  /** Segments of the folder path that the venue gets when it is new. */
  place: { country: string; city: string };
  /** Values that were left out, each with its reason. */
  leftOut: string[];
}

const {
  name: nameSchema,
  phoneNumber: { wrapped: phoneSchema },
} = sportsVenueSchema.entries;

/** Characters that the database does not store, or not as they are: two ids could become one. */
const UNSTORABLE = /[\p{Cc}\p{Cs}]/u;
const BROKEN_TEXT = 'must not contain control characters or broken Unicode';

/** A text that distinguishes records: it is stored as it is, or not at all. */
const idText = (max: number) =>
  v.pipe(
    v.string(),
    v.maxLength(max, `must have at most ${max} characters`),
    v.check((text) => !UNSTORABLE.test(text), BROKEN_TEXT),
  );

const recordSchema = v.object({
  source: idText(SOURCE_NAME_MAX),
  sourceId: idText(300),
  // A venue without a name is stored, and the reviewer sees that it has none.
  name: v.optional(nameSchema),
  address: addressSchema,
});

/**
 * Fixes certain errors of a venue and checks it by the contract's rules. A phone, a website, a date or a list of sports
 * that breaks a rule is left out, and a venue that is stored already keeps its own; any other broken rule refuses the
 * record.
 *
 * @throws Refusal
 */
export function prepareVenue(venue: SourceVenue): PreparedVenue {
  const { own } = venue;
  const leftOut: string[] = [];
  /** Undefined if the column is to stay as it is. */
  const optional = <T>(
    field: string,
    value: string,
    schema: v.GenericSchema<string, T>,
    given = value,
  ) => {
    if (value === '') return null;
    const result = v.safeParse(schema, value);
    if (result.success) return result.output;
    leftOut.push(`${field} ${result.issues[0].message}: ${quote(given)}`);
    return undefined;
  };
  if (venue.unknownSports) {
    leftOut.push(`sports must be of the five sports: ${quote(venue.unknownSports)}`);
  }

  const address = own ? { ...EMPTY_ADDRESS, ...venue.address } : completeAddress(venue.address);
  const record = v.safeParse(recordSchema, {
    source: venue.source,
    sourceId: venue.sourceId,
    // An export returns what the directory has.
    ...(venue.name && (own || !isMissingName(venue.name)) ? { name: venue.name } : {}),
    address,
  });
  if (!record.success) throw new Refusal(explain(record.issues[0]));
  refuseBrokenText(venue.name ?? '', ...Object.values(address));

  const given = {
    name: record.output.name ?? '',
    phoneNumber: optional(
      'phone',
      own ? String(venue.phone ?? '') : normalizeSourcePhone(venue.phone ?? '', address),
      phoneNumberSchema,
      cleanText(String(venue.phone ?? '')),
    ),
    sportIds: hasOnlyUnknownSports(venue)
      ? undefined
      : own
        ? sportsAsGiven(venue)
        : sportsInOrder(venue),
    ...addressColumns(record.output.address),
    website: own
      ? optional('website', venue.website ?? '', websiteSchema)
      : optional(
          'website',
          cleanWebsite(venue.website ?? ''),
          webAddressSchema,
          cleanText(venue.website ?? ''),
        ),
    lastUpdated: optional('last update', venue.lastUpdated ?? '', dateSchema),
    source: venue.source,
    // Left out where there is none, so that the content equals that of its source's own record.
    ...(own && own.rating !== null && { rating: own.rating }),
    ...(own && own.totalRatings !== null && { totalRatings: own.totalRatings }),
  };
  const content: VenueContent = withoutUndefined(given);
  return {
    source: venue.source,
    sourceId: venue.sourceId,
    ownId: own?.id,
    content,
    contentHash: contentHashOf(own ? content : { ...given, ...emptyWhereRefused(given) }),
    place: placeSlugs(address),
    leftOut,
  };
}

/** Why a blank record is refused. */
export const BLANK = 'has no name, no address and no coordinates';

/**
 * Refuses a venue that nobody could find. A city is not enough: some sources have one city for all records. An
 * export returns what the directory has, even if it is blank.
 *
 * @throws Refusal
 */
export function refuseBlank({ content, ownId }: PreparedVenue): void {
  const { addressCity, addressFormatted, latitude, longitude } = content;
  const isNamed = content.name || content.addressStreet || content.addressPostalCode;
  const isPlaced = latitude || longitude || (addressFormatted && addressFormatted !== addressCity);
  if (ownId === undefined && !isNamed && !isPlaced) throw new Refusal(BLANK);
}

/** A hash of the content. */
export const contentHashOf = (content: Partial<VenueContent>): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url');

const sportsInOrder = ({ sports }: SourceVenue) =>
  SPORTS.filter(({ slug }) => sports.includes(slug)).map(({ id }) => id);

const sportsAsGiven = ({ sports }: SourceVenue) => [
  ...new Set(sports.flatMap((wanted) => SPORTS.find(({ slug }) => slug === wanted)?.id ?? [])),
];

const hasOnlyUnknownSports = ({ sports, unknownSports }: SourceVenue) =>
  sports.length === 0 && Boolean(unknownSports);

/** A refused value is hashed as an empty one, as in the record of an export of the venue that was stored without it. */
const emptyWhereRefused = ({
  phoneNumber = null,
  sportIds = [],
  website = null,
  lastUpdated = null,
}: Partial<VenueContent>) => ({ phoneNumber, sportIds, website, lastUpdated });

/** Removes undefined values, because the hash of the content and the comparison with the stored venue use its keys. */
const withoutUndefined = <Content extends object>(content: Content): Content =>
  Object.fromEntries(Object.entries(content).filter(([, value]) => value !== undefined)) as Content;

const phoneNumberSchema = v.pipe(phoneSchema, v.regex(/\d/, 'must contain a digit'));

const webAddressSchema = v.pipe(
  websiteSchema,
  v.regex(/^https?:\/\/[^/?#]+\.[^/?#]/i, 'must name a host, as https://example.org'),
);

/**
 * A date as spreadsheets of all countries of the directory save it: `29/11/2026`. They also change the dates of a file
 * that somebody only opens and saves, such as the template.
 */
const SPREADSHEET_DATE = /^\s*(\d{1,2})([/.-])(\d{1,2})\2(\d{4})\s*$/;

const TIME_WITHOUT_ZONE = /^(\d{4}-\d\d-\d\d)[T ]([\d:.]+(?: ?[AP]M)?)$/i;

/** A time without a zone is in UTC, so that every server reads the same instant. */
const isoDate = (input: string): string => {
  const [, day = '', , month = '', year] = SPREADSHEET_DATE.exec(input) ?? [];
  return year === undefined
    ? input.trim().replace(TIME_WITHOUT_ZONE, '$1 $2 UTC')
    : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
};

const dateSchema = v.pipe(
  v.string(),
  v.transform(isoDate),
  v.regex(/^\d{4}-\d\d-\d\d/, 'must be a date, as 2020-06-11'),
  v.check(isInCalendar, 'must be a date of the calendar'),
  v.transform((input) => new Date(input)),
  // Somewhere, tomorrow has begun.
  v.check((date) => date.getTime() < Date.now() + DAY, 'must not be in the future'),
);

const EARLIEST = new Date(0);

function isInCalendar(input: string): boolean {
  const day = input.slice(0, 10);
  const [date, instant] = [new Date(day), new Date(input)];
  if (Number.isNaN(date.getTime()) || Number.isNaN(instant.getTime())) return false;
  // An offset can move an instant out of the years that the database stores; none is later than tomorrow.
  if (instant < EARLIEST) return false;
  return date.toISOString().startsWith(day); // the 31st of February became a day in March
}

const EMPTY_ADDRESS: Address = {
  country: '',
  countryCode: '',
  city: '',
  state: '',
  stateCode: '',
  street: '',
  number: '',
  postalCode: '',
  formattedAddress: '',
  latitude: 0,
  longitude: 0,
};

/**
 * The code of a country that is only named, or has its usual code, `UK`; a code that contradicts the name stays, for a
 * check to report. Two small letters are a code, too.
 */
function countryCodeIn({ country, countryCode: given }: Address): string {
  const code = /^[a-z]{2}$/.test(given) ? given.toUpperCase() : given;
  const [named, coded] = [countryCodeOf(country), countryCodeOf(code)];
  if (code === '') return named;
  return coded !== '' && (country === '' || coded === named) ? coded : code;
}

function completeAddress(given: Partial<Address>): Address {
  const address = { ...EMPTY_ADDRESS, ...given };
  address.countryCode = countryCodeIn(address);
  address.country ||= countryName(address.countryCode);
  address.city = cleanCity(address.city);
  // `136 (c/v Calle Flandes, 4 posterior)` becomes `136`; the formatted address still contains the rest.
  const { number, formattedAddress } = address;
  if (number.length > HOUSE_NUMBER_MAX && formattedAddress.includes(number)) {
    address.number = /^\d+[a-z]?(?![^\s,(])/i.exec(number)?.[0] ?? number;
  }
  return address;
}

/** U+FFFD replaces bytes that are not UTF-8: the original letters are lost. */
function refuseBrokenText(...values: unknown[]) {
  const broken = values.find((value) => typeof value === 'string' && value.includes('\uFFFD'));
  if (broken !== undefined) {
    throw new Refusal(`has letters that are not UTF-8: ${quote(String(broken))}`);
  }
}

function explain(issue: v.BaseIssue<unknown>): string {
  const value = typeof issue.input === 'string' ? `: ${quote(issue.input)}` : '';
  return `${v.getDotPath(issue)} ${issue.message}${value}`;
}

const quote = (text: string) => `"${text.length > 60 ? `${text.slice(0, 60)}…` : text}"`;
