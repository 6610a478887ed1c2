import type { Duplicates, VenueMove } from '@campetto/contract';
import { filterText } from '@campetto/messages/admin/list';
import { selectionScope, unseenDoubts } from '@campetto/messages/admin/review/batch';
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
    const parts = [filterText(i18n, target.matching)];
    if (approving && !target.matching.clean) parts.push(unseenDoubts(i18n));
    return parts.filter(Boolean).join(' · ');
  }
  const { venues } = target;
  const names = venues.map((item) => venueName(i18n, item));
  const failing = venues.filter(({ checks }) => checks.length > 0);
  const doubtful = venues.filter(({ folderPath }) => duplicates[folderPath]?.length);
  return selectionScope(i18n, names, {
    failing: approving ? failing.length : 0,
    doubtful: approving ? doubtful.length : 0,
  });
}
