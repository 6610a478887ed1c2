import {
  CAPPED_HEADER,
  LIST_LIMIT_MAX,
  type ListSort,
  listAnswerSchema,
  listPath,
  type VenueCheck,
  type VenueReviewItem,
  type VenueStatus,
} from '@campetto/contract';
import { useEffect, useRef } from 'react';
import useSWRInfinite from 'swr/infinite';
import { upToDate } from './latest.ts';
import { useVenueContext } from './VenueProvider.tsx';

/** What a list is filtered by; a null place is not sent (spec §5). */
export interface ListFilters {
  status: VenueStatus;
  country: string | null;
  city: string | null;
  limit: number;
  /** Words to search; empty for all. */
  q: string;
  check: VenueCheck | 'any' | null;
  sort: ListSort;
}

interface ListPage {
  items: VenueReviewItem[];
  /** How many venues match the filters in all. */
  total: number;
  /** Whether there are more than `total`, uncounted. */
  capped: boolean;
  /** Address of the next page, or null after the last one. */
  next: string | null;
}

/** What of the filters narrows and orders a list, as its query and an export's say it. */
export function narrowingQuery({ country, city, q, check, sort }: ListFilters): URLSearchParams {
  const query = new URLSearchParams();
  if (country !== null && country.trim() !== '') query.set('country', country.trim());
  if (city !== null && city.trim() !== '') query.set('city', city.trim());
  if (q.trim() !== '') query.set('q', q.trim());
  if (check !== null) query.set('check', check);
  if (sort !== 'newest') query.set('sort', sort);
  return query;
}

/** The address of a list's first page. */
export function listAddress(filters: ListFilters): string {
  const query = new URLSearchParams([['limit', String(filters.limit)], ...narrowingQuery(filters)]);
  return `${listPath(filters.status)}?${query}`;
}

/** The address of `rel="next"` in a Link header, or null. */
export function nextAddress(link: string | null): string | null {
  return /<([^>]+)>;\s*rel="next"/.exec(link ?? '')?.[1] ?? null;
}

/** The object that stood for the same venue before, if nothing of it has changed: it is not drawn anew. */
function sameAs(seen: Map<string, VenueReviewItem>, item: VenueReviewItem): VenueReviewItem {
  const before = seen.get(item.folderPath);
  if (
    before?.version === item.version &&
    before.shared.coordinates === item.shared.coordinates &&
    before.shared.phone === item.shared.phone &&
    before.shared.website === item.shared.website
  ) {
    return before;
  }
  seen.set(item.folderPath, item);
  return item;
}

/** The venues of a status under the filters, page after page. */
export function useVenueList(filters: ListFilters) {
  const { call, latest, busy } = useVenueContext();
  const seen = useRef(new Map<string, VenueReviewItem>());
  const list = useSWRInfinite(
    (index: number, previous: ListPage | null) =>
      index === 0 ? listAddress(filters) : (previous?.next ?? null),
    async (path): Promise<ListPage> => {
      const { data, headers } = await call({ method: 'GET', path, answer: listAnswerSchema });
      const total = Number(headers.get('x-total-count') ?? data.length);
      const capped = headers.get(CAPPED_HEADER) === 'true';
      return {
        items: data.map((item) => sameAs(seen.current, item)),
        total,
        capped,
        next: nextAddress(headers.get('link')),
      };
    },
  );
  const pages = list.data ?? [];
  const loaded = pages.flatMap((page) => page.items);
  const venues = upToDate(loaded, filters.status, latest);
  const gone = loaded.length - venues.length;
  const settled = busy.size === 0;
  const { mutate } = list;
  // Fills the list up again when a tenth of it is decided, once nothing is in flight that could make
  // the answer old: whoever goes through hundreds does not wait for hundreds after each.
  const isShort = venues.length === 0 || gone >= filters.limit / 10;
  useEffect(() => {
    if (settled && gone > 0 && isShort) void mutate();
  }, [settled, gone, isShort, mutate]);
  return {
    /** Undefined until the first answer. */
    venues: list.data === undefined ? undefined : venues,
    total: Math.max(0, (pages.at(-1)?.total ?? 0) - gone),
    capped: pages.at(-1)?.capped ?? false,
    hasMore: (pages.at(-1)?.next ?? null) !== null,
    loadingMore: list.isValidating && list.size > pages.length,
    refreshing: list.isValidating,
    error: list.error as unknown,
    loadMore: () => list.setSize(list.size + 1),
    refresh: () => mutate(),
  };
}

/**
 * All venues under the filters, as they stand now, page by page: for a decision on all of them.
 * Rejects with a CallError.
 */
export function useMatching() {
  const { call } = useVenueContext();
  return async (filters: ListFilters): Promise<VenueReviewItem[]> => {
    const items: VenueReviewItem[] = [];
    let path: string | null = listAddress({ ...filters, limit: LIST_LIMIT_MAX });
    while (path !== null) {
      const { data, headers } = await call({ method: 'GET', path, answer: listAnswerSchema });
      items.push(...data);
      path = nextAddress(headers.get('link'));
    }
    return items;
  };
}
