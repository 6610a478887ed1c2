import type { Activity } from '@campetto/contract';
import { activityText, activityTexts } from '@campetto/messages/admin/activity';
import { undoLabels } from '@campetto/messages/admin/undo';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useUndosOfWindow } from '../undo/UndosProvider.tsx';
import { useUndoHere } from '../undo/useUndoHere.ts';
import { isBatch, membersOf } from './groupActivity.ts';

/** Called with the result of an undo; `failed` if some of it was not possible. */
export type OnUndone = (text: string, failed: boolean) => void;

const discardsOf = (records: readonly Activity[], record: Activity) =>
  membersOf(records, record).filter(({ kind }) => kind === 'discarded').length;

/** The undo of the shown records. A change of several venues is undone after a confirmation. */
export function useActivityUndo(records: readonly Activity[] | undefined, onUndone: OnUndone) {
  const { i18n } = useLingui();
  const labels = undoLabels(i18n);
  const [unconfirmed, setUnconfirmed] = useState<Activity>();
  const { progress } = useUndosOfWindow();
  const { undoing, ...undoHere } = useUndoHere({ onFailed: (text) => onUndone(text, true) });

  async function undo(record: Activity): Promise<void> {
    const text = activityText(i18n, record);
    const at = record.folderPath ?? undefined;
    // The record of a batch represents the decisions on all its venues.
    const action = { text, isBatch: isBatch(record), count: record.count ?? 1, at };
    await undoHere.undo(record.id, action, ({ text, tone }) => onUndone(text, tone !== 'positive'));
    setUnconfirmed((other) => (other?.id === record.id ? undefined : other));
  }

  return {
    /** The ids of the records that are being undone. */
    undoing,
    props: {
      label: labels.undo,
      done: activityTexts(i18n).undone,
      onUndo: (id: string) => {
        const record = records?.find((one) => one.id === id);
        if (!record || undoing.has(id)) return;
        if (isBatch(record) || record.mergeId !== null) setUnconfirmed(record);
        else void undo(record);
      },
    },
    confirmation: {
      record: unconfirmed,
      /** The venues that a merge discarded. */
      discarded:
        unconfirmed && records && !isBatch(unconfirmed) ? discardsOf(records, unconfirmed) : 0,
      pending: unconfirmed !== undefined && undoing.has(unconfirmed.id),
      /** The progress of the undo of a batch that is under way. */
      progress: unconfirmed && progress.get(unconfirmed.id),
      onConfirm: () => unconfirmed && void undo(unconfirmed),
      onCancel: () => setUnconfirmed(undefined),
    },
  };
}
