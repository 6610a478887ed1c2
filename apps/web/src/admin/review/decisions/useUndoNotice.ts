import { undoLabels } from '@campetto/messages/admin/decisions';
import type { UndoNoticeProps } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { useShortcutsSetting } from '../shortcuts/ShortcutsProvider.tsx';
import type { ReviewProblems } from '../useReviewProblem.ts';
import type { ReviewUndo } from './useReviewUndo.ts';

interface UndoNoticeOptions {
  undo: ReviewUndo;
  problems: ReviewProblems;
}

/**
 * The notice in the footer: the last decision, or why the last one failed unless a dialog shows it.
 * It is needed because the banner that announces the failure may be far above the active card.
 */
export function useUndoNotice({
  undo,
  problems,
}: UndoNoticeOptions): Omit<UndoNoticeProps, 'dismissLabel'> {
  const { i18n } = useLingui();
  const shortcuts = useShortcutsSetting();
  const { offer } = undo;
  const { problem, text } = problems;
  const action =
    offer && offer.activityIds.length > 0
      ? {
          label: undoLabels(i18n).undo,
          shortcut: shortcuts.enabled ? 'U' : undefined,
          pending: undo.pending,
          onAction: () => void undo.undo(),
        }
      : undefined;
  if (problem && text !== undefined && !problem.shownInDialog) {
    return {
      notice: {
        text,
        tone: 'critical',
        silent: true,
        undo: problem.action === 'undo' ? action : undefined,
      },
      onDismiss: problems.clear,
    };
  }
  return {
    notice: offer && { text: offer.text, turn: offer.turn, tone: offer.tone, undo: action },
    onDismiss: undo.dismiss,
  };
}
