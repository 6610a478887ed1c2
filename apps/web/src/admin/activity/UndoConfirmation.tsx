import { activityText, mergeText } from '@campetto/messages/admin/activity';
import { undoBatchConfirmation } from '@campetto/messages/admin/decisions';
import { useLingui } from '@lingui/react';
import { UndoDialog } from '../undo/UndoDialog.tsx';
import { isBatch } from './groupActivity.ts';
import type { useActivityUndo } from './useActivityUndo.ts';

/** The confirmation before a change of several venues is undone, and the progress of the undo of a batch. */
export function UndoConfirmation({
  record,
  discarded,
  pending,
  progress,
  onConfirm,
  onCancel,
}: ReturnType<typeof useActivityUndo>['confirmation']) {
  const { i18n } = useLingui();
  if (!record) return null;
  const batch = isBatch(record);
  const labels = undoBatchConfirmation(i18n, batch ? (record.count ?? 0) : null);
  return (
    <UndoDialog
      labels={labels}
      progress={progress}
      venueName={discarded > 0 ? mergeText(i18n, record, discarded) : activityText(i18n, record)}
      pending={pending}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
