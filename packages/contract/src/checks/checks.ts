import * as v from 'valibot';
import { hasCountry } from '../venue/country-code.ts';
import { type DialCountry, dialCodeOf } from '../venue/dial-codes.ts';
import { isMissingName } from '../venue/fold.ts';
import {
  type Address,
  type SportsVenue,
  type VenueReviewItem,
  websiteSchema,
} from '../venue/venue.ts';
import { type ComparedAddress, isAddressMismatched } from './address-mismatch.ts';
import { COUNTRY_BOXES, POSTAL_CODES } from './country-facts.ts';
import { VENUE_CHECKS, type VenueCheck } from './venue-checks.ts';

/** The fields that the checks read. */
export interface CheckedVenue {
  metadata: { website: string | null };
  suggestedPhone: VenueReviewItem['suggestedPhone'];
  venue: {
    sportsVenue: Pick<SportsVenue, 'name' | 'phoneNumber' | 'sportIds'>;
    address: Pick<Address, 'countryCode' | 'latitude' | 'longitude'> & ComparedAddress;
  };
}

/** From this many other venues at identical coordinates on, the coordinates are a town's, not a venue's. */
export const SHARED_COORDINATES_MIN = 5;

const NAME_MIN = 3;
/** A name with more characters fails the check `nameLong`. */
export const CHECKED_NAME_MAX = 80;

/** The failed checks that depend on the venue alone, in the order of `VENUE_CHECKS`; they are stored with it. */
export function checkVenue({ metadata, venue, suggestedPhone }: CheckedVenue): VenueCheck[] {
  const { sportsVenue, address } = venue;
  const failed = new Set<VenueCheck | undefined>([
    coordinatesCheck(address),
    isRounded(address) ? 'coordinatesRounded' : undefined,
    suggestedPhone === null ? undefined : 'dialCodeRepeated',
    hasForeignPhone(sportsVenue.phoneNumber, address.countryCode) ? 'dialCode' : undefined,
    metadata.website && !isWebAddress(metadata.website) ? 'websiteInvalid' : undefined,
    sportsVenue.sportIds.length === 0 ? 'noSport' : undefined,
    hasCountry(address) ? undefined : 'countryUnknown',
    address.street.trim() === '' ? 'noStreet' : undefined,
    isInvalidPostalCode(address) ? 'postalCode' : undefined,
    isAddressMismatched(address) ? 'addressMismatch' : undefined,
    nameCheck(sportsVenue.name),
    isShouting(sportsVenue.name) ? 'nameShouting' : undefined,
  ]);
  return VENUE_CHECKS.filter((check) => failed.has(check));
}

/** All failed checks of a venue, in the order of `VENUE_CHECKS`: the stored and the shared ones. */
export function failedChecks(
  stored: readonly VenueCheck[],
  shared: VenueReviewItem['shared'],
): VenueCheck[] {
  const failed = new Set<VenueCheck | undefined>([
    ...stored,
    shared.coordinates >= SHARED_COORDINATES_MIN ? 'coordinatesShared' : undefined,
    shared.phone > 0 ? 'phoneShared' : undefined,
    shared.website > 0 ? 'websiteShared' : undefined,
  ]);
  return VENUE_CHECKS.filter((check) => failed.has(check));
}

type Place = Pick<Address, 'countryCode' | 'latitude' | 'longitude'>;

/** The first failed check of a place. Zero means unknown, even inside the country's box. */
function coordinatesCheck({ countryCode, latitude, longitude }: Place): VenueCheck | undefined {
  if (latitude === 0 || longitude === 0) return 'coordinatesZero';
  if (latitude === longitude) return 'coordinatesEqual';
  if (isInside(countryCode, latitude, longitude) !== false) return undefined;
  return isInside(countryCode, longitude, latitude) ? 'coordinatesSwapped' : 'coordinatesOutside';
}

/** Undefined where the country's box is not known. */
function isInside(countryCode: string, latitude: number, longitude: number) {
  if (!isListed(countryCode)) return undefined;
  const [south, north, west, east] = COUNTRY_BOXES[countryCode];
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}

const isListed = (code: string): code is DialCountry => Object.hasOwn(COUNTRY_BOXES, code);

/** Whether coordinates have at most two decimals, which is about a kilometre. */
function isRounded({ latitude, longitude }: Place): boolean {
  const rough = (degrees: number) => degrees !== 0 && Number(degrees.toFixed(2)) === degrees;
  return rough(latitude) && rough(longitude);
}

