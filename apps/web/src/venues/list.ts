import {
  listAnswerSchema,
  listPath,
  type VenueReviewItem,
  type VenueStatus,
} from '@campetto/contract';
import { useEffect } from 'react';
import useSWRInfinite from 'swr/infinite';
import { upToDate } from './latest.ts';
import { useVenueContext } from './VenueProvider.tsx';

/** What a list is filtered by; a null place is not sent (spec §5). */
export interface ListFilters {
  status: VenueStatus;
  country: string | null;
  city: string | null;
  limit: number;
}

interface ListPage {
  items: VenueReviewItem[];
  /** How many venues match the filters in all. */
  total: number;
  /** Address of the next page, or null after the last one. */
  next: string | null;
}

/** The address of a list's first page. */
export function listAddress({ status, country, city, limit }: ListFilters): string {
  const query = new URLSearchParams({ limit: String(limit) });
  if (country !== null && country.trim() !== '') query.set('country', country.trim());
  if (city !== null && city.trim() !== '') query.set('city', city.trim());
  return `${listPath(status)}?${query}`;
}

/** The address of `rel="next"` in a Link header, or null. */
export function nextAddress(link: string | null): string | null {
  return /<([^>]+)>;\s*rel="next"/.exec(link ?? '')?.[1] ?? null;
}

/** The venues of a status under the filters, page after page. */
export function useVenueList(filters: ListFilters) {
  const { call, latest, busy } = useVenueContext();
  const list = useSWRInfinite(
    (index: number, previous: ListPage | null) =>
      index === 0 ? listAddress(filters) : (previous?.next ?? null),
    async (path): Promise<ListPage> => {
      const { data, headers } = await call({ method: 'GET', path, answer: listAnswerSchema });
      const total = Number(headers.get('x-total-count') ?? data.length);
      return { items: data, total, next: nextAddress(headers.get('link')) };
    },
  );
  const pages = list.data ?? [];
  const loaded = pages.flatMap((page) => page.items);
  const venues = upToDate(loaded, filters.status, latest);
  const gone = loaded.length - venues.length;
  const settled = busy.size === 0;
  const { mutate } = list;
  // Fills the list up again, once nothing is in flight that could make the answer old.
  useEffect(() => {
    if (settled && gone > 0) void mutate();
  }, [settled, gone, mutate]);
  return {
    /** Undefined until the first answer. */
    venues: list.data === undefined ? undefined : venues,
    total: Math.max(0, (pages.at(-1)?.total ?? 0) - gone),
    hasMore: (pages.at(-1)?.next ?? null) !== null,
    loadingMore: list.isValidating && list.size > pages.length,
    refreshing: list.isValidating,
    error: list.error as unknown,
    loadMore: () => list.setSize(list.size + 1),
    refresh: () => mutate(),
  };
}
