import { DIAL_CODES } from './dial-codes.ts';
import { fold } from './fold.ts';

/** Names that Intl does not know, folded. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  uk: 'GB',
  'great britain': 'GB',
  'gran bretagna': 'GB',
  england: 'GB',
  inghilterra: 'GB',
  scotland: 'GB',
  scozia: 'GB',
  wales: 'GB',
  galles: 'GB',
  'northern ireland': 'GB',
  'irlanda del nord': 'GB',
  'republic of ireland': 'IE',
  eire: 'IE',
  'czech republic': 'CZ',
  usa: 'US',
  'united states of america': 'US',
  'stati uniti d america': 'US',
  holland: 'NL',
  olanda: 'NL',
  bosnia: 'BA',
  'hong kong': 'HK',
  'ivory coast': 'CI',
  macedonia: 'MK',
  'russian federation': 'RU',
  turkey: 'TR',
};

/** The languages in which a country is likely to be typed: those of the listed countries. */
const NAME_LANGUAGES = [
  ...['en', 'it', 'es', 'fr', 'de', 'pt', 'nl', 'sv', 'nb', 'da', 'fi'],
  ...['pl', 'cs', 'sk', 'hu', 'ro', 'bg', 'el'],
];

const keyOf = (name: string): string =>
  fold(name.replaceAll('.', '').replaceAll('&', ' and ')).replace(/^the /, '');

let codes: Map<string, string> | undefined;

/** The ISO code of a country by its name or code; empty if it is not a listed one. */
export function countryCodeOf(name: string): string {
  codes ??= new Map([
    ...Object.entries(OTHER_NAMES).filter(([, code]) => Object.hasOwn(DIAL_CODES, code)),
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

let countries: Map<string, string> | undefined;

/** The English name of a country, listed or not, by a name or code; empty if it is none. Some have two codes. */
function englishNameOf(text: string): string {
  countries ??= new Map(allCountries());
  return countries.get(keyOf(countryCodeOf(text) || text)) ?? '';
}

/** Whether a text is the name or the ISO code of a country, listed or not. */
export const isCountry = (text: string): boolean => englishNameOf(text) !== '';

/** Whether an address names one country, listed or not, by its name, its code, or both. */
export function hasCountry(address: { country: string; countryCode: string }): boolean {
  const given = [address.country, address.countryCode].filter((text) => text.trim() !== '');
  const [name = '', ...others] = new Set(given.map(englishNameOf));
  return name !== '' && others.length === 0;
}

function* allCountries() {
  for (const [name, code] of Object.entries(OTHER_NAMES)) yield [name, nameOf(code, 'en')] as const;
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
    const english = nameOf(code, 'en');
    // For an unknown code, Intl returns the code itself.
    if (NO_COUNTRIES.has(code) || english === keyOf(code)) continue;
    yield [keyOf(code), english] as const;
    for (const language of NAME_LANGUAGES) yield [nameOf(code, language), english] as const;
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
