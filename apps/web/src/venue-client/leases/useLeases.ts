import { ENDPOINTS, leasesResponseSchema } from '@campetto/contract';
import { useCallback, useState } from 'react';
import { useVenueContext } from '../VenueProvider.tsx';

const NOBODY: Readonly<Record<string, string>> = {};

/**
 * Leases of venues: other reviewers leave them alone for a while. Without an answer of the server one reviews
 * as if alone, and a decision on a venue that another one has decided is refused as always.
 */
export function useLeases() {
  const { request } = useVenueContext();
  /** Who has venues that were asked for, by folder path. */
  const [others, setOthers] = useState(NOBODY);
  const lease = useCallback(
    async (folderPaths: readonly string[]): Promise<void> => {
      try {
        const { data } = await request({
          ...ENDPOINTS.leases,
          responseSchema: leasesResponseSchema,
          body: { folderPaths },
        });
        setOthers(data.others);
      } catch {
        setOthers(NOBODY);
      }
    },
    [request],
  );
  return { others, lease };
}

export type Leases = ReturnType<typeof useLeases>;
