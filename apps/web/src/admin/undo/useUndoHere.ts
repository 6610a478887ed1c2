import { namedFailure } from '@campetto/messages/admin/decisions';
import { undoLabels } from '@campetto/messages/admin/undo';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import type { UndoableAction } from '../../venue-client/decisions/undoableActions.ts';
import { isResponseLost } from '../../venue-client/requests/requestError.ts';
import { useVenueContext } from '../../venue-client/VenueProvider.tsx';
import { useFailedActions } from '../review/failures/FailedActionsProvider.tsx';
import { useRuns } from '../shell/runs/RunsProvider.tsx';
import { useFailureText } from '../useFailureText.ts';
import { useIsLeft } from '../useIsLeft.ts';
import { useUndosOfWindow } from './UndosProvider.tsx';
import { type UndoReport, undoReport } from './undoReport.ts';

/**
 * The undo of records and batches, whose results the dialog or screen shows by itself. Once that is left, they are shown
 * above every screen.
 */
export function useUndoHere({ onFailed }: { onFailed: (text: string) => void }) {
  const { i18n } = useLingui();
  const failureText = useFailureText();
  const { actions } = useVenueContext();
  const { sendOne } = useUndosOfWindow();
  const { undo: failedUndo } = useFailedActions();
  const runs = useRuns();
  const isLeft = useIsLeft();
  /** The ids of the records and batches that are being undone. */
  const [undoing, setUndoing] = useState<ReadonlySet<string>>(new Set());

  function report(action: UndoableAction, error: unknown): void {
    const isUncertain = action.isBatch && isResponseLost(error);
    const { lost, failed } = undoLabels(i18n);
    const failure = failureText(error, isUncertain ? lost : failed);
    if (!isLeft.current) onFailed(failure);
    // It can be tried again on the review screen.
    else if (actions.includes(action)) failedUndo.report(action, error);
    else runs.reportUndo({ text: namedFailure(i18n, action.text, failure), tone: 'critical' });
  }

  async function undo(
    id: string,
    action: Omit<UndoableAction, 'ids'>,
    onUndone: (report: UndoReport) => void,
  ): Promise<void> {
    if (undoing.has(id)) return;
    // An action of this window names all its venues.
    const own = actions.find(({ ids }) => ids.join() === id);
    const undone = own ?? { ...action, ids: [id] };
    setUndoing((before) => new Set(before).add(id));
    try {
      const outcome = await sendOne(undone);
      const result = undoReport(i18n, outcome, undone.isBatch ? undefined : undone);
      if (isLeft.current) runs.reportUndo(result);
      else onUndone(result);
    } catch (error) {
      report(undone, error);
    } finally {
      setUndoing((before) => new Set([...before].filter((other) => other !== id)));
    }
  }

  return { undo, undoing };
}
