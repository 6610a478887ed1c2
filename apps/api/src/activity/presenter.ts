import type { Activity } from '@campetto/contract';
import { isOurs } from '../images/uploads.ts';
import { toFieldChanges } from './changes.ts';
import type { ActivityEntry } from './repository.ts';
import { isUndoable } from './undo.ts';

/** A stored record in the contract's shape. */
export const toActivity = (entry: ActivityEntry): Activity => ({
  id: entry.id,
  kind: entry.kind,
  at: entry.at.toISOString(),
  actor: entry.actorEmail,
  folderPath: entry.folderPath,
  venueName: entry.venueName,
  from: entry.fromStatus,
  to: entry.toStatus,
  reason: entry.reason,
  note: entry.note,
  duplicateOf:
    entry.originalPath === null || entry.originalName === null
      ? null
      : { folderPath: entry.originalPath, name: entry.originalName },
  changes: changesOf(entry),
  undid: entry.undid,
  undoable:
    isUndoable(entry) &&
    !entry.undoneBy &&
    entry.version === entry.venueVersion &&
    hasPictureBefore(entry),
  undone: entry.undoneBy !== null,
  source: entry.source,
  count: entry.count,
});

/** Of an update and its undo; a decision changes no field that a history shows. */
function changesOf({ kind, undid, changes }: ActivityEntry) {
  const isUpdate = kind === 'updated' || undid === 'updated';
  return isUpdate && changes ? toFieldChanges(changes) : null;
}

/** Whether the picture that an update replaced is still there, if it replaced one of ours. */
function hasPictureBefore({ changes, pictureLeftAt }: ActivityEntry) {
  const before = changes?.['photoFileName']?.from;
  return typeof before !== 'string' || !isOurs(before) || pictureLeftAt !== null;
}
