import {
  type ListCount,
  listCountSchema,
  VENUE_STATUSES,
  type VenueReviewItem,
} from '@campetto/contract';
import useSWR from 'swr';
import { statusChanges, type VenueVersions } from '../cache.ts';
import { useVenueContext } from '../VenueProvider.tsx';
import { countAddress, type ListFilters } from './listRequest.ts';

interface Counted extends ListCount {
  /** The versions when it was requested: what was done since then has not been counted. */
  versions: VenueVersions;
}

/** How many venues a list has in all. */
export interface ListTotal {
  /** Undefined while it is not known. */
  total: number | undefined;
  /** There are more than `total`, uncounted. */
  capped: boolean;
  /** The venues are being counted. */
  counting: boolean;
}

/** How many venues of another status a search finds. */
export type OtherCount = ListCount['others'][number];

interface ListCountOptions {
  /** Whether the number is needed; false until the venues are there, which must not wait for it. */
  enabled: boolean;
  /** The venues that were loaded, by folder path. */
  known: ReadonlyMap<string, VenueReviewItem>;
}

/** The number of all venues of a list, requested by itself. */
export function useListCount(filters: ListFilters, { enabled, known }: ListCountOptions) {
  const { request, versions, latestVersions } = useVenueContext();
  const path = countAddress(filters);
  async function count(): Promise<Counted> {
    const before = latestVersions();
    const { data } = await request({ method: 'GET', path, responseSchema: listCountSchema });
    return { ...data, versions: before };
  }
  // SWR compares no maps: it would keep the versions of an earlier count with the same numbers.
  const { data, error, mutate } = useSWR(enabled ? path : null, count, { compare: Object.is });
  const changes = data && statusChanges(data.versions, versions, known);
  const total: ListTotal = {
    total: data && Math.max(0, data.count + (changes?.[filters.status] ?? 0)),
    capped: data?.capped ?? false,
    counting: enabled && data === undefined && error === undefined,
  };
  return { total, others: data ? othersOf(data) : [], refresh: () => mutate() };

  function othersOf({ others }: Counted): OtherCount[] {
    return VENUE_STATUSES.flatMap((status) => {
      const { count = 0, capped = false } = others.find((other) => other.status === status) ?? {};
      const now = count + (changes?.[status] ?? 0);
      return filters.q === '' || status === filters.status || now <= 0
        ? []
        : [{ status, count: now, capped }];
    });
  }
}
