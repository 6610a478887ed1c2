import {
  type AddressSearchResult,
  FILTER_COUNTRIES,
  fold,
  formatAddress,
} from '@campetto/contract';
import type { VenueRow } from '../db/schema.ts';
import type { Executor } from '../db/transact.ts';
import { countryName } from '../imports/cleaning/place.ts';
import { spacePostcodes } from '../venues/search-text.ts';
import { type Place, placeParts } from './gazetteer.ts';
import { findVenuesWithWords } from './repository.ts';

/**
 * The forms of postal codes: five digits; a British code, which follows its city; a Dutch code, whose letters must be
 * capitals, because small letters would be the next word.
 */
const POSTAL_CODES = [
  /(?<![\p{L}\d])\d{5}(?!\d)/u,
  /(?<![\p{L}\d])([A-Z]{1,2}\d[A-Z\d]?)\s?(\d[A-Z]{2})(?![\p{L}\d])/iu,
  /(?<![\p{L}\d])(\d{4})\s?([A-Z]{2})(?![\p{L}\d])/u,
];
const HOUSE_NUMBER = /[\s,](\d+\s?(?:\/\s?\p{L}|\p{L})?)$/u;
/** As in `12a Wood Lane`. */
const LEADING_NUMBER = /^(\d+\p{L}?)[\s,]+(?=\p{L}{2})/u;
const SEPARATOR = /[\s,;–-]/;

/** The text without separators at its end. */
function withoutSeparators(text: string): string {
  let end = text.length;
  while (SEPARATOR.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** Splits a pasted street into its name and its house number. */
function numbered(street: string) {
  const found = HOUSE_NUMBER.exec(street);
  const road = withoutSeparators(street.slice(0, found?.index ?? 0));
  if (/\p{L}/u.test(road)) return { road, number: found?.[1] ?? '' };
  const [leading = '', number = ''] = LEADING_NUMBER.exec(street) ?? [];
  return { road: street.slice(leading.length), number };
}

/** Street, postal code and city of a pasted address; the city follows the code, or a comma if no code precedes it. */
function partsOf(text: string) {
  const found = POSTAL_CODES.map((pattern) => pattern.exec(text)).find((match) => match !== null);
  if (found) {
    const [typed, ...halves] = found;
    const code = halves.join(' ').toUpperCase() || typed;
    const before = withoutSeparators(text.slice(0, found.index));
    const rest = text.slice(found.index + typed.length).replace(/^[\s,]+/, '');
    const [city = ''] = rest.split(/[,(]/, 1);
    return /^\p{L}/u.test(code)
      ? { ...partsWithoutCode(before), code }
      : { street: before, code, city: city.trim() };
  }
  return { ...partsWithoutCode(text), code: '' };
}

function partsWithoutCode(text: string) {
  const [first = '', ...others] = text.split(',').map((part) => part.trim());
  // `Via Roma, 12, Verona`: the number belongs to the street.
  const [number] = others.filter((part) => /^\d+\s?\p{L}?$/u.test(part));
  const [place = ''] = others.filter((part) => part !== number && /\p{L}{3}/u.test(part));
  return { street: [first, number].filter(Boolean).join(' '), city: place };
}

/**
 * Finds the place of a pasted address whose street is not known, by its postal code or its city, among the addresses of
 * the venues and the cities of the filters. The street is returned as it was pasted, and the coordinates as 0, which
 * means unknown.
 */
export async function searchPlace(
  executor: Executor,
  text: string,
): Promise<AddressSearchResult[]> {
  const { street, code, city } = partsOf(text);
  if (street === '') return [];
  const place = await findPlace(executor, code, city);
  if (!place) return [];
  const { road, number } = numbered(street);
  const known = { street: road, number, postalCode: code, city: place.addressCity };
  return [
    {
      place_id: fold(text),
      display_name: formatAddress({ ...known, country: place.addressCountry }),
      lat: '0',
      lon: '0',
      address: {
        road,
        house_number: number,
        postcode: code,
        ...placeParts(place),
      },
    },
  ];
}

/** A city in the text must be the place's city; without a city, the postal code is enough. */
async function findPlace(executor: Executor, code: string, city: string) {
  const name = fold(city).replace(/ \p{L}{2}$/u, ''); // `Verona VR`
  const isCity = ({ addressCity }: Place) => name === '' || fold(addressCity) === name;
  const words = spacePostcodes(fold(code)).split(' ').filter(Boolean);
  const byCode =
    code === '' ? [] : (await findVenuesWithWords(executor, words)).filter(hasPostalCode(code));
  const byCity = name === '' ? [] : await findVenuesWithWords(executor, name.split(' '));
  return byCode.find(isCity) ?? byCity.find(isCity) ?? filterCity(name);
}

const hasPostalCode =
  (code: string) =>
  ({ addressPostalCode }: VenueRow) =>
    addressPostalCode === code;

/** One of the cities of the filters. */
function filterCity(name: string): Place | undefined {
  for (const { countryCode, cities } of FILTER_COUNTRIES) {
    for (const { names } of cities) {
      const spelling = names.find((one) => fold(one) === name);
      if (spelling === undefined) continue;
      return {
        addressCity: spelling,
        addressState: '',
        addressStateCode: '',
        addressCountry: countryName(countryCode),
        addressCountryCode: countryCode,
      };
    }
  }
  return undefined;
}
