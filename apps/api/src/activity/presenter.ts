import type { Activity } from '@campetto/contract';
import type { ActivityRow } from '../db/schema.ts';

/** A stored record in the contract's shape. */
export const toActivity = (row: ActivityRow): Activity => ({
  id: row.id,
  kind: row.kind,
  at: row.at.toISOString(),
  actor: row.actorEmail,
  folderPath: row.folderPath,
  venueName: row.venueName,
  from: row.fromStatus,
  to: row.toStatus,
  reason: row.reason,
  note: row.note,
  duplicateOf: null,
  changes: null,
  undid: null,
  undoable: false,
  undone: row.undoneBy !== null,
  source: row.source,
  count: row.count,
});
