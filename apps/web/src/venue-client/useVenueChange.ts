import { ACTIVITY_ID_HEADER, updateResponseSchema, type VenueReviewItem } from '@campetto/contract';
import { recordVersion } from './cache.ts';
import type { OnProgress } from './upload.ts';
import { useVenueAction } from './useVenueAction.ts';
import { useVenueContext } from './VenueProvider.tsx';

/** The result of a change. */
export interface ChangedVenue {
  /** As it is stored now. */
  item: VenueReviewItem;
  /** The record by which the change is undone; undefined if nothing changed. */
  activityId: string | undefined;
}

interface ChangeRequest {
  method: string;
  path: string;
  body: unknown;
  headers?: Record<string, string>;
  onProgress?: OnProgress;
}

/**
 * Sends a request that changes a venue and returns the venue as it is stored then. The server refuses
 * it if the venue was changed since `item` was loaded. Rejects with a RequestError.
 */
export function useVenueChange() {
  const { request, setVersions } = useVenueContext();
  const run = useVenueAction();
  return async (item: VenueReviewItem, change: ChangeRequest): Promise<ChangedVenue> => {
    let changed: ChangedVenue = { item, activityId: undefined };
    await run(item.folderPath, async () => {
      const { data, headers } = await request({
        ...change,
        responseSchema: updateResponseSchema,
        headers: { 'if-match': `"${item.version}"`, ...change.headers },
      });
      changed = { item: data, activityId: headers.get(ACTIVITY_ID_HEADER) ?? undefined };
      const { version, status } = data;
      setVersions((versions) =>
        recordVersion(versions, data.folderPath, { version, status, item: data }),
      );
    });
    return changed;
  };
}
