import type { DiscardReason, VenueReviewItem } from '@campetto/contract';
import { useState } from 'react';
import type { FailedActions } from '../failures/FailedActionsProvider.tsx';
import type { FailedDecision } from '../failures/failedAction.ts';
import type { ReviewFailure } from '../reviewFailure.ts';
import type { ConfirmableMove } from './confirmation.ts';

/** A move that waits for its confirmation. */
export interface UnconfirmedDecision {
  item: VenueReviewItem;
  move: ConfirmableMove;
  /** How many possible duplicates of the venue are not decided. */
  duplicates: number;
  /** The reason that is chosen already. */
  reason?: DiscardReason | undefined;
  /** The last attempt, whose failure the dialog shows. */
  failed?: FailedDecision;
}

export interface ConfirmationOptions {
  /** How many possible duplicates of a venue are not decided. */
  duplicatesOf: (item: VenueReviewItem) => number;
  reportFailure: (failure: ReviewFailure | undefined) => void;
  failures: Pick<FailedActions, 'add'>;
}

/** The decision that waits for its confirmation, if there is one. */
export function useConfirmation({ duplicatesOf, reportFailure, failures }: ConfirmationOptions) {
  const [unconfirmed, setUnconfirmed] = useState<UnconfirmedDecision>();
  return {
    unconfirmed,
    open: (item: VenueReviewItem, move: ConfirmableMove, reason?: DiscardReason): void => {
      reportFailure(undefined);
      setUnconfirmed({ item, move, reason, duplicates: duplicatesOf(item) });
    },
    /** Closes the confirmation for a venue; another one may be open by now. */
    close: ({ folderPath }: VenueReviewItem): void =>
      setUnconfirmed((open) => (open?.item.folderPath === folderPath ? undefined : open)),
    /** Shows in the dialog, which stays open, why the decision has failed. */
    showFailure: (attempt: FailedDecision): void => {
      const failed = { ...attempt, shownInDialog: true };
      reportFailure(failed);
      setUnconfirmed((open) => open && { ...open, failed });
    },
    cancel: (): void => {
      // What failed in the closed dialog can be tried again from the list.
      if (unconfirmed?.failed) {
        reportFailure(undefined);
        failures.add(unconfirmed.failed);
      }
      setUnconfirmed(undefined);
    },
  };
}

export type Confirmation = ReturnType<typeof useConfirmation>;
