import { ACTIVITY_ID_HEADER, updateAnswerSchema, type VenueReviewItem } from '@campetto/contract';
import { learn } from './latest.ts';
import type { OnSent } from './upload.ts';
import { useVenueAction } from './useVenueAction.ts';
import { useVenueContext } from './VenueProvider.tsx';

/** What a change led to. */
export interface ChangedVenue {
  /** As it is stored now. */
  item: VenueReviewItem;
  /** The record by which the change is undone; none where nothing changed. */
  activityId: string | undefined;
}

interface ChangeRequest {
  method: string;
  path: string;
  body: unknown;
  onSent?: OnSent;
}

/**
 * Makes a call that changes a venue and answers it as it is stored then, unless somebody else has
 * changed it since `item` was read. Rejects with a CallError.
 */
export function useVenueChange() {
  const { call, setLatest } = useVenueContext();
  const run = useVenueAction();
  return async (item: VenueReviewItem, request: ChangeRequest): Promise<ChangedVenue> => {
    let changed: ChangedVenue = { item, activityId: undefined };
    await run(item.folderPath, async () => {
      const { data, headers } = await call({
        ...request,
        answer: updateAnswerSchema,
        headers: { 'if-match': `"${item.version}"` },
      });
      changed = { item: data, activityId: headers.get(ACTIVITY_ID_HEADER) ?? undefined };
      setLatest((latest) =>
        learn(latest, data.folderPath, { version: data.version, status: data.status, item: data }),
      );
    });
    return changed;
  };
}
