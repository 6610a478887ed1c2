import type { DecisionRun } from '@campetto/contract';
import {
  batchLabels,
  batchRunLabels,
  batchRunning,
  batchUndoing,
} from '@campetto/messages/admin/review/batch';
import { undoLabels } from '@campetto/messages/admin/undo';
import { BatchDecisionDialog, RunStatus } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useBatchReport } from '../../review/batch/useBatchReport.ts';
import { relativeTime } from '../../time/relativeTime.ts';
import { useNow } from '../../time/useNow.ts';
import { UndoConfirmation } from '../../undo/UndoConfirmation.tsx';
import type { UndoReport } from '../../undo/undoReport.ts';
import { useRuns } from './RunsProvider.tsx';
import { useRunActions } from './useRunActions.ts';
import { useSeen } from './useSeen.ts';

/** Milliseconds in which a run has just ended. */
const JUST_ENDED = 300_000;

interface RunItemProps {
  run: DecisionRun;
  onUndone: (report: UndoReport) => void;
}

/** How long ago a run ended, which distinguishes results of a day; undefined while it has just ended. */
function useEndedAgo({ endedAt }: DecisionRun): string | undefined {
  const { i18n } = useLingui();
  const now = useNow();
  if (endedAt === null || now.getTime() - Date.parse(endedAt) < JUST_ENDED) return undefined;
  return relativeTime(i18n.locale, new Date(endedAt), now);
}

/** One run: its progress with a stop, later its result with what can be done about it. */
export function RunItem({ run, onUndone }: RunItemProps) {
  const { i18n } = useLingui();
  const { isConnected, markSeen } = useRuns();
  const actions = useRunActions(onUndone);
  const report = useBatchReport()(run);
  const endedAgo = useEndedAgo(run);
  const [detailsShown, setDetailsShown] = useState(false);
  // A success is shown in one window only, other results until they are dismissed.
  const isSuccess = run.state === 'finished' && report.tone === 'positive';
  useSeen(isSuccess && !run.undo, () => {
    markSeen(run).catch(() => undefined);
  });
  const labels = { ...batchLabels(i18n), ...batchRunLabels(i18n) };

  const action = (name: 'stop' | 'resume' | 'undo' | 'dismiss', label: string) => ({
    label,
    pending: actions.pending === name,
    onAction: () => void actions[name](run),
  });

  if (run.state === 'running') {
    const texts = batchRunning(i18n, run.move, { done: run.reached, total: run.total });
    const stopping = actions.pending === 'stop' ? labels.stopHint : texts.progressLabel;
    const detail = isConnected ? stopping : labels.connectionLost;
    return (
      <RunStatus
        tone="brand"
        title={texts.title}
        detail={detail}
        progress={{ value: run.reached, max: run.total }}
        error={actions.error}
        actions={[action('stop', texts.stopLabel)]}
      />
    );
  }
  const undo = actions.undoOf(run) ?? run.undo;
  if (undo) {
    const { title, progressLabel } = batchUndoing(i18n, undo);
    return (
      <RunStatus
        tone="brand"
        title={title}
        detail={isConnected ? progressLabel : labels.connectionLost}
        progress={{ value: undo.reached, max: undo.total }}
        actions={[]}
      />
    );
  }
  const groups = report.skipped?.groups ?? [];
  const isNamed = groups.some(({ venues }) => venues.length > 0);
  return (
    <>
      <RunStatus
        tone={run.state === 'interrupted' ? 'critical' : report.tone}
        title={report.title}
        detail={
          [endedAgo, report.error, ...groups.map(({ why }) => why)].filter(Boolean).join(' · ') ||
          undefined
        }
        error={actions.error}
        actions={[
          ...(isNamed ? [{ label: labels.details, onAction: () => setDetailsShown(true) }] : []),
          ...(run.resumable ? [action('resume', labels.resume)] : []),
          ...(run.undoable ? [action('undo', labels.undoAll)] : []),
        ]}
        dismiss={action('dismiss', undoLabels(i18n).dismiss)}
      />
      <BatchDecisionDialog
        open={detailsShown}
        tone="brand"
        closeLabel={labels.close}
        step={{ phase: 'report', ...report, doneLabel: labels.close }}
        onClose={() => setDetailsShown(false)}
      />
      {actions.confirmation && <UndoConfirmation {...actions.confirmation} />}
    </>
  );
}
