import { ADDRESSES_MAX, type AddressSearchResult, fold, stateOfCity } from '@campetto/contract';
import type { VenueRow } from '../db/schema.ts';
import type { Executor } from '../db/transact.ts';
import { searchTextOf, spacePostcodes } from '../venues/search-text.ts';
import { findAddresses } from './repository.ts';

const WORDS_MAX = 12;

export type Place = Pick<
  VenueRow,
  'addressCity' | 'addressState' | 'addressStateCode' | 'addressCountry' | 'addressCountryCode'
>;

/**
 * The parts of a result that describe its city, state and country. A state or code that the source does not name comes
 * from the list of filter cities.
 */
export function placeParts(place: Place) {
  const city = place.addressCity;
  const state = stateOfCity({ city, countryCode: place.addressCountryCode });
  return {
    city,
    state: place.addressState || (state?.name ?? ''),
    state_code: place.addressStateCode || (state?.code ?? ''),
    country: place.addressCountry,
    country_code: place.addressCountryCode.toLowerCase(),
  };
}

const toResult = (row: VenueRow): AddressSearchResult => {
  const place = placeParts(row);
  const street = [row.addressStreet, row.addressNumber].filter(Boolean).join(' ');
  const city = [row.addressPostalCode, row.addressCity].filter(Boolean).join(' ');
  return {
    place_id: row.id,
    display_name: [street, city, place.state, place.country].filter(Boolean).join(', '),
    lat: String(row.latitude),
    lon: String(row.longitude),
    address: {
      road: row.addressStreet,
      house_number: row.addressNumber,
      postcode: row.addressPostalCode,
      ...place,
    },
  };
};

/**
 * Searches the addresses of the venues in the database, with results in the geocoder's shape. Accents
 * and order do not matter, and a word may be incomplete. Addresses with the whole words come first,
 * then those that begin with the words, then the shorter.
 */
export async function searchGazetteer(
  executor: Executor,
  query: string,
): Promise<AddressSearchResult[]> {
  const text = spacePostcodes(searchTextOf(query));
  const words = [...new Set(text.split(' '))].filter(Boolean).slice(0, WORDS_MAX);
  if (words.length === 0) return [];
  const found = (await findAddresses(executor, words)).map((row) => {
    const known = new Set(row.addressSearch.split(' '));
    return {
      result: toResult(row),
      whole: words.filter((word) => known.has(word)).length,
      begins: row.addressSearch.startsWith(words.join(' ')) ? 1 : 0,
    };
  });
  found.sort(
    (a, b) =>
      b.whole - a.whole ||
      b.begins - a.begins ||
      a.result.display_name.length - b.result.display_name.length ||
      (a.result.display_name < b.result.display_name ? -1 : 1),
  );
  const addresses = new Map(found.map(({ result }) => [fold(result.display_name), result]));
  return [...addresses.values()].slice(0, ADDRESSES_MAX);
}
