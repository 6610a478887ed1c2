import { useEffect } from 'react';
import { applyVersions } from '../cache.ts';
import { useVenueContext } from '../VenueProvider.tsx';
import type { ListFilters } from './listRequest.ts';
import { useListCount } from './useListCount.ts';
import { useVenuePages } from './useVenuePages.ts';

const NONE: ReadonlySet<string> = new Set();

/**
 * The venues of a status that match the filters, loaded page by page; without those that are `leaving`, by folder
 * path, whose decision the server has not confirmed yet. No venue is returned before the first `initialPages` are
 * loaded.
 */
export function useVenueList(filters: ListFilters, leaving = NONE, initialPages = 1) {
  const { versions, pending } = useVenueContext();
  const { list, known } = useVenuePages(filters, initialPages);
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
