import { undoLabels } from '@campetto/messages/admin/decisions';
import { batchRunListTexts } from '@campetto/messages/admin/review/batch';
import { RunStatus, RunStatusGroup } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { newestRunsFirst } from './newestRunsFirst.ts';
import { RunItem } from './RunItem.tsx';
import { type UndoAttempt, undoAttemptText, useRuns } from './RunsProvider.tsx';
import { useRunActions } from './useRunActions.ts';

/**
 * The runs that no dialog shows, and the outcome of the last undo. One box for all of them leaves the screen its room;
 * runs under way are first, then the latest results.
 */
export function RunList() {
  const { i18n } = useLingui();
  const { shown, outcome, setOutcome } = useRuns();
  const { pending, error, dismiss } = useRunActions(setOutcome);
  const { running, ended } = newestRunsFirst(shown);
  const count = shown.length + (outcome ? 1 : 0);
  const texts = batchRunListTexts(i18n, count - 1, Math.max(0, running.length - 1));

  const dismissAll = {
    label: texts.dismissAll,
    pending: pending === 'dismiss',
    onAction: () => {
      setOutcome(undefined);
      void dismiss(...ended);
    },
  };
  const canDismissSeveral = count - running.length > 1 || pending !== undefined;
  const item = (run: (typeof running)[number]) => (
    <RunItem key={run.batchId} run={run} onUndone={setOutcome} />
  );
  const undone = outcome && (
    <RunStatus
      key="outcome"
      tone={toneOf(outcome)}
      title={undoAttemptText(i18n, outcome)}
      actions={[]}
      dismiss={{ label: undoLabels(i18n).dismiss, onAction: () => setOutcome(undefined) }}
    />
  );
  return (
    <RunStatusGroup
      moreLabel={texts.more}
      dismissAll={canDismissSeveral ? dismissAll : undefined}
      error={error}
    >
      {/* One array: a run keeps its element, and with it the focus, when it ends or is resumed. */}
      {[...running.map(item), undone, ...ended.map(item)]}
    </RunStatusGroup>
  );
}

function toneOf(attempt: UndoAttempt) {
  if ('failure' in attempt) return 'critical';
  return attempt.refused > 0 ? 'warning' : 'positive';
}
