import { undoBatchConfirmation } from '@campetto/messages/admin/decisions';
import { useLingui } from '@lingui/react';
import { UndoDialog } from '../../undo/UndoDialog.tsx';
import type { ReviewUndo } from './useReviewUndo.ts';

/** The confirmation before the last batch is undone by the key or the notice. */
export function ReviewUndoConfirmation({ batch, ...undo }: ReviewUndo['confirmation']) {
  const { i18n } = useLingui();
  if (!batch) return null;
  const labels = undoBatchConfirmation(i18n, batch.count ?? 0);
  return <UndoDialog labels={labels} venueName={batch.text} {...undo} />;
}
