import type { ActivityKind, UndoState } from '../../admin/ActivityList/index.ts';
import type { Action } from '../../primitives/action.ts';

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
  /** The person; absent if the server itself did it. */
  by?: string | undefined;
  /** For people: "Nov 20, 2026, 2:32 PM". */
  time: string;
  /** For machines: ISO 8601. */
  dateTime: string;
  /** A note in the words of that person. */
  note?: string | undefined;
  changes?: readonly HistoryChange[] | undefined;
  /** Whether the change can be, or has been, undone. */
  undo?: UndoState | undefined;
  /** In place of `labels.undo`: "Undo this merge". */
  undoLabel?: string | undefined;
}

export interface HistoryDialogProps {
  open: boolean;
  /** Name of the venue. */
  venue: string;
  labels: {
    title: string;
    close: string;
    loading: string;
    empty: string;
    /** Column headers of the table of changes: "Field", "Before", "After". */
    field: string;
    before: string;
    after: string;
    /** Shown for an empty value. */
    nothing: string;
    undo: string;
    /** Marks an undone record: "Undone". */
    undone: string;
  };
  /** Newest first. */
  events: readonly HistoryEvent[];
  pending: boolean;
  /** Why loading or undoing failed, and a button to try again. */
  error?: { text: string; retry?: Action | undefined } | undefined;
  onUndo: (id: string) => void;
  onClose: () => void;
}
