import type { Activity } from '@campetto/contract';
import { scraperNameOf } from '../identity/submission-keys.ts';
import { isStoredPicture } from '../pictures/uploads.ts';
import { toFieldChanges } from './changes.ts';
import { type ActivityEntry, UNDOABLE_KINDS } from './repository.ts';
import { isUndoable } from './undoable.ts';

/** A stored record in the contract's shape. */
export const toActivity = (entry: ActivityEntry): Activity => ({
  id: entry.id,
  kind: entry.kind,
  at: entry.at.toISOString(),
  actor: entry.actorEmail ?? scraperNameOf(entry.actorUid),
  folderPath: entry.folderPath,
  venueName: entry.venueName,
  venueStatus: entry.venueStatus,
  from: entry.fromStatus,
  to: entry.toStatus,
  reason: entry.reason,
  note: entry.note,
  duplicateOf: keptOf(entry),
  changes: changesOf(entry),
  undid: entry.undid,
  undoable: !entry.undoneBy && (isBatch(entry) ? isDecision(entry) : isUndoableNow(entry)),
  undone: entry.undoneBy !== null,
  source: entry.source,
  count: entry.count,
  importId: entry.importId,
  batchId: entry.batchId ?? (isOnlyChanges(entry) ? entry.id : null),
  mergeId: entry.mergeId,
});

function keptOf({ keptPath: folderPath, keptName: name, keptStatus }: ActivityEntry) {
  if (folderPath === null || name === null || keptStatus === null) return null;
  return { folderPath, name, status: keptStatus };
}

/** Whether it is the record of a batch; each of its venues has a record of its own. */
const isBatch = ({ id, batchId }: ActivityEntry) => id === batchId;

/**
 * Whether it is the record of an import that added no venue of its source: the records of the venues that it changed
 * have its id as their batch.
 */
const isOnlyChanges = ({ importId, hasAdded }: ActivityEntry) => importId !== null && !hasAdded;

const isDecision = ({ kind }: ActivityEntry) =>
  UNDOABLE_KINDS.some((undoable) => undoable === kind);

/** Whether neither its own venue nor another of its merge has changed since the record. */
const isUndoableNow = (entry: ActivityEntry) =>
  entry.isMergeUnchanged && (entry.kind === 'notDuplicate' || isVenueUnchanged(entry));

const isVenueUnchanged = (entry: ActivityEntry) =>
  isUndoable(entry) && entry.version === entry.venueVersion && hasPictureBefore(entry);

/** The changed fields of an update, its undo or an import; a decision changes no field that a history shows. */
function changesOf({ kind, undid, changes }: ActivityEntry) {
  const isUpdate = kind === 'updated' || undid === 'updated' || kind === 'imported';
  return isUpdate && changes ? toFieldChanges(changes) : null;
}

/** Whether the picture that an update replaced is still stored, if this server stored it. */
function hasPictureBefore({ changes, pictureUnusedSince }: ActivityEntry) {
  const before = changes?.['photoFileName']?.from;
  return typeof before !== 'string' || !isStoredPicture(before) || pictureUnusedSince !== null;
}
