import type { UndoProgress } from '@campetto/contract';
import { batchLabels, batchUndoing } from '@campetto/messages/admin/review/batch';
import { undoBatchConfirmation } from '@campetto/messages/admin/undo';
import { BatchDecisionDialog, ConfirmDialog, type ConfirmDialogProps } from '@campetto/ui';
import { useLingui } from '@lingui/react';

interface UndoConfirmationProps extends Pick<ConfirmDialogProps, 'onConfirm' | 'onCancel'> {
  /** What is undone. */
  text: string;
  /** The decisions of a batch; null for another change. */
  count: number | null;
  pending?: boolean;
  /** Of the undo of a batch that is under way; it continues when the dialog is left. */
  progress?: UndoProgress | undefined;
}

/** The confirmation before a change of several venues is undone, then the progress of the undo. */
export function UndoConfirmation({
  text,
  count,
  pending = false,
  progress,
  onConfirm,
  onCancel,
}: UndoConfirmationProps) {
  const { i18n } = useLingui();
  const shared = { open: true, tone: 'warning' } as const;
  if (progress) {
    return (
      <BatchDecisionDialog
        {...shared}
        closeLabel={batchLabels(i18n).close}
        step={batchUndoing(i18n, progress)}
        onClose={onCancel}
      />
    );
  }
  return (
    <ConfirmDialog
      {...shared}
      labels={undoBatchConfirmation(i18n, count)}
      subject={text}
      pending={pending}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
