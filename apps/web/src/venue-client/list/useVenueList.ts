import {
  listResponseSchema,
  SIMILAR_WORDS_HEADER,
  TOTAL_HEADER,
  type VenueReviewItem,
} from '@campetto/contract';
import { useEffect, useRef, useState } from 'react';
import useSWRInfinite from 'swr/infinite';
import { applyVersions } from '../cache.ts';
import { useVenueContext } from '../VenueProvider.tsx';
import { isSameList, type ListPage } from './isSameList.ts';
import { firstPage, type ListFilters, nextPage } from './listRequest.ts';
import { useListCount } from './useListCount.ts';

/** The object of the last response for a venue that has not changed, so that its card stays as it is. */
function stableItem(known: Map<string, VenueReviewItem>, item: VenueReviewItem): VenueReviewItem {
  const before = known.get(item.folderPath);
  if (
    before?.version === item.version &&
    // Checks that compare the venue with others can change while its version stays the same.
    before.checks.join() === item.checks.join()
  ) {
    return before;
  }
  known.set(item.folderPath, item);
  return item;
}

function similarWordsOf(headers: Headers): string[] | undefined {
  const words = headers.get(SIMILAR_WORDS_HEADER);
  return words === null ? undefined : decodeURIComponent(words).split(' ');
}

const NONE: ReadonlySet<string> = new Set();

/**
 * The venues of a status that match the filters, loaded page by page; without those that are `leaving`, by folder
 * path, whose decision the server has not confirmed yet. No venue is returned before the first `initialPages` are
 * loaded.
 */
export function useVenueList(filters: ListFilters, leaving = NONE, initialPages = 1) {
  const { request, versions, pending } = useVenueContext();
  const [known] = useState(() => new Map<string, VenueReviewItem>());
  /** The first page of the last list that had venues with the searched words themselves. */
  const matched = useRef<string>(undefined);
  const list = useSWRInfinite(
    (index: number, previous: ListPage | null) =>
      index === 0 ? firstPage(filters) : (previous?.next ?? null),
    async (path): Promise<ListPage> => {
      const { data, headers } = await request({
        method: 'GET',
        path,
        responseSchema: listResponseSchema,
      });
      const similarWords = similarWordsOf(headers);
      const isEmpty = similarWords !== undefined || data.length === 0;
      // All venues with the searched words are decided. Venues with similar words were not searched for, and the
      // reviewer could decide on them without noticing.
      if (isEmpty && matched.current === path)
        return {
          items: [],
          total: 0,
          similarWords: undefined,
          isDecided: true,
          next: null,
          versions,
        };
      if (!isEmpty && path === firstPage(filters)) matched.current = path;
      const total = headers.get(TOTAL_HEADER);
      return {
        items: data.map((item) => stableItem(known, item)),
        total: total === null ? undefined : Number(total),
        similarWords,
        next: nextPage(headers.get('link')),
        versions,
      };
    },
    { compare: isSameList, initialSize: initialPages },
  );
  const pages = list.data ?? [];
  const loaded = pages.flatMap((page) => page.items);
  const venues = applyVersions(loaded, filters.status, versions).filter(
    ({ folderPath }) => !leaving.has(folderPath),
  );
  const removed = loaded.length - venues.length;
  const [first] = pages;
  const last = pages.at(-1);
  const hasMore = (last?.next ?? null) !== null;
  const count = useListCount(filters, {
    enabled: first !== undefined && (first.total === undefined || filters.q !== ''),
    known,
  });
  const settled = pending.size === 0 && leaving.size === 0;
  const { mutate } = list;
  // Loads the list again once a tenth of it is decided and no action is pending that could make the
  // response out of date: a reviewer of hundreds does not wait for a refresh after each decision.
  const isShort = venues.length === 0 || removed >= Math.max(filters.limit, loaded.length) / 10;
  useEffect(() => {
    if (settled && removed > 0 && isShort) void mutate();
  }, [settled, removed, isShort, mutate]);
  // The server has left out of a total what was decided before.
  const removedSince = last
    ? applyVersions(loaded, filters.status, last.versions).length - venues.length
    : 0;
  // Once the last page is loaded, the number of venues is known without a count.
  const stored =
    last?.total === undefined ? !hasMore && venues.length : Math.max(0, last.total - removedSince);
  const total = stored === false ? count.total : { total: stored, capped: false, counting: false };
  return {
    /** Undefined until the first response. */
    venues: list.data === undefined ? undefined : venues,
    /** There were venues, all of which have been decided on since. */
    isDecided: venues.length === 0 && (loaded.length > 0 || first?.isDecided === true),
    /** The place of a venue among those that were loaded, decided ones included; -1 if it is not. */
    placeOf: (folderPath: string): number =>
      loaded.findIndex((item) => item.folderPath === folderPath),
    /** Whether this window is moving a venue to another status, or has moved it. */
    isMovedHere: (folderPath: string): boolean =>
      pending.has(folderPath) ||
      (versions.get(folderPath)?.status ?? filters.status) !== filters.status,
    ...total,
    /** How many venues of other statuses the search finds. */
    others: count.others,
    /** The words that were searched instead, where no venue has the given ones. */
    similarWords: first?.similarWords,
    /** How many pages are loaded. */
    pages: pages.length,
    hasMore,
    loadingMore: list.isValidating && list.size > pages.length,
    refreshing: list.isValidating,
    error: list.error as unknown,
    loadMore: () => list.setSize(list.size + 1),
    /** Resolves when the venues are loaded, whether they have been counted or not. */
    refresh: () => {
      void count.refresh();
      return mutate();
    },
  };
}

export type VenueList = ReturnType<typeof useVenueList>;
