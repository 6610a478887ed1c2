import type { Activity } from '@campetto/contract';
import type { UndoState } from '@campetto/ui';

/** Whether a record can be, is being or has been undone; `undoing` is the id of the record that is being undone. */
export function undoState(record: Activity, undoing: string | undefined): UndoState | undefined {
  if (record.undone) return 'done';
  if (record.id === undoing) return 'under way';
  return record.undoable ? 'possible' : undefined;
}
