import { reviewTexts } from '@campetto/messages/admin/list';
import { undoFailedText, undoLabels } from '@campetto/messages/admin/undo';
import { UndoNotice } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { useShortcutsSetting } from '../shortcuts/ShortcutsProvider.tsx';
import type { LastFailure } from '../useReviewFailure.ts';
import type { ReviewUndo } from './useReviewUndo.ts';

interface FailedUndoProps {
  undo: Pick<ReviewUndo, 'failed' | 'pending' | 'retry' | 'dismissFailed'>;
  lastFailure: Pick<LastFailure, 'textOf'>;
}

/** The undos that have failed: of what, and why, with a button to try them again. */
export function FailedUndo({ undo, lastFailure }: FailedUndoProps) {
  const { i18n } = useLingui();
  const shortcuts = useShortcutsSetting();
  const { failed, pending, retry, dismissFailed } = undo;
  return (
    <UndoNotice
      notice={
        failed && {
          text: undoFailedText(
            i18n,
            failed.actions.toReversed().map(({ text }) => text),
            lastFailure.textOf({ action: 'undo', error: failed.error }),
          ),
          tone: 'critical',
          messageId: failed.messageId,
          action: {
            label: reviewTexts(i18n).retry,
            shortcut: shortcuts.enabled && failed.isLast ? 'U' : undefined,
            pending,
            onAction: retry,
          },
        }
      }
      dismissLabel={undoLabels(i18n).dismiss}
      onDismiss={dismissFailed}
    />
  );
}
