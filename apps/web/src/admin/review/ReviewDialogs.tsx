import type { Duplicates, VenueReviewItem } from '@campetto/contract';
import { UndoConfirmation } from '../undo/UndoConfirmation.tsx';
import { BatchDecision } from './batch/BatchDecision.tsx';
import type { ActiveCard } from './card/useActiveCard.ts';
import { DecisionConfirmation } from './decisions/DecisionConfirmation.tsx';
import type { Decision } from './decisions/useDecision.ts';
import { DuplicateCluster } from './duplicates/DuplicateCluster.tsx';
import type { FailedMerge, MergedCluster } from './duplicates/useClusterDecision.ts';
import { useSaved } from './edit/useSaved.ts';
import { VenueEditor } from './edit/VenueEditor.tsx';
import type { FailedActions } from './failures/FailedActionsProvider.tsx';
import { VenueHistory } from './history/VenueHistory.tsx';
import type { VenueSelection } from './selection/useSelection.ts';
import { SetAside } from './set-aside/SetAside.tsx';
import type { SetAsideActions } from './set-aside/useSetAsideActions.ts';
import type { ReviewUndo } from './undo/useReviewUndo.ts';
import { type ReviewDialogControl, useOpenDialog } from './useReviewDialogs.ts';
import type { LastFailure } from './useReviewFailure.ts';

interface ReviewDialogsProps {
  dialogs: ReviewDialogControl;
  decision: Decision;
  lastFailure: LastFailure;
  failures: FailedActions;
  undo: ReviewUndo;
  cards: ActiveCard;
  selection: VenueSelection;
  duplicates: Duplicates;
  setAsideActions: SetAsideActions;
  /** The cluster of this venue was decided on. */
  onMerged: (item: VenueReviewItem, merged: MergedCluster) => void;
  /** The dialog of the cluster was closed after this decision had failed. */
  onMergeFailed: (item: VenueReviewItem, failed: FailedMerge) => void;
  /** Something was decided or undone: the list is out of date. */
  onChanged: () => void;
}

/** The dialogs over the list: the confirmation of a decision, and the one that was opened. */
export function ReviewDialogs({
  dialogs,
  decision,
  lastFailure,
  failures,
  undo,
  ...props
}: ReviewDialogsProps) {
  const { batch, ...confirmation } = undo.confirmation;
  const { close } = dialogs;
  const dialog = useOpenDialog(dialogs);
  const { onChanged } = props;
  const saved = useSaved({ undo, failures, reportFailure: lastFailure.report, onChanged });
  // Another decision may fail while a dialog is open.
  const error = lastFailure.failure?.shownInDialog ? lastFailure.text : undefined;
  return (
    <>
      <DecisionConfirmation decision={decision} error={error} />
      {batch && <UndoConfirmation text={batch.text} count={batch.count ?? 0} {...confirmation} />}
      {dialog?.kind === 'edit' && (
        <VenueEditor
          key={dialog.item.folderPath}
          item={dialog.item}
          fix={dialog.fix}
          error={error}
          reportFailure={lastFailure.report}
          onClose={close}
          onSaved={(activityIds, item) => {
            saved.onSaved({ activityIds, item });
            close();
          }}
          onFailed={saved.onFailed}
        />
      )}
      {dialog?.kind === 'duplicates' && (
        <DuplicateCluster
          key={dialog.item.folderPath}
          item={dialog.item}
          onMerged={(merged) => {
            close();
            props.onMerged(dialog.item, merged);
          }}
          onFailed={(failed) => props.onMergeFailed(dialog.item, failed)}
          onClose={close}
        />
      )}
      {dialog?.kind === 'history' && (
        <VenueHistory
          item={dialog.item}
          onUndone={undo.showUndone}
          onChanged={props.onChanged}
          onClose={close}
        />
      )}
      {dialog?.kind === 'setAside' && (
        <SetAside
          item={dialog.item}
          setAsideActions={props.setAsideActions}
          error={error}
          reportFailure={lastFailure.report}
          onClose={close}
        />
      )}
      {dialog?.kind === 'batch' && (
        <BatchDecision
          move={dialog.move}
          selection={props.selection}
          duplicates={props.duplicates}
          onDecided={undo.report}
          onUndone={undo.showUndone}
          onClose={(isStarted) => {
            close();
            if (!isStarted) return;
            // The notice is about an action before the batch.
            undo.dismiss();
            // A dialog returns the focus to the button that opened it, which may be gone.
            props.cards.activate(props.cards.active?.folderPath);
          }}
        />
      )}
    </>
  );
}
