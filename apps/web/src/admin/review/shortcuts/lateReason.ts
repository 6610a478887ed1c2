import type { VenueMove, VenueReviewItem } from '@campetto/contract';
import type { DecisionReason } from '../../../venue-client/decisions/useMoveVenue.ts';

/** Milliseconds after a discard in which a digit is meant as its reason. */
const MEANT = 2_000;

/** Recognises a digit that comes after a discard without a confirmation, and so without a reason: it is too late. */
export function createLateReason() {
  let last: { item: VenueReviewItem; at: number } | undefined;
  return {
    /** Records a decision that is carried out without a confirmation. */
    begin(
      item: VenueReviewItem,
      move: VenueMove,
      { reason }: DecisionReason = {},
      now = performance.now(),
    ): void {
      last = move === 'discard' && reason === undefined ? { item, at: now } : undefined;
    },
    /** The decision on a venue was not carried out. */
    cancel({ folderPath }: VenueReviewItem): void {
      if (last?.item.folderPath === folderPath) last = undefined;
    },
    /** The venue for whose discard a key was meant as the reason. */
    venueMeantBy(key: string, now = performance.now()): VenueReviewItem | undefined {
      return /^\d$/.test(key) && last && now - last.at < MEANT ? last.item : undefined;
    },
  };
}
