import type { VenueReviewItem } from '@campetto/contract';
import type { ChangedVenue } from '../../../venue-client/changes/useVenueChange.ts';

/** A request of a save: that of the fields or of the picture. */
interface SaveStep {
  action: 'update' | 'picture';
  /** Rejects with a RequestError. */
  send: (item: VenueReviewItem) => Promise<ChangedVenue>;
}

/** A save that has failed. */
export interface FailedSave extends Pick<SaveStep, 'action'> {
  item: VenueReviewItem;
  error: unknown;
  /** Sends again what has not been stored; resolves to the venue, and to the records since the failure. */
  repeat: (item: VenueReviewItem) => Promise<ChangedVenue>;
}

/** A save of an edited venue in steps. One that was stored is not sent again. */
export function createSave(item: VenueReviewItem, steps: readonly SaveStep[]) {
  let saved: ChangedVenue = { item, activityIds: [] };
  let left = steps;

  async function send(): Promise<ChangedVenue> {
    for (const step of left) {
      const changed = await step.send(saved.item);
      saved = { ...changed, activityIds: [...saved.activityIds, ...changed.activityIds] };
      left = left.slice(1);
    }
    return saved;
  }

  return {
    /** Resolves to the venue as it is stored then, and to the records of all steps. */
    send,
    /** What has been stored so far. */
    saved: () => saved,
    failed(error: unknown): FailedSave {
      const { item, activityIds } = saved;
      const repeat = async (current: VenueReviewItem) => {
        saved = { ...saved, item: current };
        const all = await send();
        return { ...all, activityIds: all.activityIds.slice(activityIds.length) };
      };
      return { action: left[0]?.action ?? 'update', item, error, repeat };
    },
  };
}
