import {
  type AddressSearchResult,
  FILTER_COUNTRIES,
  fold,
  formatAddress,
} from '@campetto/contract';
import type { VenueRow } from '../db/schema.ts';
import type { Executor } from '../db/transact.ts';
import { countryName } from '../imports/cleaning/place.ts';
import { findVenuesWithWords } from './repository.ts';

type Place = Pick<
  VenueRow,
  'addressCity' | 'addressState' | 'addressStateCode' | 'addressCountry' | 'addressCountryCode'
>;

const POSTAL_CODE = /(?<![\p{L}\d])\d{5}(?!\d)/u;
const HOUSE_NUMBER = /[\s,](\d+\s?(?:\/\s?\p{L}|\p{L})?)$/u;
const SEPARATOR = /[\s,;–-]/;

/** The text without separators at its end. */
function withoutSeparators(text: string): string {
  let end = text.length;
  while (SEPARATOR.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** A street as people paste it, in its name and its house number. */
function numbered(street: string) {
  const found = HOUSE_NUMBER.exec(street);
  const road = withoutSeparators(street.slice(0, found?.index ?? 0));
  return /\p{L}/u.test(road) ? { road, number: found?.[1] ?? '' } : { road: street, number: '' };
}

/** Street, postal code and city of a pasted address; without a postal code the city is behind a comma. */
function partsOf(text: string) {
  const found = POSTAL_CODE.exec(text);
  if (found) {
    const [code] = found;
    const rest = text.slice(found.index + code.length).replace(/^[\s,]+/, '');
    const [city = ''] = rest.split(/[,(]/, 1);
    return { street: withoutSeparators(text.slice(0, found.index)), code, city: city.trim() };
  }
  const code = '';
  const [first = '', ...others] = text.split(',').map((part) => part.trim());
  // `Via Roma, 12, Verona`: the number belongs to the street.
  const [number] = others.filter((part) => /^\d+\s?\p{L}?$/u.test(part));
  const [place = ''] = others.filter((part) => part !== number && /\p{L}{3}/u.test(part));
  return { street: [first, number].filter(Boolean).join(' '), code, city: place };
}

/**
 * The place of a pasted address whose street is not known: by its postal code or its city, from the
 * addresses of the venues and the cities of the filters. The street is as it was pasted; the coordinates
 * are unknown, which is 0.
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
        city: place.addressCity,
        postcode: code,
        state: place.addressState,
        state_code: place.addressStateCode,
        country: place.addressCountry,
        country_code: place.addressCountryCode.toLowerCase(),
      },
    },
  ];
}

/** A named city has to be the place's own; a postal code alone is enough without one. */
async function findPlace(executor: Executor, code: string, city: string) {
  const name = fold(city).replace(/ \p{L}{2}$/u, ''); // `Verona VR`
  const isCity = ({ addressCity }: Place) => name === '' || fold(addressCity) === name;
  const byCode =
    code === '' ? [] : (await findVenuesWithWords(executor, [code])).filter(hasPostalCode(code));
  const byCity = name === '' ? [] : await findVenuesWithWords(executor, name.split(' '));
  return byCode.find(isCity) ?? byCity.find(isCity) ?? filterCity(name);
}

const hasPostalCode =
  (code: string) =>
  ({ addressPostalCode }: VenueRow) =>
    addressPostalCode === code;

/** One of the cities of the filters, whose state is not known. */
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
