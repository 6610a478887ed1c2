import type { ActivityKind, UndoState } from '../../admin/ActivityList/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Dialog } from '../../primitives/Dialog/index.ts';
import { Spinner } from '../../primitives/Spinner/index.ts';
import { Trouble } from '../Trouble.tsx';
import { HistoryEntry } from './HistoryEntry.tsx';
import * as styles from './HistoryModal.css.ts';

/** A field before and after; '' for none. */
export interface HistoryChange {
  field: string;
  from: string;
  to: string;
}

export interface HistoryEvent {
  id: string;
  kind: ActivityKind;
  /** Whole sentence: "Discarded as a duplicate of Padel Navigli". */
  text: string;
  /** Who; absent when the server itself did it. */
  by?: string | undefined;
  /** For people: "Nov 20, 2026, 2:32 PM". */
  time: string;
  /** For machines: ISO 8601. */
  dateTime: string;
  /** In the words of whoever did it. */
  note?: string | undefined;
  changes?: readonly HistoryChange[] | undefined;
  /** Whether it can be, or has been, taken back. */
  undo?: UndoState | undefined;
}

export interface HistoryModalProps {
  open: boolean;
  /** Name of the venue. */
  venue: string;
  labels: {
    title: string;
    close: string;
    loading: string;
    empty: string;
    /** Heads of the table of changes: "Field", "Before", "After". */
    field: string;
    before: string;
    after: string;
    /** Stands for an empty value. */
    nothing: string;
    undo: string;
    /** Marks what was taken back: "Undone". */
    undone: string;
  };
  /** Newest first. */
  events: readonly HistoryEvent[];
  loading: boolean;
  /** What went wrong, while loading or undoing, and the way to try again. */
  error?: { text: string; retry?: { label: string; onRetry: () => void } | undefined } | undefined;
  onUndo: (id: string) => void;
  onClose: () => void;
}

/** What happened to one venue: every decision and edit, with who, when, why and what changed. */
export function HistoryModal({ open, venue, labels, events, ...props }: HistoryModalProps) {
  const { loading, error, onClose } = props;
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
      <div className={styles.parts} aria-busy={loading}>
        {error && (
          <Trouble
            action={error.retry && { label: error.retry.label, onAction: error.retry.onRetry }}
          >
            {error.text}
          </Trouble>
        )}
        {events.length > 0 && (
          <ol className={styles.events}>
            {events.map((event) => (
              <HistoryEntry key={event.id} {...{ event, labels }} onUndo={props.onUndo} />
            ))}
          </ol>
        )}
        {events.length === 0 && !error && (
          <div className={styles.waiting}>
            {loading ? <Spinner label={labels.loading} /> : <p>{labels.empty}</p>}
          </div>
        )}
      </div>
    </Dialog>
  );
}
