import {
  ACTIVITY_ID_HEADER,
  CALLS,
  type UpdateBody,
  updateAnswerSchema,
  type VenueReviewItem,
} from '@campetto/contract';
import { learn } from './latest.ts';
import { useVenueAction } from './useVenueAction.ts';
import { useVenueContext } from './VenueProvider.tsx';

/**
 * Stores an edited venue, unless somebody else has changed it since `item` was read. Resolves to the
 * record of the change, if anything changed. Rejects with a CallError.
 */
export function useUpdateVenue() {
  const { call, setLatest } = useVenueContext();
  const run = useVenueAction();
  return async (item: VenueReviewItem, body: UpdateBody): Promise<string | undefined> => {
    let activityId: string | undefined;
    await run(item.folderPath, async () => {
      const { data, headers } = await call({
        ...CALLS.update,
        answer: updateAnswerSchema,
        body,
        headers: { 'if-match': `"${item.version}"` },
      });
      activityId = headers.get(ACTIVITY_ID_HEADER) ?? undefined;
      setLatest((latest) =>
        learn(latest, data.folderPath, { version: data.version, status: data.status, item: data }),
      );
    });
    return activityId;
  };
}
