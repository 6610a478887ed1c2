import type { Duplicates, VenueMove, VenueReviewItem } from '@campetto/contract';
import { filterText } from '@campetto/messages/admin/list';
import {
  selectionScope,
  unseenDoubts,
  unseenSetAside,
} from '@campetto/messages/admin/review/batch';
import { venueName } from '@campetto/messages/admin/venue';
import type { I18n } from '@lingui/core';
import type { DecisionTarget } from '../../../venue-client/decisions/decisionTarget.ts';

/** What a decision is about: the filter, or the names of the venues and what is doubtful about them. */
export function scopeText(
  i18n: I18n,
  move: VenueMove,
  target: DecisionTarget,
  duplicates: Duplicates,
): string | undefined {
  const approving = move === 'approve';
  if ('matching' in target) {
    const { status, clean, later } = target.matching;
    return [
      filterText(i18n, target.matching),
      ...(approving && !clean ? [unseenDoubts(i18n)] : []),
      ...(status === 'pending' && !later ? [unseenSetAside(i18n)] : []),
    ]
      .filter(Boolean)
      .join(' · ');
  }
  const { venues } = target;
  const names = venues.map((item) => venueName(i18n, item));
  const count = (isDoubtful: (item: VenueReviewItem) => unknown) =>
    venues.filter(isDoubtful).length;
  const countToApprove: typeof count = (isDoubtful) => (approving ? count(isDoubtful) : 0);
  return selectionScope(i18n, names, {
    setAside: count(({ setAside }) => setAside),
    looksDiscarded: countToApprove(({ discardedDuplicate }) => discardedDuplicate),
    duplicates: countToApprove(({ folderPath }) => duplicates[folderPath]?.length),
    failedChecks: countToApprove(({ checks }) => checks.length > 0),
  });
}
