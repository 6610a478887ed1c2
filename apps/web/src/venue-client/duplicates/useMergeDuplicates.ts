import {
  ENDPOINTS,
  mergeResponseSchema,
  type UpdateBody,
  type VenueReviewItem,
} from '@campetto/contract';
import { recordVersions } from '../cache.ts';
import { useVenueAction } from '../useVenueAction.ts';
import { useVenueContext } from '../VenueProvider.tsx';

/** Two venues that are the same: which one stays, with its changed fields, and which one goes. */
interface Merge {
  kept: VenueReviewItem;
  /** Undefined if no field was copied to the venue that stays. */
  update: UpdateBody | undefined;
  duplicate: VenueReviewItem;
}

const versioned = ({ folderPath, version }: VenueReviewItem) => ({ folderPath, version });

/**
 * Changes one venue and discards the other as its duplicate, both or neither, and resolves to the id of the
 * record by which all of it is undone. Resolves to undefined without a request while either venue
 * has a pending action. Rejects with a RequestError.
 */
export function useMergeDuplicates() {
  const { request, setVersions } = useVenueContext();
  const run = useVenueAction();
  return async ({ kept, update, duplicate }: Merge): Promise<string | undefined> => {
    let activityId: string | undefined;
    const merge = async () => {
      const { folderPath: _, ...changes } = update ?? {};
      const { data } = await request({
        ...ENDPOINTS.mergeDuplicates,
        responseSchema: mergeResponseSchema,
        body: {
          kept: versioned(kept),
          ...(update && { changes }),
          duplicate: versioned(duplicate),
        },
      });
      activityId = data.activityId;
      const { folderPath, version, status } = data.kept;
      const stays = { folderPath, version, status, item: data.kept };
      setVersions((versions) => recordVersions(versions, [stays, data.duplicate]));
    };
    await run(kept.folderPath, async () => {
      await run(duplicate.folderPath, merge);
    });
    return activityId;
  };
}
