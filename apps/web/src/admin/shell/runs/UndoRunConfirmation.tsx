import { movedManyText, undoBatchConfirmation } from '@campetto/messages/admin/decisions';
import { ConfirmDialog } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import type { RunActions } from './useRunActions.ts';

/** The confirmation before the many decisions of a run are undone. */
export function UndoRunConfirmation({ run, ...on }: RunActions['confirmation']) {
  const { i18n } = useLingui();
  if (!run) return null;
  return (
    <ConfirmDialog
      open
      tone="warning"
      labels={undoBatchConfirmation(i18n, run.done)}
      venueName={movedManyText(i18n, run.done)[run.move]}
      pending={false}
      {...on}
    />
  );
}
