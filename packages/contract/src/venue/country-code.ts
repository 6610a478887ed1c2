import { DIAL_CODES } from './dial-codes.ts';

/** The languages in which a country is likely to be typed. */
const NAME_LANGUAGES = ['en', 'it', 'es', 'fr', 'de'];

const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();

let codes: Map<string, string> | undefined;

/** The ISO code of a country by its name or code; empty if it is not a listed one. */
export function countryCodeOf(name: string): string {
  codes ??= new Map([
    ['uk', 'GB'],
    ['great britain', 'GB'],
    ['usa', 'US'],
    ...Object.keys(DIAL_CODES).flatMap((code) => [
      [code.toLowerCase(), code] as const,
      ...NAME_LANGUAGES.map((language) => [nameOf(code, language), code] as const),
    ]),
  ]);
  return codes.get(fold(name)) ?? '';
}

function nameOf(code: string, language: string): string {
  return fold(new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code);
}
