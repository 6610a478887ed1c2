import {
  listResponseSchema,
  SIMILAR_WORDS_HEADER,
  TOTAL_CAPPED_HEADER,
  type VenueReviewItem,
} from '@campetto/contract';
import { useEffect, useRef } from 'react';
import useSWRInfinite from 'swr/infinite';
import { applyVersions } from '../cache.ts';
import { useVenueContext } from '../VenueProvider.tsx';
import { firstPage, type ListFilters, nextPage } from './listRequest.ts';

interface ListPage {
  items: VenueReviewItem[];
  /** How many venues match the filters in all. */
  total: number;
  /** Whether more venues match than `total`, which is as far as they are counted. */
  capped: boolean;
  /** Whether the venues have words that are only similar to the searched ones. */
  similar: boolean;
  /** Address of the next page; null after the last one. */
  next: string | null;
}

/** The object of the last response for a venue that has not changed, so that its card stays as it is. */
function stableItem(known: Map<string, VenueReviewItem>, item: VenueReviewItem): VenueReviewItem {
  const before = known.get(item.folderPath);
  if (
    before?.version === item.version &&
    // Checks that compare it with other venues can change without it.
    before.checks.join() === item.checks.join()
  ) {
    return before;
  }
  known.set(item.folderPath, item);
  return item;
}

/** The venues of a status that match the filters, loaded page by page. */
export function useVenueList(filters: ListFilters) {
  const { request, versions, pending } = useVenueContext();
  const known = useRef(new Map<string, VenueReviewItem>());
  const list = useSWRInfinite(
    (index: number, previous: ListPage | null) =>
      index === 0 ? firstPage(filters) : (previous?.next ?? null),
    async (path): Promise<ListPage> => {
      const { data, headers } = await request({
        method: 'GET',
        path,
        responseSchema: listResponseSchema,
      });
      return {
        items: data.map((item) => stableItem(known.current, item)),
        total: Number(headers.get('x-total-count') ?? data.length),
        capped: headers.get(TOTAL_CAPPED_HEADER) === 'true',
        similar: headers.has(SIMILAR_WORDS_HEADER),
        next: nextPage(headers.get('link')),
      };
    },
  );
  const pages = list.data ?? [];
  const loaded = pages.flatMap((page) => page.items);
  const venues = applyVersions(loaded, filters.status, versions);
  const removed = loaded.length - venues.length;
  const settled = pending.size === 0;
  const { mutate } = list;
  // Loads the list again once a tenth of it is decided and no action is pending that could make the
  // response out of date: a reviewer of hundreds does not wait for a refresh after each decision.
  const isShort = venues.length === 0 || removed >= Math.max(filters.limit, loaded.length) / 10;
  useEffect(() => {
    if (settled && removed > 0 && isShort) void mutate();
  }, [settled, removed, isShort, mutate]);
  return {
    /** Undefined until the first response. */
    venues: list.data === undefined ? undefined : venues,
    total: Math.max(0, (pages.at(-1)?.total ?? 0) - removed),
    capped: pages.at(-1)?.capped ?? false,
    /** Whether no venue matches, and those that are shown have similar words. */
    similar: pages[0]?.similar ?? false,
    hasMore: (pages.at(-1)?.next ?? null) !== null,
    loadingMore: list.isValidating && list.size > pages.length,
    refreshing: list.isValidating,
    error: list.error as unknown,
    loadMore: () => list.setSize(list.size + 1),
    refresh: () => mutate(),
  };
}

export type VenueList = ReturnType<typeof useVenueList>;
