import { TRANSITIONS } from '@campetto/contract';
import { moveNames, selectionBarTexts } from '@campetto/messages/admin/decisions';
import { undoLabels } from '@campetto/messages/admin/undo';
import { ReviewFooter, SelectionBar, UndoNotice } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import type { Ref } from 'react';
import type { ListFilters } from '../../../venue-client/list/listRequest.ts';
import type { VenueList } from '../../../venue-client/list/useVenueList.ts';
import type { FailedActions } from '../failures/FailedActionsProvider.tsx';
import { Failures } from '../failures/Failures.tsx';
import type { FailedAction } from '../failures/failedAction.ts';
import type { SelectAll } from '../selection/useSelectAll.ts';
import type { VenueSelection } from '../selection/useSelection.ts';
import { FailedUndo } from '../undo/FailedUndo.tsx';
import type { ReviewUndo } from '../undo/useReviewUndo.ts';
import { useUndoNotice } from '../undo/useUndoNotice.ts';
import { type ReviewDialogControl, useOpenDialog } from '../useReviewDialogs.ts';
import type { LastFailure } from '../useReviewFailure.ts';
import { LoadFailure } from './LoadFailure.tsx';

interface ListFooterProps {
  filters: ListFilters;
  list: VenueList;
  selection: VenueSelection;
  selectAll: SelectAll;
  dialogs: ReviewDialogControl;
  lastFailure: LastFailure;
  failures: FailedActions;
  onRetry: (failed: readonly FailedAction[]) => void;
  undo: ReviewUndo;
  ref: Ref<HTMLDivElement>;
}

/** What was done last or has failed, with its undo, and the selected venues, with the decisions on them. */
export function ListFooter({
  filters,
  list,
  selection,
  selectAll,
  dialogs,
  lastFailure,
  failures,
  onRetry,
  undo,
  ref,
}: ListFooterProps) {
  const { i18n } = useLingui();
  const notice = useUndoNotice({
    undo,
    lastFailure,
    inDialog: useOpenDialog(dialogs) !== undefined,
  });
  const { count } = selection;
  const { pending } = selectAll;
  const labels = moveNames(i18n);
  const texts = selectionBarTexts(i18n);
  const selected = texts.labels(count);
  const moves = TRANSITIONS.filter(({ from }) => from === filters.status).map(({ move }) => move);

  return (
    <ReviewFooter ref={ref}>
      <LoadFailure list={list} />
      <Failures failures={failures} lastFailure={lastFailure} onRetry={onRetry} />
      <FailedUndo undo={undo} lastFailure={lastFailure} />
      <UndoNotice {...notice} dismissLabel={undoLabels(i18n).dismiss} />
      <SelectionBar
        labels={count > 0 ? selected : { ...selected, selected: '' }}
        all={
          selectAll.isPossible
            ? {
                label: texts.all(list.capped ? undefined : list.total),
                pending,
                onAction: selectAll.select,
              }
            : undefined
        }
        actions={moves.map((id) => ({ id, label: labels[id] }))}
        pending={pending}
        onAction={(move) => {
          lastFailure.clear();
          dialogs.open({ kind: 'batch', move });
        }}
        onClear={selection.clear}
      />
    </ReviewFooter>
  );
}
