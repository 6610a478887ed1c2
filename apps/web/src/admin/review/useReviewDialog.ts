import type { SuggestedFix, VenueMove, VenueReviewItem } from '@campetto/contract';
import { useState } from 'react';

export type ReviewDialog =
  | { kind: 'edit'; item: VenueReviewItem; fix?: SuggestedFix }
  | { kind: 'duplicates'; item: VenueReviewItem }
  | { kind: 'history'; item: VenueReviewItem }
  | { kind: 'later'; item: VenueReviewItem }
  | { kind: 'bulk'; move: VenueMove };

/** The dialog that is open over the list, one at a time. */
export function useReviewDialog() {
  const [dialog, open] = useState<ReviewDialog>();
  return { dialog, open, close: () => open(undefined) };
}
