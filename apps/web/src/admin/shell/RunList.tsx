import { undoLabels, undoneText } from '@campetto/messages/admin/decisions';
import { RunStatus } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { RunItem } from './RunItem.tsx';
import { useRuns } from './RunsProvider.tsx';

/** The runs that no dialog shows, and what the last undo of one has led to. */
export function RunList() {
  const { i18n } = useLingui();
  const { shown, outcome, setOutcome } = useRuns();
  return (
    <>
      {shown.map((run) => (
        <RunItem key={run.batchId} run={run} onUndone={setOutcome} />
      ))}
      {outcome && (
        <RunStatus
          tone={outcome.refused > 0 ? 'warning' : 'positive'}
          title={undoneText(i18n, outcome)}
          actions={[]}
          dismiss={{ label: undoLabels(i18n).dismiss, onAction: () => setOutcome(undefined) }}
        />
      )}
    </>
  );
}
