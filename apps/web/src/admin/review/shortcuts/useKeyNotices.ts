import type { VenueReviewItem } from '@campetto/contract';
import { nextText } from '@campetto/messages/admin/list';
import { keyTexts } from '@campetto/messages/admin/review/shortcuts';
import { venueName } from '@campetto/messages/admin/venue';
import { useLingui } from '@lingui/react';
import type { ReviewState } from '../useReviewState.ts';

/** The notices of the review screen about keys and clicks that have done nothing. */
export function useKeyNotices({ undo, list }: Pick<ReviewState, 'undo' | 'list'>) {
  const { i18n } = useLingui();
  const keys = keyTexts(i18n);
  const named =
    (report: (text: string) => void, text: (name: string) => string) => (item: VenueReviewItem) =>
      report(text(venueName(i18n, item)));
  const isEmpty = list.venues?.length === 0;
  return {
    onTooSoon: named(undo.reportIgnored, keys.tooSoon),
    onTooLate: named(undo.reportLate, keys.tooLate),
    onIgnored: named(undo.reportIgnored, keys.ignored),
    onShown: named(undo.reportIgnored, keys.outOfSight),
    onNoDuplicates: named(undo.notify, keys.noDuplicates),
    onOvertaken: named(undo.notify, keys.overtaken),
    onWaiting: () => undo.notify(keys.waiting),
    onTyped: () => undo.notify(keys.typed),
    onImpossible: ({ status }: VenueReviewItem) => undo.notify(keys.impossible[status]),
    onOutside: () => undo.notify(isEmpty ? nextText(i18n, undefined) : keys.elsewhere),
    onNoneActive: () =>
      list.venues && undo.notify(isEmpty ? nextText(i18n, undefined) : keys.noneActive),
    onNothingToSelect: () => undo.notify(keys.nothingToSelect),
  };
}
