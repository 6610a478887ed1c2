import {
  CALLS,
  type UpdateBody,
  updateAnswerSchema,
  type VenueReviewItem,
} from '@campetto/contract';
import { learn } from './latest.ts';
import { useVenueAction } from './useVenueAction.ts';
import { useVenueContext } from './VenueProvider.tsx';

/**
 * Stores an edited venue, unless somebody else has changed it since `item` was read. Rejects with a
 * CallError.
 */
export function useUpdateVenue() {
  const { call, setLatest } = useVenueContext();
  const run = useVenueAction();
  return (item: VenueReviewItem, body: UpdateBody): Promise<boolean> =>
    run(item.folderPath, async () => {
      const { data } = await call({
        ...CALLS.update,
        answer: updateAnswerSchema,
        body,
        headers: { 'if-match': `"${item.version}"` },
      });
      setLatest((latest) =>
        learn(latest, data.folderPath, { version: data.version, status: data.status, item: data }),
      );
    });
}
