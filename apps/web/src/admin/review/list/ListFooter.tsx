import { TRANSITIONS } from '@campetto/contract';
import { moveNames, selectionBarTexts, undoLabels } from '@campetto/messages/admin/decisions';
import { ReviewFooter, SelectionBar, UndoNotice } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { type Ref, useEffect, useRef, useState } from 'react';
import { firstPage, type ListFilters } from '../../../venue-client/list/listRequest.ts';
import { useMatches } from '../../../venue-client/list/useMatches.ts';
import type { VenueList } from '../../../venue-client/list/useVenueList.ts';
import { Failures } from '../decisions/Failures.tsx';
import type { FailedAction, FailedActions } from '../decisions/useFailedActions.ts';
import type { VenueSelection } from '../selection/useSelection.ts';
import { FailedUndo } from '../undo/FailedUndo.tsx';
import type { ReviewUndo } from '../undo/useReviewUndo.ts';
import { useUndoNotice } from '../undo/useUndoNotice.ts';
import { type ReviewDialogControl, useOpenDialog } from '../useReviewDialog.ts';
import type { ReviewProblems } from '../useReviewProblem.ts';
import { LoadFailure } from './LoadFailure.tsx';

interface ListFooterProps {
  filters: ListFilters;
  list: VenueList;
  selection: VenueSelection;
  dialogs: ReviewDialogControl;
  problems: ReviewProblems;
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
  dialogs,
  problems,
  failures,
  onRetry,
  undo,
  ref,
}: ListFooterProps) {
  const { i18n } = useLingui();
  const findMatches = useMatches();
  const [pending, setPending] = useState(false);
  const notice = useUndoNotice({ undo, problems, inDialog: useOpenDialog(dialogs) !== undefined });
  const { count } = selection;
  const { total, capped } = list;
  const hasOthers =
    !selection.isAll && (capped || (total === undefined ? list.hasMore : total > count));

  const path = firstPage(filters);
  const shown = useRef(path);
  useEffect(() => {
    shown.current = path;
  }, [path]);

  async function selectAll(): Promise<void> {
    setPending(true);
    try {
      const matches = await findMatches(filters);
      // Meanwhile another list may be on the screen.
      if (shown.current === path) selection.selectMatching({ ...matches, filters });
    } catch (error) {
      problems.report({ action: 'select', error });
    } finally {
      setPending(false);
    }
  }

  const labels = moveNames(i18n);
  const texts = selectionBarTexts(i18n);
  const moves = TRANSITIONS.filter(({ from }) => from === filters.status).map(({ move }) => move);

  return (
    <ReviewFooter ref={ref}>
      <LoadFailure list={list} />
      <Failures failures={failures} problems={problems} onRetry={onRetry} />
      <FailedUndo undo={undo} problems={problems} />
      <UndoNotice {...notice} dismissLabel={undoLabels(i18n).dismiss} />
      {count > 0 && (
        <SelectionBar
          labels={texts.labels(count)}
          all={
            !list.similarWords && hasOthers
              ? {
                  label: texts.all(capped ? undefined : total),
                  pending,
                  onAction: () => void selectAll(),
                }
              : undefined
          }
          actions={moves.map((id) => ({ id, label: labels[id] }))}
          pending={pending}
          onAction={(move) => {
            problems.clear();
            dialogs.open({ kind: 'batch', move });
          }}
          onClear={selection.clear}
        />
      )}
    </ReviewFooter>
  );
}
