import { failedChangesCount, failedCount, namedFailure } from '@campetto/messages/admin/decisions';
import { reviewTexts } from '@campetto/messages/admin/list';
import { firstNames, venueName } from '@campetto/messages/admin/venue';
import { UndoNotice } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { currentStatus } from '../reviewFailure.ts';
import type { LastFailure } from '../useReviewFailure.ts';
import type { FailedActions } from './FailedActionsProvider.tsx';
import { type FailedAction, isDecision, isRepeatable } from './failedAction.ts';

interface FailuresProps {
  failures: FailedActions;
  lastFailure: LastFailure;
  onRetry: (failed: readonly FailedAction[]) => void;
}

/** More reasons would cover the list; the number of all that failed comes first. */
const MAX_REASONS = 3;

/**
 * The decisions and changes that have failed or were refused: their number, the first venues and why; one button sends
 * again what can be repeated.
 */
export function Failures({ failures, lastFailure, onRetry }: FailuresProps) {
  const { i18n } = useLingui();
  const { retry, dismiss } = reviewTexts(i18n);
  const { failed, clear } = failures;
  const reasons = Map.groupBy(failed, lastFailure.textOf);
  const texts = [...reasons].slice(-MAX_REASONS).map(([reason, of]) => {
    // The text about another status names the venue by itself.
    if (of.some((one) => currentStatus(one) !== undefined)) return reason;
    const names = of.map(({ item }) => venueName(i18n, item));
    return namedFailure(i18n, firstNames(i18n, names), reason);
  });
  const repeatable = failed.filter(isRepeatable);
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
              action:
                repeatable.length > 0
                  ? { label: retry, onAction: () => onRetry(repeatable) }
                  : undefined,
            }
          : undefined
      }
      dismissLabel={dismiss}
      onDismiss={clear}
    />
  );
}
