import { mergeText, undoBatchConfirmation } from '@campetto/messages/admin/dashboard/activity';
import { activityText } from '@campetto/messages/admin/history';
import { ConfirmDialog } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { isBatch } from './groupActivity.ts';
import type { useActivityUndo } from './useActivityUndo.ts';

/** The confirmation before what changed several venues is undone. */
export function UndoConfirmation({
  record,
  discarded,
  pending,
  onConfirm,
  onCancel,
}: ReturnType<typeof useActivityUndo>['confirmation']) {
  const { i18n } = useLingui();
  if (!record) return null;
  const batch = isBatch(record);
  return (
    <ConfirmDialog
      open
      tone="warning"
      labels={undoBatchConfirmation(i18n, batch ? (record.count ?? 0) : null)}
      venueName={discarded > 0 ? mergeText(i18n, record, discarded) : activityText(i18n, record)}
      pending={pending}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
