import type { Duplicate, VenueReviewItem } from '@campetto/contract';
import { VenueInspector } from '@campetto/ui';
import type { CardEvent } from '../card/useCardEvents.ts';
import { useInspectedVenue } from './useInspectedVenue.ts';

interface ReviewInspectorProps {
  item: VenueReviewItem;
  duplicates: readonly Duplicate[];
  pending: boolean;
  onEvent: (item: VenueReviewItem, event: CardEvent) => void;
}

/** The active venue with everything that is known of it, beside the rows. */
export function ReviewInspector({ item, duplicates, pending, onEvent }: ReviewInspectorProps) {
  return <VenueInspector {...useInspectedVenue(item, duplicates, onEvent)} pending={pending} />;
}
