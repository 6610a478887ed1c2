import { searchedAddressLabels } from '@campetto/messages/admin/addresses';
import { createProblemTexts } from '@campetto/messages/admin/create';
import {
  approveConfirmation,
  discardConfirmation,
  moveFailedText,
  moveNames,
} from '@campetto/messages/admin/decisions';
import {
  editConflictTexts,
  editFailures,
  editLabels,
  editProblemTexts,
} from '@campetto/messages/admin/edit';
import {
  emptyTexts,
  loadMore,
  otherListsTexts,
  reviewSubtitles,
  reviewTexts,
  reviewTitles,
  shownText,
  statusLabel,
  venueFiltersLabels,
  venueGridLabels,
} from '@campetto/messages/admin/list';
import { pendingPictureTexts } from '@campetto/messages/admin/pictures';
import { reviewProgress } from '@campetto/messages/admin/review/focus';
import { shortcutsName } from '@campetto/messages/admin/review/shortcuts';
import { failureTexts } from '@campetto/messages/admin/screens/shell';
import {
  sportNames,
  statusNames,
  venueActions,
  venueCardLabels,
  venueStatusNames,
} from '@campetto/messages/admin/venue';
import { i18nOf } from '@campetto/messages/stories/i18n';

/** The texts of the review components, in the toolbar's language. */
export function venueCopy(globals: Record<string, unknown>) {
  const i18n = i18nOf(globals);
  const { addVenue, refresh } = reviewTexts(i18n);
  const { title, hints, clear } = emptyTexts(i18n);
  const { current, keep, pending } = pendingPictureTexts(i18n);
  const problems = editProblemTexts(i18n);
  const otherLists = otherListsTexts(i18n);
  return {
    header: {
      title: reviewTitles(i18n).pending,
      subtitle: reviewSubtitles(i18n).pending,
      progress: reviewProgress(i18n, { left: 1315, decided: { mine: 38, all: 38 } }),
      add: addVenue,
      refresh,
      shortcuts: shortcutsName(i18n),
    },
    filters: venueFiltersLabels(i18n),
    statusLabel: statusLabel(i18n),
    statuses: statusNames(i18n),
    status: venueStatusNames(i18n),
    card: venueCardLabels(i18n),
    sports: sportNames(i18n),
    actions: { ...moveNames(i18n), edit: venueActions(i18n, '').edit.label },
    grid: venueGridLabels(i18n),
    shown: shownText(i18n, 6, { total: 1229, capped: false, counting: false }),
    others: {
      label: otherLists.label,
      links: [
        { label: otherLists.name('approved', 3, false), href: '#approved' },
        { label: otherLists.name('discarded', 1, false), href: '#discarded' },
      ],
    },
    counting: shownText(i18n, 6, { total: undefined, capped: false, counting: true }),
    more: loadMore(i18n),
    empty: { title, hint: hints.filtered, clear },
    approve: approveConfirmation(i18n),
    discard: discardConfirmation(i18n),
    edit: editLabels(i18n),
    searchedAddress: searchedAddressLabels(i18n),
    picture: { current, keep, replaced: pending.replace, removed: pending.remove },
    conflict: editConflictTexts(i18n),
    errors: {
      ...moveFailedText(i18n),
      update: editFailures(i18n).update,
      conflict: failureTexts(i18n).stale,
      name: problems.required,
      website: problems.website,
      sports: createProblemTexts(i18n).sportsRequired,
    },
  };
}
