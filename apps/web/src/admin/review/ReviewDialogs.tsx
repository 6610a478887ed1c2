import { BulkDialog } from './BulkDialog.tsx';
import { DecisionModal } from './DecisionModal.tsx';
import { EditModal } from './EditModal.tsx';
import { HistoryDialog } from './HistoryDialog.tsx';
import { ShortcutDialog } from './ShortcutDialog.tsx';
import { TwinsDialog } from './TwinsDialog.tsx';
import type { ReviewDesk } from './useReviewDesk.ts';

interface ReviewDialogsProps {
  desk: ReviewDesk;
  /** Something was decided or undone: the list is old. */
  onChanged: () => void;
  /** Whether single keys act. */
  shortcuts: boolean;
  onShortcuts: (on: boolean) => void;
}

/** What opens over the list: the question before a decision, the edit form, what else there is to see. */
export function ReviewDialogs({ desk, onChanged, shortcuts, onShortcuts }: ReviewDialogsProps) {
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
          onSaved={(activityIds) => {
            const text = desk.texts.saved(dialog.item);
            desk.undoing.make({ text, activityIds, tone: 'neutral' });
            close();
          }}
        />
      )}
      {dialog?.kind === 'twins' && (
        <TwinsDialog
          key={dialog.item.folderPath}
          item={dialog.item}
          twins={desk.twins[dialog.item.folderPath] ?? []}
          onDiscarded={(item, activityIds) => {
            close();
            desk.discarded(item, activityIds);
          }}
          onClose={close}
        />
      )}
      {dialog?.kind === 'history' && (
        <HistoryDialog item={dialog.item} desk={desk} onUndone={onChanged} />
      )}
      {dialog?.kind === 'many' && (
        <BulkDialog move={dialog.move} desk={desk} onDecided={onChanged} />
      )}
      {dialog?.kind === 'shortcuts' && (
        <ShortcutDialog on={shortcuts} onToggle={onShortcuts} onClose={close} />
      )}
    </>
  );
}
