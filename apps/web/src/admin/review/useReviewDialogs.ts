import type { SuggestedFix, VenueMove, VenueReviewItem } from '@campetto/contract';
import { useState, useSyncExternalStore } from 'react';

type ReviewDialog =
  | { kind: 'edit'; item: VenueReviewItem; fix?: SuggestedFix }
  | { kind: 'duplicates'; item: VenueReviewItem }
  | { kind: 'history'; item: VenueReviewItem }
  | { kind: 'setAside'; item: VenueReviewItem }
  | { kind: 'batch'; move: VenueMove };

/** A store instead of a state, so that hundreds of cards do not render when a dialog opens. */
function createDialogs() {
  let dialog: ReviewDialog | undefined;
  const listeners = new Set<() => void>();
  function show(next: ReviewDialog | undefined): void {
    dialog = next;
    for (const listener of listeners) listener();
  }
  return {
    open: (next: ReviewDialog) => show(next),
    close: () => show(undefined),
    read: () => dialog,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** Opens and closes the dialogs over the list, one at a time. */
export const useReviewDialogs = () => useState(createDialogs)[0];

export type ReviewDialogControl = ReturnType<typeof createDialogs>;

/** The dialog that is open. */
export const useOpenDialog = ({ subscribe, read }: ReviewDialogControl) =>
  useSyncExternalStore(subscribe, read);
