import { ENDPOINTS, type UpdateBody, type VenueReviewItem } from '@campetto/contract';
import { type ChangedVenue, useVenueChange } from '../changes/useVenueChange.ts';
import { useVenueContext } from '../VenueProvider.tsx';

interface UpdateOptions {
  /** The undo of the update is offered, also after the page was loaded again in the meantime. */
  undoable?: boolean;
  /** The key with which it was sent before the page was loaded again. */
  key?: string;
}

/** Stores the edited fields of a venue, which can change its duplicates; see {@link useVenueChange}. */
export function useUpdateVenue() {
  const change = useVenueChange();
  const { expireDuplicates } = useVenueContext();
  return async (
    item: VenueReviewItem,
    body: UpdateBody,
    { undoable = false, key }: UpdateOptions = {},
  ): Promise<ChangedVenue> => {
    const sentChange = undoable ? { sentChange: { update: body } } : {};
    const changed = await change(item, { ...ENDPOINTS.update, body, ...sentChange, key });
    expireDuplicates();
    return changed;
  };
}
