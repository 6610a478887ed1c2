import { DecisionModal } from './DecisionModal.tsx';
import { EditModal } from './EditModal.tsx';
import type { ReviewDesk } from './useReviewDesk.ts';

interface ReviewDialogsProps {
  desk: ReviewDesk;
}

/** What opens over the list: the question before a decision, the edit form, what else there is to see. */
export function ReviewDialogs({ desk }: ReviewDialogsProps) {
  const { dialog, close } = desk.dialogs;
  return (
    <>
      <DecisionModal decision={desk.decision} error={desk.problemText} />
      {dialog?.kind === 'edit' && (
        <EditModal
          item={dialog.item}
          mend={dialog.mend}
          error={desk.problemText}
          setProblem={desk.setProblem}
          onClose={close}
          onSaved={(activityId) => {
            const text = desk.texts.saved(dialog.item);
            desk.announce(text);
            if (activityId)
              desk.undoing.setOffer({ text, activityIds: [activityId], tone: 'neutral' });
            close();
          }}
        />
      )}
    </>
  );
}
