import type { UndoProgress } from '@campetto/contract';
import { batchLabels, batchUndoing } from '@campetto/messages/admin/review/batch';
import { BatchDecisionDialog, ConfirmDialog, type ConfirmDialogProps } from '@campetto/ui';
import { useLingui } from '@lingui/react';

type UndoDialogProps = Pick<
  ConfirmDialogProps,
  'labels' | 'venueName' | 'pending' | 'onConfirm' | 'onCancel'
> & {
  /** The progress of the undo of a batch that is under way; it continues when the dialog is left. */
  progress: UndoProgress | undefined;
};

/** The confirmation before a change of several venues is undone, then the progress of the undo. */
export function UndoDialog({ progress, ...confirmation }: UndoDialogProps) {
  const { i18n } = useLingui();
  if (!progress) return <ConfirmDialog open tone="warning" {...confirmation} />;
  return (
    <BatchDecisionDialog
      open
      tone="warning"
      closeLabel={batchLabels(i18n).close}
      step={batchUndoing(i18n, progress)}
      onClose={confirmation.onCancel}
    />
  );
}
