import { batchRunListTexts } from '@campetto/messages/admin/review/batch';
import { undoLabels } from '@campetto/messages/admin/undo';
import { RunStatus, RunStatusGroup } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { newestRunsFirst } from './newestRunsFirst.ts';
import { RunItem } from './RunItem.tsx';
import { useRuns } from './RunsProvider.tsx';
import { useRunActions } from './useRunActions.ts';

/**
 * The runs that no dialog shows, and what undos have led to. One box for all of them leaves the screen its room;
 * runs under way are first, then the latest results.
 */
export function RunList() {
  const { i18n } = useLingui();
  const { shown, undoReports, reportUndo, dismissUndos } = useRuns();
  const { pending, error, dismiss } = useRunActions(reportUndo);
  const { running, ended } = newestRunsFirst(shown);
  const count = shown.length + undoReports.length;
  const texts = batchRunListTexts(i18n, count - 1, Math.max(0, running.length - 1));

  const dismissAll = {
    label: texts.dismissAll,
    pending: pending === 'dismiss',
    onAction: () => {
      dismissUndos(...undoReports);
      void dismiss(...ended);
    },
  };
  const canDismissSeveral = count - running.length > 1 || pending !== undefined;
  const item = (run: (typeof running)[number]) => (
    <RunItem key={run.batchId} run={run} onUndone={reportUndo} />
  );
  // The latest first, as the runs are.
  const undos = undoReports
    .map((report, index) => (
      <RunStatus
        // biome-ignore lint/suspicious/noArrayIndexKey: reports are only added at the end.
        key={`undo ${index}`}
        tone={report.tone}
        title={report.text}
        actions={[]}
        dismiss={{ label: undoLabels(i18n).dismiss, onAction: () => dismissUndos(report) }}
      />
    ))
    .toReversed();
  return (
    <RunStatusGroup
      moreLabel={texts.more}
      dismissAll={canDismissSeveral ? dismissAll : undefined}
      error={error}
    >
      {/* One array: a run keeps its element, and with it the focus, when it ends or is resumed. */}
      {[...running.map(item), ...undos, ...ended.map(item)]}
    </RunStatusGroup>
  );
}
