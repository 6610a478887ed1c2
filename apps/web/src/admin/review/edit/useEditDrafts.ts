import { useMemo, useState, useSyncExternalStore } from 'react';
import { useAuth } from '../../../auth/AuthProvider.tsx';
import type { ReviewDialogControl } from '../useReviewDialog.ts';
import { editDraftPaths, storeEditDraft } from './editDraft.ts';

/**
 * The venues whose edit was left unsaved, as by a sign-out; not the one whose form is open. They are read again
 * when a dialog opens or closes: only a form stores or removes a draft.
 */
export function useEditDrafts(dialogs: ReviewDialogControl) {
  const uid = useAuth().user?.uid ?? '';
  const [, setDiscarded] = useState(0);
  // One text: the screen renders again only if it differs.
  const joined = useSyncExternalStore(dialogs.subscribe, () => {
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
  return {
    /** Their folder paths. */
    paths,
    discard(folderPath: string): void {
      // On this device, and with it what this window has of its own.
      storeEditDraft(uid, folderPath, undefined);
      setDiscarded((count) => count + 1);
    },
  };
}

export type EditDrafts = ReturnType<typeof useEditDrafts>;
