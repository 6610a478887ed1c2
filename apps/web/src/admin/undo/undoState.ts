import type { Activity } from '@campetto/contract';
import type { UndoState } from '@campetto/ui';

/** Whether a record can be, is being or has been undone; `undoing` has the ids of those that are being undone. */
export function undoState(record: Activity, undoing: ReadonlySet<string>): UndoState | undefined {
  if (record.undone) return 'done';
  if (undoing.has(record.id)) return 'under way';
  return record.undoable ? 'possible' : undefined;
}
