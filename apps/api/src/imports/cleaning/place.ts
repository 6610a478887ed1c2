import { FILTER_COUNTRIES, isCountry } from '@campetto/contract';

const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** The English name of a country by its code; empty when the code is no country's. */
export function countryName(code: string): string {
  return /^[A-Z]{2}$/.test(code) && isCountry(code) ? (countryNames.of(code) ?? '') : '';
}

const SPELLINGS = new Map(
  FILTER_COUNTRIES.flatMap((country) =>
    country.cities.flatMap((city) => city.names.map((name) => [name.toUpperCase(), name] as const)),
  ),
);

/**
 * `MADRID` becomes `Madrid`: the capitals of a city that the product knows are lowered. Other names
 * in capitals stay, since where their small words and accents go is not certain.
 */
export function cleanCity(city: string): string {
  return (city === city.toUpperCase() && SPELLINGS.get(city)) || city;
}
