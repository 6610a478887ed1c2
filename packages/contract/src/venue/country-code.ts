import { DIAL_CODES } from './dial-codes.ts';
import { fold } from './fold.ts';

/** Names that Intl does not know. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  uk: 'GB',
  'great britain': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
  usa: 'US',
  holland: 'NL',
  olanda: 'NL',
};

/** The languages in which a country is likely to be typed. */
const NAME_LANGUAGES = ['en', 'it', 'es', 'fr', 'de'];

const keyOf = (name: string): string => fold(name.replaceAll('.', '')).replace(/^the /, '');

let codes: Map<string, string> | undefined;

/** The ISO code of a country by its name or code; empty if it is not a listed one. */
export function countryCodeOf(name: string): string {
  codes ??= new Map([
    ...Object.entries(OTHER_NAMES),
    ...Object.keys(DIAL_CODES).flatMap((code) => [
      [code.toLowerCase(), code] as const,
      ...NAME_LANGUAGES.map((language) => [nameOf(code, language), code] as const),
    ]),
  ]);
  return codes.get(keyOf(name)) ?? '';
}

/**
 * Two-letter codes that Intl names although they are no country's: unions of countries, and codes for tests and for an
 * unknown country.
 */
const NO_COUNTRIES = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']);

let countries: Set<string> | undefined;

/** Whether a text is the name or the ISO code of a country, listed or not. */
export function isCountry(text: string): boolean {
  if (countryCodeOf(text) !== '') return true;
  countries ??= new Set(allCountries());
  return countries.has(keyOf(text));
}

/** Whether an address names a country, listed or not, by its name or its code. */
export const hasCountry = ({ country, countryCode }: { country: string; countryCode: string }) =>
  isCountry(countryCode) || isCountry(country);

function* allCountries() {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
    const names = NAME_LANGUAGES.map((language) => nameOf(code, language));
    // For an unknown code, Intl returns the code itself.
    if (!NO_COUNTRIES.has(code) && names[0] !== keyOf(code)) yield* [keyOf(code), ...names];
  }
}

const regionNames = new Map<string, Intl.DisplayNames>();

function nameOf(code: string, language: string): string {
  let names = regionNames.get(language);
  if (!names) {
    names = new Intl.DisplayNames([language], { type: 'region' });
    regionNames.set(language, names);
  }
  return keyOf(names.of(code) ?? code);
}
