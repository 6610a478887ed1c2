import { fold } from '../venue/fold.ts';
import { FILTER_COUNTRIES } from '../venue/places.ts';
import type { Address } from '../venue/venue.ts';

/** The fields of an address that are compared. */
export type ComparedAddress = Pick<
  Address,
  'street' | 'number' | 'postalCode' | 'city' | 'state' | 'country' | 'formattedAddress'
>;

/** Folded words of a street that many streets share. */
const STREET_WORDS = new Set(
  `via viale vle piazza piazzale piazzetta corso largo strada stradone vicolo localita frazione
  regione borgata cascina calle avenida avda paseo plaza camino carretera ronda glorieta street
  road avenue lane drive close way grove court place rue boulevard chemin impasse allee strasse
  platz weg straat laan plein rua praca del dei della delle dello des les las los the and san
  santa sant santo saint`.split(/\s+/),
);

const wordsOf = (text: string) => fold(text).split(' ').filter(Boolean);
const isWord = (word: string) => /^\p{L}{3,}$/u.test(word);
const namesOf = (text: string) => wordsOf(text).filter((w) => isWord(w) && !STREET_WORDS.has(w));

/** Equal, or one is an abbreviation of the other. */
const isSameWord = (a: string, b: string) =>
  a === b || (Math.min(a.length, b.length) >= 4 && (a.startsWith(b) || b.startsWith(a)));

const share = (some: readonly string[], others: readonly string[]) =>
  some.some((word) => others.some((other) => isSameWord(word, other)));

/** The names of a city in several languages, by each of them; folded. */
const SPELLINGS = new Map(
  FILTER_COUNTRIES.flatMap(({ cities }) =>
    cities.flatMap(({ names }) => names.map((name) => [fold(name), names.map(fold)] as const)),
  ),
);

/** The words of all names of a city that has names in several languages. */
const cityNames = (city: string) =>
  (SPELLINGS.get(fold(city)) ?? [fold(city)]).flatMap((name) => name.split(' ')).filter(isWord);

/**
 * Whether a formatted address names another street, number, postal code or city than its parts. A
 * part that it does not name at all is no mismatch.
 */
export function isAddressMismatched(address: ComparedAddress): boolean {
  const formatted = wordsOf(address.formattedAddress);
  if (formatted.length === 0) return false;
  const street = namesOf(address.street);
  const city = cityNames(address.city);
  const region = [...wordsOf(address.state), ...wordsOf(address.country)];
  const names = formatted.filter(isWord).filter((word) => !STREET_WORDS.has(word));
  const without = (known: readonly string[]) =>
    names.filter((word) => !share([word], [...known, ...region]));
  return (
    (street.length > 0 && !share(street, names) && without(city).length > 0) ||
    (city.length > 0 && !share(city, formatted) && without(street).length > 0) ||
    hasOtherNumber(formatted, address) ||
    hasOtherPostalCode(address)
  );
}

/** Whether another number is next to the street. A number in the name of the street, as in `Via 24 Maggio`, is none. */
function hasOtherNumber(
  formatted: readonly string[],
  { street, number }: Pick<ComparedAddress, 'street' | 'number'>,
) {
  const [own] = /\d+/.exec(number) ?? [];
  if (own === undefined || formatted.some((word) => Number.parseInt(word, 10) === Number(own))) {
    return false;
  }
  const [names, words] = [namesOf(street), wordsOf(street)];
  const isOfStreet = (word: string) => share([word], names);
  const first = formatted.findIndex(isOfStreet);
  if (first < 0) return false;
  const before = formatted.slice(0, first).findLast((word) => !STREET_WORDS.has(word));
  const after = formatted[formatted.findLastIndex(isOfStreet) + 1];
  return [before, after].some(
    (word = '') => /^\d{1,4}\p{L}?$/u.test(word) && !words.includes(word),
  );
}

/** Whether the formatted address has a word in the form of the postal code, but not the postal code itself. */
function hasOtherPostalCode({ postalCode, formattedAddress }: ComparedAddress): boolean {
  const code = postalCode.toUpperCase().replace(/[^A-Z\d]/g, '');
  if (code.length < 4) return false;
  const form = [...code].map((sign) => (/\d/.test(sign) ? '\\d' : '[A-Z]')).join('[ -]?');
  const text = formattedAddress.toUpperCase();
  const found = [...text.matchAll(new RegExp(`(?<![A-Z\\d])${form}(?![A-Z\\d])`, 'g'))];
  return found.length > 0 && !text.replace(/[^A-Z\d]/g, '').includes(code);
}
