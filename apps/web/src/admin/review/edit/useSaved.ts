import { savedText } from '@campetto/messages/admin/edit';
import { venueName } from '@campetto/messages/admin/venue';
import { useLingui } from '@lingui/react';
import type { ChangedVenue } from '../../../venue-client/changes/useVenueChange.ts';
import type { FailedActions } from '../failures/FailedActionsProvider.tsx';
import type { ReviewFailure } from '../reviewFailure.ts';
import type { ReviewUndo } from '../undo/useReviewUndo.ts';
import type { FailedSave } from './createSave.ts';

interface SavedOptions {
  undo: Pick<ReviewUndo, 'offerUndo'>;
  failures: Pick<FailedActions, 'add' | 'remove'>;
  reportFailure: (failure: ReviewFailure | undefined) => void;
  /** The list is out of date: the checks of other venues compare them with the saved one. */
  onChanged: () => void;
}

/** What follows a save: the offer to undo it, or to try again what failed in a form that is closed. */
export function useSaved({ undo, failures, reportFailure, onChanged }: SavedOptions) {
  const { i18n } = useLingui();
  function onSaved({ item, activityIds }: ChangedVenue): void {
    failures.remove({ action: 'update', item });
    undo.offerUndo(savedText(i18n, venueName(i18n, item)), activityIds, item);
    onChanged();
  }
  return {
    onSaved,
    onFailed: ({ repeat, ...failed }: FailedSave): void => {
      reportFailure(undefined);
      failures.add({
        ...failed,
        shownInDialog: true,
        repeat: async (item) => onSaved(await repeat(item)),
      });
    },
  };
}
