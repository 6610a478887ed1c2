import { type CitySlug, type CountryFilter, NO_COUNTRY } from '@campetto/contract';

/** The places of a filter. */
export interface PlaceFilter {
  country?: CountryFilter | undefined;
  city?: CitySlug | undefined;
}

/** Which places of a filter a statement compares. */
export type PlaceLevel = 'all' | 'none' | 'country' | 'city';

export function placeLevelOf({ country, city }: PlaceFilter): PlaceLevel {
  if (!country) return 'all';
  if (country === NO_COUNTRY) return 'none';
  return city ? 'city' : 'country';
}
