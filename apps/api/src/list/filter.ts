import type { CitySlug, CountrySlug, ListSort, VenueCheck, VenueStatus } from '@campetto/contract';

/** The filters and the sort of a list; a city is in its country. */
export interface ListFilter {
  status: VenueStatus;
  country?: CountrySlug | undefined;
  city?: CitySlug | undefined;
  /** Words of name, street and city. */
  q?: string | undefined;
  /** The full-text query that replaces the words of `q`, once it has been resolved. */
  query?: string | undefined;
  check?: VenueCheck | 'any' | undefined;
  /** The id of the import that added them. */
  imported?: string | undefined;
  /** See {@link sortOf}. */
  sort?: ListSort | undefined;
}

/** Which places of a filter a statement compares. */
export type PlaceLevel = 'all' | 'country' | 'city';

export function placeLevelOf({ country, city }: ListFilter): PlaceLevel {
  if (!country) return 'all';
  return city ? 'city' : 'country';
}

export const sortOf = ({ sort }: ListFilter): ListSort => sort ?? 'newest';
