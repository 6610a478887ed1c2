import {
  type ListCountQuery,
  type ListSort,
  listFilterEntries,
  type VenueStatus,
} from '@campetto/contract';
import { placeLevelOf } from '../venues/place-level.ts';
import type { PhoneSearch } from './contacts.ts';

/** What the text of a search is compared with: words (full-text queries), phone keys or website keys. */
export type Search =
  | { in: 'words' | 'websiteWords'; query: string }
  | ({ in: 'phones' } & PhoneSearch)
  | { in: 'websites' | 'hosts'; website: string };

/** The status, the filters and the sort of a list. */
export interface ListFilter extends ListCountQuery {
  status: VenueStatus;
  /** What replaces `q`, once it has been resolved. */
  search?: Search | undefined;
  /** See {@link sortOf}. */
  sort?: ListSort | undefined;
}

export const sortOf = ({ sort }: ListFilter): ListSort => sort ?? 'newest';

/** The filters besides status and place, whose venues must be counted: no stored counter is as narrow. */
export type CountedFilter = keyof typeof listFilterEntries;
export const COUNTED_FILTERS = Object.keys(listFilterEntries) as CountedFilter[];

/** Whether the venues must be counted. */
export const isCounted = (filter: ListFilter): boolean =>
  placeLevelOf(filter) === 'none' || COUNTED_FILTERS.some((name) => filter[name]);
