import {
  type Duplicate,
  type Duplicates,
  duplicatesResponseSchema,
  ENDPOINTS,
  VENUES_PER_REQUEST_MAX,
  type VenueReviewItem,
} from '@campetto/contract';
import { useMemo, useState } from 'react';
import useSWR from 'swr';
import { useVenueContext } from '../VenueProvider.tsx';
import { duplicatesNow, type KnownDuplicates, withFound } from './knownDuplicates.ts';

const NO_VENUES: readonly VenueReviewItem[] = [];

/**
 * The possible duplicates of these venues, by folder path; a venue without a response yet has none.
 * Each venue is requested once: a list that loses a venue to a decision does not request the others
 * again. All are requested again after a restore, an edit, a rejection or an undo. A duplicate that this page has
 * discarded is left out at once, and the venues that had it are requested again.
 */
export function useDuplicates(venues: readonly VenueReviewItem[] = NO_VENUES): Duplicates {
  const { request, versions, duplicatesRevision: revision } = useVenueContext();
  const [known, setKnown] = useState<KnownDuplicates>({});
  const isGone = ({ item }: Duplicate) => versions.get(item.folderPath)?.status === 'discarded';
  const missing = venues
    .map(({ folderPath }) => folderPath)
    .filter((path) => known[path]?.revision !== revision || known[path]?.duplicates.some(isGone))
    .slice(0, VENUES_PER_REQUEST_MAX);
  useSWR(
    missing.length === 0 ? null : [ENDPOINTS.duplicates.path, revision, ...missing],
    async () => {
      const body = { folderPaths: missing };
      const { data } = await request({
        ...ENDPOINTS.duplicates,
        responseSchema: duplicatesResponseSchema,
        body,
      });
      const found = Object.fromEntries(
        missing.map((path) => [path, { revision, duplicates: data[path] ?? [] }]),
      );
      setKnown((before) => withFound(before, found));
    },
    { revalidateOnFocus: false },
  );
  return useMemo(() => duplicatesNow(known, versions), [known, versions]);
}
