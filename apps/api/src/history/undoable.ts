import type { ActivityRow } from '../db/schema.ts';
import { UNDOABLE_KINDS } from './repository.ts';

/** What a record must hold to be taken back. */
export interface Undoable extends ActivityRow {
  venueId: string;
  version: number;
  changes: NonNullable<ActivityRow['changes']>;
}

/** Whether a record is of a kind that can be taken back; one from before undo was kept cannot. */
export const isUndoable = (record: ActivityRow): record is Undoable =>
  UNDOABLE_KINDS.some((kind) => kind === record.kind) &&
  record.venueId !== null &&
  record.version !== null &&
  record.changes !== null;
