import type { VenueMove, VenueReviewItem } from '@campetto/contract';
import { movedEarlierText, movedText } from '@campetto/messages/admin/decisions';
import { mergedText, rejectedManyText, rejectedText } from '@campetto/messages/admin/duplicates';
import { setAsideDone } from '@campetto/messages/admin/set-aside';
import { venueName } from '@campetto/messages/admin/venue';
import type { I18n } from '@lingui/core';
import type { MovedVenue } from '../../../venue-client/decisions/useMoveVenue.ts';
import type { Merge } from '../../../venue-client/duplicates/useMergeDuplicates.ts';

/** What a decision has done: "Alba Marina approved". */
export function decidedText(
  i18n: I18n,
  item: VenueReviewItem,
  move: VenueMove,
  { earlier }: MovedVenue,
): string {
  const name = venueName(i18n, item);
  return earlier ? movedEarlierText(i18n, name)[earlier] : movedText(i18n, name)[move];
}

/** What a venue's note has done, or null in its place: "Alba Marina set aside". */
export function setAsideText(i18n: I18n, item: VenueReviewItem, note: string | null): string {
  const done = setAsideDone(i18n, venueName(i18n, item));
  if (note === null) return done.requeued;
  return item.setAside ? done.noteChanged : done.setAside;
}

/** What a decision on a cluster has done: "2 duplicates of Alba Marina discarded". */
export function clusterText(
  i18n: I18n,
  kept: VenueReviewItem,
  { discard, notDuplicates }: Pick<Merge, 'discard' | 'notDuplicates'>,
): string {
  const [other, ...others] = notDuplicates;
  const name = venueName(i18n, kept);
  if (discard.length > 0 || !other)
    return mergedText(i18n, name, { discarded: discard.length, different: notDuplicates.length });
  return others.length === 0
    ? rejectedText(i18n, venueName(i18n, other), name)
    : rejectedManyText(i18n, name, notDuplicates.length);
}
