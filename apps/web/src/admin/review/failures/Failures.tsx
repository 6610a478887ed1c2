import { failedChangesCount, failedCount, namedFailure } from '@campetto/messages/admin/decisions';
import { reviewTexts } from '@campetto/messages/admin/list';
import { firstNames, venueName } from '@campetto/messages/admin/venue';
import { UndoNotice } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import type { ReviewProblems } from '../useReviewProblem.ts';
import type { FailedActions } from './FailedActionsProvider.tsx';
import { type FailedAction, isDecision } from './failedAction.ts';

interface FailuresProps {
  failures: FailedActions;
  problems: ReviewProblems;
  onRetry: (failed: readonly FailedAction[]) => void;
}

/** The decisions and changes that have failed: their number, the first venues and why; one button sends all again. */
export function Failures({ failures, problems, onRetry }: FailuresProps) {
  const { i18n } = useLingui();
  const { retry, dismiss } = reviewTexts(i18n);
  const { failed, clear } = failures;
  const reasons = Map.groupBy(failed, problems.textOf);
  const texts = [...reasons].map(([reason, of]) => {
    const names = of.map(({ item }) => venueName(i18n, item));
    return namedFailure(i18n, firstNames(i18n, names), reason);
  });
  const countText = failed.every(isDecision) ? failedCount : failedChangesCount;
  if (failed.length > 1) texts.unshift(countText(i18n, failed.length));
  return (
    <UndoNotice
      notice={
        failed.length > 0
          ? {
              text: texts.join(' '),
              tone: 'critical',
              silent: failed.at(-1)?.shownInDialog,
              undo: { label: retry, onAction: () => onRetry(failed) },
            }
          : undefined
      }
      dismissLabel={dismiss}
      onDismiss={clear}
    />
  );
}
