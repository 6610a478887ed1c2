import type { Action } from '../../primitives/action.ts';

export interface SavedView {
  id: string;
  name: string;
}

export interface SavedViewsProps {
  labels: {
    /** "Saved views"; on the button while no view is applied. */
    title: string;
    /** Says that there are no views yet, and what they are for. */
    empty: string;
    /** Names the field for what is shown now: "Save this view as". */
    name: string;
    /** Below the field: where the views are kept. */
    hint: string;
    /** "Enter a name.", after an attempt without one. */
    nameMissing: string;
    save: string;
    /** In place of `save` when the name is taken. */
    replace: string;
    /** "Delete": the name of the view follows. */
    remove: string;
  };
  views: readonly SavedView[];
  /** The view that is shown now, if it is one of them. */
  current: string | null;
  onApply: (id: string) => void;
  /** Trimmed and never empty; a view that bears the name already is replaced. */
  onSave: (name: string) => void;
  onDelete: (id: string) => void;
  /** The view that was deleted or replaced last, while it can be brought back: "Padel in Milan deleted". */
  deleted?: { text: string; undo: Action } | undefined;
}
