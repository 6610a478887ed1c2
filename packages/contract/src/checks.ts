import * as v from 'valibot';
import { COUNTRY_BOXES, POSTAL_CODES } from './country-facts.ts';
import { type DialCountry, dialCodeOf } from './dial-codes.ts';
import { VENUE_CHECKS, type VenueCheck } from './find.ts';
import { type Address, type SportsVenue, type VenueReviewItem, websiteSchema } from './venue.ts';

/** What the checks look at: a review item, or as much of a venue as there is. */
export interface CheckedVenue {
  metadata: { website: string | null };
  venue: {
    sportsVenue: Pick<SportsVenue, 'name' | 'phoneNumber' | 'sportIds'>;
    address: Pick<Address, 'countryCode' | 'street' | 'postalCode' | 'latitude' | 'longitude'>;
  };
  /** Without it nothing is said of other venues. */
  shared?: VenueReviewItem['shared'];
}

/** From so many others at the very same coordinates it is a pile: a place that stands for a town. */
export const PILE_MIN = 5;

const NAME_MIN = 3;
const NAME_MAX = 80;

/** What is found by the venues beside it, and therefore not stored with it. */
export const SHARED_CHECKS = ['coordinatesShared', 'phoneShared', 'websiteShared'] as const;
export type SharedCheck = (typeof SHARED_CHECKS)[number];

/** What looks wrong with a venue, in the order of `VENUE_CHECKS`. */
export function checkVenue({ metadata, venue, shared }: CheckedVenue): VenueCheck[] {
  const { sportsVenue, address } = venue;
  const found = new Set<VenueCheck | undefined>([
    coordinatesCheck(address),
    isRounded(address) ? 'coordinatesRounded' : undefined,
    hasForeignPhone(sportsVenue.phoneNumber, address.countryCode) ? 'dialCode' : undefined,
    metadata.website && !isWebAddress(metadata.website) ? 'websiteInvalid' : undefined,
    sportsVenue.sportIds.length === 0 ? 'noSport' : undefined,
    address.street.trim() === '' ? 'noStreet' : undefined,
    isOddPostalCode(address) ? 'postalCode' : undefined,
    nameCheck(sportsVenue.name),
    isShouted(sportsVenue.name) ? 'nameShouting' : undefined,
    shared && shared.coordinates >= PILE_MIN ? 'coordinatesShared' : undefined,
    shared && shared.phone > 0 ? 'phoneShared' : undefined,
    shared && shared.website > 0 ? 'websiteShared' : undefined,
  ]);
  return VENUE_CHECKS.filter((check) => found.has(check));
}

type Place = Pick<Address, 'countryCode' | 'latitude' | 'longitude'>;

/** The first that is wrong with a place: a zero is none, whatever box it lies in. */
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

/** Two decimals are a kilometre. */
function isRounded({ latitude, longitude }: Place): boolean {
  const rough = (degrees: number) => degrees !== 0 && Number(degrees.toFixed(2)) === degrees;
  return rough(latitude) && rough(longitude);
}

/** A number that names a country, as +49 or 0049, and not the venue's. */
function hasForeignPhone(phone: string | null, countryCode: string): boolean {
  const own = dialCodeOf(countryCode)?.slice(1);
  const [, digits] = /^(?:\+|00)(\d+)/.exec((phone ?? '').replace(/[^\d+]/g, '')) ?? [];
  return own !== undefined && digits !== undefined && !digits.startsWith(own);
}

/** An address of the web with a host that can exist, and nothing pasted around it. */
function isWebAddress(text: string): boolean {
  const [, host = ''] = /^https?:\/\/(?:[^/?#@]*@)?([^/?#:]+)/i.exec(text) ?? [];
  return (
    /\.\p{L}[\p{L}\d-]+\.?$/u.test(host) &&
    !/[\s<>"{}|\\^`]/.test(text) &&
    v.is(websiteSchema, text)
  );
}

function isOddPostalCode({ countryCode, postalCode }: CheckedVenue['venue']['address']) {
  return postalCode !== '' && isListed(countryCode) && !isPostalCode(countryCode, postalCode);
}

const isPostalCode = (country: DialCountry, text: string) =>
  POSTAL_CODES[country].test(text) && /[1-9]/.test(text);

const lettersOf = (text: string) => text.match(/\p{L}/gu) ?? [];

function nameCheck(name: string): VenueCheck | undefined {
  if ([...name.matchAll(/[\p{L}\p{N}]/gu)].length < NAME_MIN) return 'nameShort';
  return [...name].length > NAME_MAX ? 'nameLong' : undefined;
}

/** In capitals but for a few letters. A name of initials, as `USV HERCULES`, has long words too. */
function isShouted(name: string): boolean {
  const letters = lettersOf(name);
  const capitals = letters.filter((letter) => letter !== letter.toLowerCase());
  return letters.length >= 8 && capitals.length / letters.length > 0.8 && /\p{Lu}{5}/u.test(name);
}

/** Fields of the edit form with the value that mends them. */
export type VenueMend = Partial<
  Pick<Address, 'latitude' | 'longitude' | 'postalCode'> & { website: string }
>;

/**
 * What mends a check where there is no doubt about it: for the edit form, where a person looks at
 * it. Undefined where nothing is certain.
 */
export function mendOf(
  check: VenueCheck,
  { metadata, venue: { address } }: CheckedVenue,
): VenueMend | undefined {
  switch (check) {
    case 'coordinatesSwapped':
      return { latitude: address.longitude, longitude: address.latitude };
    case 'websiteInvalid':
      return mendWebsite(metadata.website ?? '');
    case 'postalCode':
      return mendPostalCode(address);
    default:
      return undefined;
  }
}

/** Takes the one address out of a link, or gives it the scheme that it lacks. */
function mendWebsite(text: string): VenueMend | undefined {
  const linked = /<a\b[^>]*?\bhref\s*=\s*["']?([^"'\s>]+)/i.exec(text)?.[1];
  const bare = (linked ?? text).trim().replace(/^(https?)(?::\/*|\/\/)(?=[^/])/i, '$1://');
  if (/^(?!https?:)[a-z][a-z\d+-]*:/i.test(bare)) return undefined; // mailto: is no website
  const website = /^https?:\/\//i.test(bare) ? bare : `https://${bare.replace(/^\/+/, '')}`;
  return isWebAddress(website) && !website.includes('@') ? { website } : undefined;
}

/** Takes off what the country writes before its codes abroad, and spaces that do not belong. */
function mendPostalCode({ countryCode, postalCode }: CheckedVenue['venue']['address']) {
  if (!isListed(countryCode)) return undefined;
  const text = postalCode.toUpperCase().replace(/^[A-Z]{1,2}[ -]+(?=\d)/, '');
  const close = text.replace(/\s+/g, '');
  const dashed = countryCode === 'PL' ? close.replace(/^(\d{2})(\d{3})$/, '$1-$2') : close;
  return isPostalCode(countryCode, dashed) ? { postalCode: dashed } : undefined;
}
