import { ENDPOINTS, leasesResponseSchema } from '@campetto/contract';
import { useCallback, useState } from 'react';
import { useVenueContext } from '../VenueProvider.tsx';

const NOBODY: Readonly<Record<string, string>> = {};

const without = (known: Readonly<Record<string, string>>, folderPaths: readonly string[]) =>
  Object.fromEntries(Object.entries(known).filter(([path]) => !folderPaths.includes(path)));

/**
 * Leases of venues: the focus view of other reviewers passes over them for a while. Without a response of the
 * server a reviewer works as if alone, and a decision on a venue that another one has decided is refused as always.
 */
export function useLeases() {
  const { request } = useVenueContext();
  /** Who had venues when they were last requested, by folder path. */
  const [others, setOthers] = useState(NOBODY);
  const lease = useCallback(
    async (folderPaths: readonly string[]): Promise<void> => {
      try {
        const { data } = await request({
          ...ENDPOINTS.leases,
          responseSchema: leasesResponseSchema,
          body: { folderPaths },
        });
        setOthers((known) =>
          folderPaths.length === 0 ? NOBODY : { ...without(known, folderPaths), ...data.others },
        );
      } catch {
        setOthers(NOBODY);
      }
    },
    [request],
  );
  return { others, lease };
}

export type Leases = ReturnType<typeof useLeases>;