/** Whether a number has the dial code of another country, written +49 or 0049. */
function hasForeignPhone(phone: string | null, countryCode: string): boolean {
  const own = dialCodeOf(countryCode)?.slice(1);
  const [, digits] = /^(?:\+|00)(\d+)/.exec((phone ?? '').replace(/[^\d+]/g, '')) ?? [];
  return own !== undefined && digits !== undefined && !digits.startsWith(own);
}

/** Whether it is a web address with a possible host and nothing else around it. */
function isWebAddress(text: string): boolean {
  const [, host = ''] = /^https?:\/\/(?:[^/?#@]*@)?([^/?#:]+)/i.exec(text) ?? [];
  return (
    /^[\p{L}\p{M}\d._-]+\.\p{L}[\p{L}\d-]+\.?$/u.test(host) &&
    !/[\s<>"{}|\\^`]/.test(text) &&
    v.is(websiteSchema, text)
  );
}

function isInvalidPostalCode({ countryCode, postalCode }: CheckedVenue['venue']['address']) {
  return postalCode !== '' && isListed(countryCode) && !isPostalCode(countryCode, postalCode);
}

const isPostalCode = (country: DialCountry, text: string) =>
  POSTAL_CODES[country].test(text) && /[1-9]/.test(text);

const lettersOf = (text: string) => text.match(/\p{L}/gu) ?? [];

function nameCheck(name: string): VenueCheck | undefined {
  if (isMissingName(name)) return 'nameShort';
  if ([...name.matchAll(/[\p{L}\p{N}]/gu)].length < NAME_MIN) return 'nameShort';
  return [...name].length > CHECKED_NAME_MAX ? 'nameLong' : undefined;
}

/** Whether a name is in capitals but for a few letters. Initials alone, as in `USV Roma`, do not count. */
function isShouting(name: string): boolean {
  const letters = lettersOf(name);
  const capitals = letters.filter((letter) => letter !== letter.toLowerCase());
  return letters.length >= 8 && capitals.length / letters.length > 0.8 && /\p{Lu}{5}/u.test(name);
}

/** Fields of the edit form with the value that fixes them. */
export type SuggestedFix = Partial<
  Pick<Address, 'latitude' | 'longitude' | 'postalCode'> & { website: string; phone: string }
>;

/**
 * The certain fix of a failed check, offered in the edit form where a person confirms it; undefined
 * when no fix is certain.
 */
export function suggestedFixOf(
  check: VenueCheck,
  { metadata, venue: { address }, suggestedPhone }: CheckedVenue,
): SuggestedFix | undefined {
  switch (check) {
    case 'coordinatesSwapped':
      return { latitude: address.longitude, longitude: address.latitude };
    case 'dialCodeRepeated':
      return suggestedPhone === null ? undefined : { phone: suggestedPhone };
    case 'websiteInvalid':
      return fixWebsite(metadata.website ?? '');
    case 'postalCode':
      return fixPostalCode(address);
    default:
      return undefined;
  }
}

/** A web address with the colon and the slashes that its scheme lacks, as `http:/example.org`. */
export const repairScheme = (text: string): string =>
  text.replace(/^(https?)(?::\/*|\/\/)(?=[^/])/i, '$1://');

/** Extracts the address from a link, or adds the missing scheme. */
function fixWebsite(text: string): SuggestedFix | undefined {
  const linked = /<a\b[^<>]*?\bhref\s*=\s*["']?([^"'\s>]+)/i.exec(text)?.[1];
  const bare = repairScheme((linked ?? text).trim());
  if (/^(?!https?:)[a-z][a-z\d+-]*:/i.test(bare)) return undefined; // mailto: is not a website
  const website = /^https?:\/\//i.test(bare) ? bare : `https://${bare.replace(/^\/+/, '')}`;
  return isWebAddress(website) && !website.includes('@') ? { website } : undefined;
}

/** Removes an international prefix (`I-20121`) and misplaced spaces. */
function fixPostalCode({ countryCode, postalCode }: CheckedVenue['venue']['address']) {
  if (!isListed(countryCode)) return undefined;
  const text = postalCode.toUpperCase().replace(/^[A-Z]{1,2}[ -]+(?=\d)/, '');
  const close = text.replace(/\s+/g, '');
  const dashed = countryCode === 'PL' ? close.replace(/^(\d{2})(\d{3})$/, '$1-$2') : close;
  return isPostalCode(countryCode, dashed) ? { postalCode: dashed } : undefined;
}
