import { activityText, mergeText } from '@campetto/messages/admin/activity';
import { useLingui } from '@lingui/react';
import { UndoConfirmation } from '../undo/UndoConfirmation.tsx';
import { isBatch } from './groupActivity.ts';
import type { useActivityUndo } from './useActivityUndo.ts';

/** The confirmation before a merge or a batch is undone, and the progress of the undo. */
export function ActivityUndoConfirmation({
  record,
  discarded,
  ...undo
}: ReturnType<typeof useActivityUndo>['confirmation']) {
  const { i18n } = useLingui();
  if (!record) return null;
  const text = discarded > 0 ? mergeText(i18n, record, discarded) : activityText(i18n, record);
  return (
    <UndoConfirmation text={text} count={isBatch(record) ? (record.count ?? 0) : null} {...undo} />
  );
}
