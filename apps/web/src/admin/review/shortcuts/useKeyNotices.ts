import type { VenueReviewItem } from '@campetto/contract';
import { nextText } from '@campetto/messages/admin/list';
import { keyTexts } from '@campetto/messages/admin/review/shortcuts';
import { venueName } from '@campetto/messages/admin/venue';
import { useLingui } from '@lingui/react';
import type { ReviewState } from '../useReviewState.ts';

/** Why a key or click has done nothing on a venue; each is described at its text in `keyTexts`. */
type VenueReason =
  | 'tooSoon'
  | 'tooLate'
  | 'ignored'
  | 'outOfSight'
  | 'noDuplicates'
  | 'overtaken'
  | 'impossible';

/** These presses came too soon: a notice of what was done just before them stays, and counts them. */
const IGNORED: ReadonlySet<VenueReason> = new Set(['tooSoon', 'ignored', 'outOfSight']);

/** Why a key has done nothing on the screen. */
type ScreenReason = 'waiting' | 'typed' | 'elsewhere' | 'noneActive' | 'nothingToSelect';

/** Shows why a key or click has done nothing. */
export type NotifyOfKey = (
  ...notice: [reason: VenueReason, item: VenueReviewItem] | [reason: ScreenReason]
) => void;

/** The notices of the review screen about keys and clicks that have done nothing. */
export function useKeyNotices({ undo, list }: Pick<ReviewState, 'undo' | 'list'>): NotifyOfKey {
  const { i18n } = useLingui();
  const keys = keyTexts(i18n);
  const isEmpty = list.venues?.length === 0;

  function onVenue(reason: VenueReason, item: VenueReviewItem): void {
    const name = venueName(i18n, item);
    if (reason === 'impossible') undo.notify(keys.impossible[item.status]);
    else if (reason === 'tooLate') undo.reportLate(keys.tooLate(name));
    else if (IGNORED.has(reason)) undo.reportIgnored(keys[reason](name));
    else undo.notify(keys[reason](name));
  }

  function onScreen(reason: ScreenReason): void {
    const needsVenue = reason === 'elsewhere' || reason === 'noneActive';
    if (reason === 'noneActive' && !list.venues) return;
    undo.notify(needsVenue && isEmpty ? nextText(i18n, undefined) : keys[reason]);
  }

  return (...notice) => {
    if (notice.length === 2) onVenue(...notice);
    else onScreen(...notice);
  };
}
