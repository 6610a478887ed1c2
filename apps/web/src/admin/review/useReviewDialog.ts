import type { VenueMend, VenueMove, VenueReviewItem } from '@campetto/contract';
import { useState } from 'react';

/** What stands over the list. */
export type ReviewDialog =
  | { kind: 'edit'; item: VenueReviewItem; mend?: VenueMend }
  | { kind: 'twins'; item: VenueReviewItem }
  | { kind: 'history'; item: VenueReviewItem }
  | { kind: 'shortcuts' }
  | { kind: 'many'; move: VenueMove };

/** The dialog that is open, one at a time. */
export function useReviewDialog() {
  const [dialog, open] = useState<ReviewDialog>();
  return { dialog, open, close: () => open(undefined) };
}
