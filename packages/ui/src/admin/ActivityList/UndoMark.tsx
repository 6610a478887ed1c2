import Undo2 from 'lucide-react/icons/undo-2';
import { Badge } from '../../primitives/Badge/index.ts';
import { Button } from '../../primitives/Button/index.ts';

/** `possible` shows a button, `under way` a pending one, `done` that it was undone. */
export type UndoState = 'possible' | 'under way' | 'done';

export interface UndoMarkProps {
  state: UndoState;
  label: string;
  /** "Undone" */
  done: string;
  /** The sentence that describes the activity. */
  of: string;
  onUndo: () => void;
}

/** The undo button of an activity, or the mark that it was undone. */
export function UndoMark({ state, label, done, of, onUndo }: UndoMarkProps) {
  if (state === 'done') return <Badge icon={Undo2}>{done}</Badge>;
  return (
    <Button
      tone="quiet"
      icon={Undo2}
      pending={state === 'under way'}
      aria-label={`${label}: ${of}`}
      onClick={onUndo}
    >
      {label}
    </Button>
  );
}
