import { Undo2 } from 'lucide-react';
import { useId } from 'react';
import { Badge } from '../../primitives/Badge/index.ts';
import { Button } from '../../primitives/Button/index.ts';

/** `possible` shows a button, `under way` has it wait, `done` says that it was taken back. */
export type UndoState = 'possible' | 'under way' | 'done';

export interface UndoMarkProps {
  state: UndoState;
  label: string;
  /** "Undone" */
  done: string;
  /** Id of the sentence that tells what is taken back. */
  of: string;
  onUndo: () => void;
}

/** The way back from something that happened, or that it was taken. */
export function UndoMark({ state, label, done, of, onUndo }: UndoMarkProps) {
  const id = useId();
  if (state === 'done') return <Badge icon={Undo2}>{done}</Badge>;
  return (
    <Button
      id={id}
      tone="quiet"
      icon={Undo2}
      loading={state === 'under way'}
      aria-labelledby={`${id} ${of}`}
      onClick={onUndo}
    >
      {label}
    </Button>
  );
}
