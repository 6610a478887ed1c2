import type { UndoNoticeProps } from '@campetto/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReviewDesk } from './useReviewDesk.ts';

/**
 * What stands at the foot: the last decision, or why the last one failed, unless a dialog has said
 * so. The banner that reads the failure out may be far above the card at hand.
 */
export function useFootNotice(desk: ReviewDesk): Omit<UndoNoticeProps, 'dismissLabel'> {
  const { t } = useLingui();
  const { undoing, problem, problemText } = desk;
  const { offer } = undoing;
  const undo =
    offer && offer.activityIds.length > 0
      ? {
          label: t`Undo`,
          shortcut: 'U',
          loading: undoing.undoing,
          onUndo: () => void undoing.undo(),
        }
      : undefined;
  if (problem && problemText !== undefined && !problem.told) {
    return {
      notice: {
        text: problemText,
        tone: 'critical',
        silent: true,
        undo: problem.action === 'undo' ? undo : undefined,
      },
      onDismiss: () => desk.setProblem(undefined),
    };
  }
  return {
    notice: offer && { text: offer.text, turn: offer.turn, tone: offer.tone, undo },
    onDismiss: undoing.dismiss,
  };
}
