import {
  type ListCount,
  listCountSchema,
  VENUE_STATUSES,
  type VenueReviewItem,
  type VenueStatus,
} from '@campetto/contract';
import { useEffect } from 'react';
import useSWR from 'swr';
import { statusChanges, type VenueVersions } from '../cache.ts';
import { useRefreshSoon } from '../useRefreshSoon.ts';
import { useVenueContext } from '../VenueProvider.tsx';
import { countAddress, type ListFilters } from './listRequest.ts';

interface Counted extends ListCount {
  /** The versions when the count was requested: changes since then have not been counted. */
  versions: VenueVersions;
  /** Whether a decision was being sent meanwhile, which the server may have counted or not. */
  isUncertain: boolean;
}

/** How many venues of another status a search finds. */
export type OtherCount = ListCount['others'][number];

interface ListCountOptions {
  /** Whether the number is needed; false until the venues are loaded, which must not wait for the number. */
  enabled: boolean;
  /** The venues that were loaded, by folder path. */
  known: ReadonlyMap<string, VenueReviewItem>;
}

/** The number of all venues of a list, requested by itself. */
export function useListCount(filters: ListFilters, { enabled, known }: ListCountOptions) {
  const { request, versions, latestVersions, pending, inFlight } = useVenueContext();
  const path = countAddress(filters);
  async function count(): Promise<Counted> {
    const before = latestVersions();
    const wasDeciding = inFlight.size > 0;
    const { data } = await request({ method: 'GET', path, responseSchema: listCountSchema });
    const isUncertain = wasDeciding || inFlight.size > 0 || latestVersions() !== before;
    return { ...data, versions: before, isUncertain };
  }
  // SWR does not compare maps: it would keep the versions of an earlier count with the same numbers.
  const { data, error, mutate, isValidating } = useSWR(enabled ? path : null, count, {
    compare: Object.is,
  });
  const countSoon = useRefreshSoon(() => void mutate());
  const mustRecount = data?.isUncertain === true && pending.size === 0 && !isValidating;
  useEffect(() => {
    if (mustRecount) countSoon();
  });
  const changes = data && statusChanges(data.versions, versions, known);
  /** The count with the changes since then. The number at which the server stopped counting stays as it is. */
  const currentCount = (status: VenueStatus, { count, capped }: Omit<OtherCount, 'status'>) =>
    capped ? count : Math.max(0, count + (changes?.[status] ?? 0));
  const total = {
    total: data && currentCount(filters.status, data),
    capped: data?.capped ?? false,
    counting: enabled && data === undefined && error === undefined,
  };
  return { total, others: data ? othersOf(data) : [], refresh: () => mutate() };

  function othersOf({ others }: Counted): OtherCount[] {
    return VENUE_STATUSES.flatMap((status) => {
      const other = others.find((one) => one.status === status) ?? { count: 0, capped: false };
      const count = currentCount(status, other);
      return filters.q === '' || status === filters.status || count === 0
        ? []
        : [{ status, count, capped: other.capped }];
    });
  }
}
