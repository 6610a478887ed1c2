import { type ListSort, listPath, type VenueCheck, type VenueStatus } from '@campetto/contract';

/** What a list is filtered and sorted by; a null place is not sent (spec §5). */
export interface ListFilters {
  status: VenueStatus;
  country: string | null;
  city: string | null;
  limit: number;
  /** Words to search; empty for all venues. */
  q: string;
  check: VenueCheck | 'any' | null;
  /** The id of the import that added the venues. */
  imported: string | null;
  sort: ListSort;
}

/** The filters and the sort order as a query, which lists and exports share. */
export function filterQuery({
  country,
  city,
  q,
  check,
  imported,
  sort,
}: ListFilters): URLSearchParams {
  const query = new URLSearchParams();
  if (country !== null && country.trim() !== '') query.set('country', country.trim());
  if (city !== null && city.trim() !== '') query.set('city', city.trim());
  if (q.trim() !== '') query.set('q', q.trim());
  if (check !== null) query.set('check', check);
  if (imported !== null) query.set('imported', imported);
  if (sort !== 'newest') query.set('sort', sort);
  return query;
}

/** The address of the first page of a list. */
export function firstPage(filters: ListFilters): string {
  const query = new URLSearchParams([['limit', String(filters.limit)], ...filterQuery(filters)]);
  return `${listPath(filters.status)}?${query}`;
}

/** The address of the next page, `rel="next"` in a Link header; null after the last one. */
export function nextPage(link: string | null): string | null {
  return /<([^>]+)>;\s*rel="next"/.exec(link ?? '')?.[1] ?? null;
}
