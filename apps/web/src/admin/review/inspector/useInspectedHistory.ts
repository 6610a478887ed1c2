import type { VenueReviewItem } from '@campetto/contract';
import type { VenueInspectorProps } from '@campetto/ui';
import { useHistory } from '../../../venue-client/history/useHistory.ts';
import { useHistoryEvents } from '../history/useHistoryEvents.ts';

/** How many records the inspector shows: enough for a decision; the dialog shows all. */
const LATEST = 4;

const NONE: ReadonlySet<string> = new Set();

/** The latest that happened to a venue; undefined until it is known, and where it cannot be loaded. */
export function useInspectedHistory(item: VenueReviewItem): VenueInspectorProps['history'] {
  const { data } = useHistory(item);
  const present = useHistoryEvents(item);
  return data?.slice(0, LATEST).map((record) => present(record, NONE));
}
