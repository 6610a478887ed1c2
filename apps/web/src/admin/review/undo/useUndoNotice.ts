import { undoLabels } from '@campetto/messages/admin/undo';
import type { UndoNoticeProps } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { useShortcutsSetting } from '../shortcuts/ShortcutsProvider.tsx';
import type { LastFailure } from '../useReviewFailure.ts';
import type { ReviewUndo } from './useReviewUndo.ts';

/** What is done with a note. */
const NOTE: ReadonlySet<string> = new Set(['setAside', 'note']);

interface UndoNoticeOptions {
  undo: ReviewUndo;
  lastFailure: LastFailure;
  /** A dialog is open. That of a note announces its failures by itself. */
  inDialog: boolean;
}

/**
 * The notice in the footer: the last action, or why it failed. A failure that a dialog has announced stays
 * as a notice when the dialog is closed (spec §4).
 */
export function useUndoNotice({
  undo,
  lastFailure,
  inDialog,
}: UndoNoticeOptions): Omit<UndoNoticeProps, 'dismissLabel'> {
  const { i18n } = useLingui();
  const shortcuts = useShortcutsSetting();
  const { failure, namedText: text } = lastFailure;
  const { notice } = undo;
  const labels = undoLabels(i18n);
  if (failure && text !== undefined && !(inDialog && NOTE.has(failure.action))) {
    return {
      notice: {
        text,
        tone: 'critical',
        silent: failure.shownInDialog,
        messageId: failure.messageId,
      },
      onDismiss: lastFailure.clear,
    };
  }
  return {
    notice: notice && {
      text: notice.text,
      messageId: notice.messageId,
      tone: notice.tone,
      action:
        undo.isPossible && !notice.isAllRequested
          ? {
              label: notice.isLast ? labels.undo : labels.undoPrevious,
              shortcut: shortcuts.enabled ? 'U' : undefined,
              pending: undo.pending,
              onAction: undo.undoNamed,
            }
          : undefined,
    },
    onDismiss: undo.dismiss,
  };
}
