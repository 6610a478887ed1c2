import type { CitySlug, CountrySlug, ListSort, VenueCheck, VenueStatus } from '@campetto/contract';

/** All words as they stand, the last of them perhaps cut short, or for each a word that is alike. */
export type Match = 'whole' | 'begun' | 'alike';

/** What a list shows, and in which order; a city is within its country. */
export interface ListFilter {
  status: VenueStatus;
  country?: CountrySlug | undefined;
  city?: CitySlug | undefined;
  /** Words of name, street and city. */
  q?: string | undefined;
  /** How near the words must come; `begun` when nothing is said. */
  match?: Match | undefined;
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
