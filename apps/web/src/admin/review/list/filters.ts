import {
  COUNTRY_SLUGS,
  citiesOf,
  LIST_LIMIT_DEFAULT,
  LIST_LIMITS,
  LIST_SORTS,
  SEARCH_MAX_LENGTH,
  VENUE_CHECKS,
  VENUE_STATUS_DEFAULT,
  VENUE_STATUSES,
} from '@campetto/contract';
import type { ListFilters } from '../../../venue-client/list/listRequest.ts';

export const DEFAULT_FILTERS: ListFilters = {
  status: VENUE_STATUS_DEFAULT,
  country: null,
  city: null,
  limit: LIST_LIMIT_DEFAULT,
  q: '',
  check: null,
  imported: null,
  sort: 'newest',
};

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

const CHECKS = [...VENUE_CHECKS, 'any'] as const;

/** The filters in the query of an address; invalid ones fall back to the default. */
export function readFilters(search: URLSearchParams): ListFilters {
  const country = COUNTRY_SLUGS.find((slug) => slug === search.get('country')) ?? null;
  const cities = country === null ? [] : citiesOf(country);
  return {
    status:
      VENUE_STATUSES.find((status) => status === search.get('status')) ?? DEFAULT_FILTERS.status,
    country,
    city: cities.find((slug) => slug === search.get('city')) ?? null,
    limit:
      LIST_LIMITS.find((limit) => String(limit) === search.get('limit')) ?? DEFAULT_FILTERS.limit,
    q: (search.get('q') ?? '').slice(0, SEARCH_MAX_LENGTH),
    check: CHECKS.find((check) => check === search.get('check')) ?? null,
    imported: UUID.exec(search.get('imported') ?? '')?.[0] ?? null,
    sort: LIST_SORTS.find((sort) => sort === search.get('sort')) ?? DEFAULT_FILTERS.sort,
  };
}

const FILTER_KEYS = [
  'status',
  'country',
  'city',
  'limit',
  'q',
  'check',
  'imported',
  'sort',
] as const;

/** The query with these filters; the rest of it stays, defaults are left out. */
export function writeFilters(search: URLSearchParams, filters: ListFilters): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const key of FILTER_KEYS) {
    if (filters[key] === DEFAULT_FILTERS[key]) next.delete(key);
    else next.set(key, String(filters[key]));
  }
  return next;
}

/** Whether the filters exclude venues of the status. */
export const isFiltered = ({ country, city, q, check, imported }: ListFilters): boolean =>
  country !== null || city !== null || q.trim() !== '' || check !== null || imported !== null;

/** The filters after one of them has changed: another country clears the city. */
export function changeFilters(filters: ListFilters, next: ListFilters): ListFilters {
  return next.country === filters.country ? next : { ...next, city: null };
}

/** Applies the difference between two states of the filters to a third. */
export function applyChange(
  base: ListFilters,
  before: ListFilters,
  after: ListFilters,
): ListFilters {
  const changed = FILTER_KEYS.filter((key) => after[key] !== before[key]);
  return { ...base, ...Object.fromEntries(changed.map((key) => [key, after[key]])) };
}
