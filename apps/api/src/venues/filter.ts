import type { CitySlug, CountrySlug, VenueStatus } from '@campetto/contract';

/** What a list shows; a city is within its country. */
export interface ListFilter {
  status: VenueStatus;
  country?: CountrySlug | undefined;
  city?: CitySlug | undefined;
}

/** How far a filter goes: which of its places a statement compares. */
export type Reach = 'all' | 'country' | 'city';

export function reachOf({ country, city }: ListFilter): Reach {
  if (!country) return 'all';
  return city ? 'city' : 'country';
}
