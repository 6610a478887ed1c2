import {
  type CitySlug,
  type CountryFilter,
  type ListSort,
  listFilterEntries,
  NO_COUNTRY,
  type ReasonFilter,
  type SportSlug,
  type VenueCheck,
  type VenueStatus,
} from '@campetto/contract';
import type { PhoneSearch } from './contacts.ts';

/** What the text of a search is compared with: words (full-text queries), phone keys or website keys. */
export type Search =
  | { in: 'words' | 'websiteWords'; query: string }
  | ({ in: 'phones' } & PhoneSearch)
  | { in: 'websites' | 'hosts'; website: string };

/** The filters and the sort of a list; a city is in its country. */
export interface ListFilter {
  status: VenueStatus;
  country?: CountryFilter | undefined;
  city?: CitySlug | undefined;
  /** Words of name, street and city, a phone number or a website. */
  q?: string | undefined;
  /** What replaces `q`, once it has been resolved. */
  search?: Search | undefined;
  check?: VenueCheck | 'any' | undefined;
  /** Without a failed check and without a possible duplicate. */
  clean?: 'true' | undefined;
  hasDuplicates?: 'true' | undefined;
  /** Set aside for later. */
  later?: 'true' | undefined;
  /** The id of the import that added them. */
  imported?: string | undefined;
  /** The id of the batch that decided on them. */
  batch?: string | undefined;
  source?: string | undefined;
  sport?: SportSlug | undefined;
  reason?: ReasonFilter | undefined;
  /** E-mail of the administrator who decided last. */
  reviewer?: string | undefined;
  /** See {@link sortOf}. */
  sort?: ListSort | undefined;
}

/** Which places of a filter a statement compares. */
export type PlaceLevel = 'all' | 'none' | 'country' | 'city';

export function placeLevelOf({ country, city }: ListFilter): PlaceLevel {
  if (!country) return 'all';
  if (country === NO_COUNTRY) return 'none';
  return city ? 'city' : 'country';
}

export const sortOf = ({ sort }: ListFilter): ListSort => sort ?? 'newest';

/** The filters besides status and place, whose venues must be counted: no stored counter is as narrow. */
export const COUNTED_FILTERS = Object.keys(listFilterEntries) as (keyof typeof listFilterEntries)[];

/** Whether the venues must be counted. */
export const isCounted = (filter: ListFilter): boolean =>
  placeLevelOf(filter) === 'none' || COUNTED_FILTERS.some((name) => filter[name]);
