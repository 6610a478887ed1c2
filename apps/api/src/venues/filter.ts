import type { CitySlug, CountrySlug, ListSort, VenueCheck, VenueStatus } from '@campetto/contract';

/** What a list shows, and in which order; a city is within its country. */
export interface ListFilter {
  status: VenueStatus;
  country?: CountrySlug | undefined;
  city?: CitySlug | undefined;
  /** Words of name, street and city. */
  q?: string | undefined;
  /** The words as PostgreSQL searches them, where `q` is no longer to be taken as it stands. */
  query?: string | undefined;
  check?: VenueCheck | 'any' | undefined;
  /** See {@link sortOf}. */
  sort?: ListSort | undefined;
}

/** How far a filter goes: which of its places a statement compares. */
export type Reach = 'all' | 'country' | 'city';

export function reachOf({ country, city }: ListFilter): Reach {
  if (!country) return 'all';
  return city ? 'city' : 'country';
}

export const sortOf = ({ sort }: ListFilter): ListSort => sort ?? 'newest';
