import { Button } from '../../primitives/Button/index.ts';
import { DialogError } from '../../primitives/Dialog/DialogError.tsx';
import { Dialog } from '../../primitives/Dialog/index.ts';
import { Spinner } from '../../primitives/Spinner/index.ts';
import * as styles from './HistoryDialog.css.ts';
import { HistoryEntry } from './HistoryEntry.tsx';
import type { HistoryDialogProps } from './types.ts';

/** What happened to one venue: every decision and edit, with who, when, why and what changed. */
export function HistoryDialog({ open, venue, labels, events, ...props }: HistoryDialogProps) {
  const { pending, error, onClose } = props;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="form"
      title={labels.title}
      description={venue}
      closeLabel={labels.close}
      footer={<Button onClick={onClose}>{labels.close}</Button>}
    >
      <div className={styles.parts} aria-busy={pending}>
        {error && <DialogError action={error.retry}>{error.text}</DialogError>}
        {events.length > 0 && (
          <ol className={styles.events}>
            {events.map((event) => (
              <HistoryEntry key={event.id} event={event} labels={labels} onUndo={props.onUndo} />
            ))}
          </ol>
        )}
        {events.length === 0 && !error && (
          <div className={styles.waiting}>
            {pending ? <Spinner label={labels.loading} /> : <p>{labels.empty}</p>}
          </div>
        )}
      </div>
    </Dialog>
  );
}
