import type { VenueReviewItem } from '@campetto/contract';
import { useEffect } from 'react';
import { useHistory } from '../../../venue-client/history/useHistory.ts';
import { onChangeElsewhere } from '../../../venue-client/otherWindows.ts';
import { useOvertakenText } from './useOvertakenText.ts';

/** Milliseconds between two requests, for what colleagues decide. */
const INTERVAL = 15_000;

/** Who has decided on a venue while a dialog about it is open, and what; undefined while nobody has. */
export function useOvertaken(item: VenueReviewItem): string | undefined {
  const overtakenText = useOvertakenText();
  const { data, mutate } = useHistory(item, { refreshInterval: INTERVAL });
  useEffect(() => onChangeElsewhere(() => void mutate()), [mutate]);
  const last = data?.find(({ folderPath, to }) => folderPath === item.folderPath && to !== null);
  if (!last?.to || last.to === item.status) return undefined;
  return overtakenText(item, last.to, last.actor);
}
