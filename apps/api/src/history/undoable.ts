import type { ActivityRow } from '../db/schema.ts';
import { UNDOABLE_KINDS } from './repository.ts';

/** A record with what an undo needs. */
export interface Undoable extends ActivityRow {
  venueId: string;
  version: number;
  changes: NonNullable<ActivityRow['changes']>;
}

/** Whether a record can be undone; a record of a version that did not store changes yet cannot. */
export const isUndoable = (record: ActivityRow): record is Undoable =>
  UNDOABLE_KINDS.some((kind) => kind === record.kind) &&
  record.venueId !== null &&
  record.version !== null &&
  record.changes !== null;
