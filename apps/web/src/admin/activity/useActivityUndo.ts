import type { Activity, UndoProgress } from '@campetto/contract';
import { activityTexts } from '@campetto/messages/admin/activity';
import { undoLabels, undoneText } from '@campetto/messages/admin/decisions';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { outcomeOf } from '../../venue-client/decisions/undoOutcome.ts';
import { useUndo } from '../../venue-client/decisions/useUndo.ts';
import { useUndoBatches } from '../../venue-client/decisions/useUndoBatches.ts';
import { isResponseLost } from '../../venue-client/http.ts';
import { useRuns } from '../shell/runs/RunsProvider.tsx';
import { useFailureText } from '../useFailureText.ts';
import { useIsLeft } from '../useIsLeft.ts';
import { isBatch, membersOf } from './groupActivity.ts';

/** Called with the result of an undo; `failed` if some of it was not possible. */
export type OnUndone = (text: string, failed: boolean) => void;

const discardsOf = (records: readonly Activity[], record: Activity) =>
  membersOf(records, record).filter(({ kind }) => kind === 'discarded').length;

/**
 * The undo of the shown records. A change of several venues is undone after a confirmation. If the screen was left
 * before an undo ends, the result is shown above every screen.
 */
export function useActivityUndo(records: readonly Activity[] | undefined, onUndone: OnUndone) {
  const { i18n } = useLingui();
  const labels = undoLabels(i18n);
  const failureText = useFailureText();
  const [undoing, setUndoing] = useState<string>();
  const [progress, setProgress] = useState<UndoProgress>();
  const [unconfirmed, setUnconfirmed] = useState<Activity>();
  const undoRecords = useUndo();
  const undoBatches = useUndoBatches();
  const runs = useRuns();
  const isLeft = useIsLeft();

  async function undo(record: Activity): Promise<void> {
    const { id } = record;
    setUndoing(id);
    try {
      // The record of a batch represents the decisions on all its venues.
      const outcome = isBatch(record)
        ? await undoBatches([id], setProgress)
        : outcomeOf(await undoRecords([id]));
      if (isLeft.current) {
        runs.reportEnd();
        runs.setOutcome(outcome);
      } else onUndone(undoneText(i18n, outcome), outcome.refused > 0);
    } catch (error) {
      const isUncertain = isBatch(record) && isResponseLost(error);
      const failure = failureText(error, isUncertain ? labels.lost : labels.failed);
      if (isLeft.current) runs.setOutcome({ failure });
      else onUndone(failure, true);
    } finally {
      setUndoing(undefined);
      setProgress(undefined);
      setUnconfirmed(undefined);
    }
  }

  return {
    /** The id of the record that is being undone. */
    undoing,
    props: {
      label: labels.undo,
      done: activityTexts(i18n).undone,
      onUndo: (id: string) => {
        const record = records?.find((one) => one.id === id);
        // One undo at a time, because the dialog shows one progress.
        if (!record || undoing !== undefined) return;
        if (isBatch(record) || record.mergeId !== null) setUnconfirmed(record);
        else void undo(record);
      },
    },
    confirmation: {
      record: unconfirmed,
      /** The venues that a merge discarded. */
      discarded:
        unconfirmed && records && !isBatch(unconfirmed) ? discardsOf(records, unconfirmed) : 0,
      pending: undoing !== undefined && undoing === unconfirmed?.id,
      /** The progress of the undo of a batch that is under way. */
      progress,
      onConfirm: () => unconfirmed && void undo(unconfirmed),
      onCancel: () => setUnconfirmed(undefined),
    },
  };
}
