import {
  LIST_LIMIT_DEFAULT,
  type ListCountQuery,
  type ListQuery,
  listCountPath,
  listPath,
  VENUE_STATUS_DEFAULT,
  type VenueStatus,
} from '@campetto/contract';

/** What a list is filtered and sorted by; a null filter is not sent (spec §5), and an empty `q` lists all venues. */
export type ListFilters = Pick<ListQuery, 'limit' | 'sort'> & {
  [Name in Exclude<keyof ListCountQuery, 'q'>]: NonNullable<ListCountQuery[Name]> | null;
} & { status: VenueStatus; q: string };

/** What a list shows unless something else is chosen. */
export const DEFAULT_FILTERS: ListFilters = {
  status: VENUE_STATUS_DEFAULT,
  country: null,
  city: null,
  limit: LIST_LIMIT_DEFAULT,
  q: '',
  check: null,
  imported: null,
  batch: null,
  clean: null,
  hasDuplicates: null,
  later: null,
  source: null,
  sport: null,
  reason: null,
  reviewer: null,
  sort: 'newest',
};

/** Every filter by its name, in the order in which addresses, saved views and requests contain them. */
export const FILTER_NAMES = Object.keys(DEFAULT_FILTERS) as (keyof ListFilters)[];

const ALWAYS_CHOSEN = ['status', 'limit', 'sort'] as const;
type FilterWithinStatus = Exclude<keyof ListFilters, (typeof ALWAYS_CHOSEN)[number]>;

/** The filters that reduce the venues of a status. */
export const FILTERS_WITHIN_STATUS = FILTER_NAMES.filter(
  (name): name is FilterWithinStatus => !ALWAYS_CHOSEN.some((other) => other === name),
);

/** The filters and the sort order as a query, which lists and exports share. */
export function filterQuery(filters: ListFilters): URLSearchParams {
  const query = new URLSearchParams();
  for (const name of FILTERS_WITHIN_STATUS) {
    const value = filters[name]?.trim();
    if (value) query.set(name, value);
  }
  if (filters.sort !== 'newest') query.set('sort', filters.sort);
  return query;
}

/** The address of the first page of a list. */
export function firstPage(filters: ListFilters): string {
  const query = new URLSearchParams([['limit', String(filters.limit)], ...filterQuery(filters)]);
  return `${listPath(filters.status)}?${query}`;
}

/** The address of the number of all venues of a list, whatever its order. */
export const countAddress = (filters: ListFilters): string =>
  `${listCountPath(filters.status)}?${filterQuery({ ...filters, sort: 'newest' })}`;

/** The address of the next page, `rel="next"` in a Link header; null after the last one. */
export function nextPage(link: string | null): string | null {
  return /<([^>]+)>;\s*rel="next"/.exec(link ?? '')?.[1] ?? null;
}
