import { batchRunListTexts, batchUndoing } from '@campetto/messages/admin/review/batch';
import { undoLabels } from '@campetto/messages/admin/undo';
import { RunStatus, RunStatusGroup } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { isUndoneAtOnce } from '../../../venue-client/decisions/undoableActions.ts';
import { useUndosOfWindow } from '../../undo/UndosProvider.tsx';
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
  const { runs, shown, undoReports, reportUndo, dismissUndos } = useRuns();
  const { progress } = useUndosOfWindow();
  const { pending, error, dismiss } = useRunActions(reportUndo);
  const { running, ended } = newestRunsFirst(shown);
  // Of batches whose run is not listed: those of colleagues, and those that were dismissed.
  const undoing = [...progress].filter(
    ([id, { total }]) => !isUndoneAtOnce(total) && !runs.some(({ batchId }) => batchId === id),
  );
  const underWay = running.length + undoing.length;
  const count = shown.length + undoing.length + undoReports.length;
  const texts = batchRunListTexts(i18n, count - 1, Math.max(0, underWay - 1));

  const dismissAll = {
    label: texts.dismissAll,
    pending: pending === 'dismiss',
    onAction: () => {
      dismissUndos(...undoReports);
      void dismiss(...ended);
    },
  };
  const canDismissSeveral = count - underWay > 1 || pending !== undefined;
  const item = (run: (typeof running)[number]) => (
    <RunItem key={run.batchId} run={run} onUndone={reportUndo} />
  );
  const undosUnderWay = undoing.map(([id, undo]) => {
    const { title, progressLabel } = batchUndoing(i18n, undo);
    const { reached: value, total: max } = undo;
    return (
      <RunStatus
        key={id}
        tone="brand"
        title={title}
        detail={progressLabel}
        progress={{ value, max }}
        actions={[]}
      />
    );
  });
  // The latest first, as the runs are.
  const undos = undoReports
    .map((report) => (
      <RunStatus
        key={`undo ${report.id}`}
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
      {[...running.map(item), ...undosUnderWay, ...undos, ...ended.map(item)]}
    </RunStatusGroup>
  );
}
