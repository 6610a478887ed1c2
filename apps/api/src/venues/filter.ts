import type { CitySlug, CountrySlug, ListSort, VenueCheck, VenueStatus } from '@campetto/contract';

/** What a list shows, and in which order; a city is within its country. */
export interface ListFilter {
  status: VenueStatus;
  country?: CountrySlug | undefined;
  city?: CitySlug | undefined;
  /** Words of name, street and city. */
  q?: string | undefined;
  /** Words that are only alike count too: see `widen`. */
  forgiving?: boolean | undefined;
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
