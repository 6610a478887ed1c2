import type { VenueReviewItem } from '@campetto/contract';
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { useUid } from '../../../auth/useUid.ts';
import { sameEdit } from '../../../venue-client/edit/combineEdits.ts';
import { editOf } from '../../../venue-client/edit/editForm.ts';
import type { ReviewDialogControl } from '../useReviewDialogs.ts';
import { editDraftPaths, readEditDraft, storeEditDraft } from './editDraft.ts';

/**
 * The venues with an unsaved edit, as after a sign-out, except the one whose form is open. Only the edit form changes
 * drafts, so that they are read again when a dialog opens or closes, and when another window stores one: an offer that
 * appeared only with the next press would move the button under it.
 */
export function useEditDrafts(dialogs: ReviewDialogControl) {
  const uid = useUid();
  const [, setDiscarded] = useState(0);
  const subscribe = useCallback(
    (onChange: () => void) => {
      const end = dialogs.subscribe(onChange);
      window.addEventListener('storage', onChange);
      return () => {
        end();
        window.removeEventListener('storage', onChange);
      };
    },
    [dialogs.subscribe],
  );
  // Joined to one text, so that the screen renders again only if it differs.
  const joined = useSyncExternalStore(subscribe, () => {
    const dialog = dialogs.read();
    const edited = dialog?.kind === 'edit' ? dialog.item.folderPath : undefined;
    return editDraftPaths(uid)
      .filter((path) => path !== edited)
      .join('\n');
  });
  const paths: ReadonlySet<string> = useMemo(
    () => new Set(joined === '' ? [] : joined.split('\n')),
    [joined],
  );
  function discard(folderPath: string): void {
    // Removes the draft of the device and that of this window.
    storeEditDraft(uid, folderPath, undefined);
    setDiscarded((count) => count + 1);
  }
  return {
    paths,
    discard,
    /** Discards the draft of a venue that is stored by now: the response to its save was lost with the page. */
    discardIfStored(item: VenueReviewItem): void {
      const draft = readEditDraft(uid, item.folderPath);
      if (draft && sameEdit(draft.edit, editOf(item))) discard(item.folderPath);
    },
  };
}

export type EditDrafts = ReturnType<typeof useEditDrafts>;
