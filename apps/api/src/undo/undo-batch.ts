import { type UndoBatchEvent, type UndoBatchReport, VENUES_PER_STEP } from '@campetto/contract';
import { recordAudit } from '../audit/repository.ts';
import { newId } from '../db/id.ts';
import type { ActivityRow, VenueRow } from '../db/schema.ts';
import { type Database, type Transaction, transact } from '../db/transact.ts';
import { hasKept } from '../decisions/reasons.ts';
import { advanceUndo, type UndoClaim } from '../decisions/runs.ts';
import { compareAtOnce } from '../duplicates/compare-missing.ts';
import { NotFound } from '../errors.ts';
import {
  countUndone,
  findBatch,
  growBatch,
  listMembers,
  markBatchUndone,
  openBatch,
} from '../history/batches.ts';
import { valuesBefore } from '../history/changes.ts';
import { findRecords, markUndone } from '../history/repository.ts';
import { isUndoable, type Undoable } from '../history/undoable.ts';
import type { Caller } from '../identity/caller.ts';
import type { Identity } from '../identity/verifier.ts';
import { recordChanges, type StoredChange } from '../venues/change.ts';
import { lockVenues } from '../venues/lookup.ts';
import { type DecisionChanges, decisionColumns, updateDecisions } from '../venues/repository.ts';

type Progress = Extract<UndoBatchEvent, { type: 'progress' }>;

/**
 * The record of a batch of decisions.
 *
 * @throws NotFound for an unknown batch
 */
export async function requireBatch(db: Database, batchId: string): Promise<ActivityRow> {
  const batch = await findBatch(db, batchId);
  if (!batch || batch.kind === 'undone') throw new NotFound('There is no such batch of decisions.');
  return batch;
}

/** What the undo of a whole batch has undone, also in earlier attempts that were interrupted. */
export async function reportOf(db: Database, { id, count }: ActivityRow): Promise<UndoBatchReport> {
  const undone = await countUndone(db, id);
  return { undone, refused: (count ?? 0) - undone };
}

/**
 * Undoes all decisions of a batch, in steps of one transaction each, except on venues that have changed since or whose
 * decision has been undone on its own. The undo continues when the client disconnects, until `signal` stops it after a
 * step. An interrupted undo leaves whole steps and can be started again, and so can an undo that was refused for all
 * venues.
 *
 * @throws the reason of the signal
 */
export async function undoBatch(
  db: Database,
  claim: UndoClaim,
  caller: Caller,
  onProgress: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<UndoBatchReport> {
  const batch = await requireBatch(db, claim.id);
  // Another request may have undone it just before the claim.
  if (batch.undoneBy) return reportOf(db, batch);
  const undoId = newId();
  await transact(db, async (transaction) => {
    const record = { id: undoId, kind: 'undone', undoes: batch.id } as const;
    await openBatch(transaction, record, caller.actor);
    const details = { batchId: batch.id };
    await recordAudit(transaction, { kind: 'batchUndone', ...caller, details });
  });
  let reached = 0;
  let after: string | undefined;
  for (;;) {
    signal.throwIfAborted();
    const members = await listMembers(db, batch.id, VENUES_PER_STEP, after);
    after = members.at(-1)?.id;
    if (after === undefined) break;
    await transact(db, (transaction) => undoStep(transaction, members, undoId, caller.actor));
    await compareAtOnce(
      db,
      members.flatMap(({ venueId }) => venueId ?? []),
    );
    reached += members.length;
    await advanceUndo(db, claim, reached);
    onProgress({ type: 'progress', reached, total: batch.count ?? 0 });
  }
  const report = await reportOf(db, batch);
  if (report.undone > 0) await markBatchUndone(db, batch.id, undoId);
  return report;
}

/** Undoes those of the records that can be undone. */
async function undoStep(
  transaction: Transaction,
  members: readonly ActivityRow[],
  undoId: string,
  administrator: Identity,
): Promise<void> {
  const known = members.filter(isUndoable);
  const keptIds = known.flatMap(({ changes }) => valuesBefore(changes).duplicateOf ?? []);
  const rows = await lockVenues(transaction, [...known.map(({ venueId }) => venueId), ...keptIds]);
  // The records are read again, because they could be undone until the venues were locked.
  const ids = known.map(({ id }) => id);
  const records = (await findRecords(transaction, ids)).filter(isUndoable);
  const changes = records.flatMap((record) => undoOf(record, rows, undoId) ?? []);
  const discards = new Set(
    changes.flatMap(({ row, changes: to }) => (to.status === 'discarded' ? row.id : [])),
  );
  const possible = changes.filter(
    ({ changes: to }) => hasKept(rows, to) && !discards.has(to.duplicateOf ?? ''),
  );
  if (possible.length === 0) return;

  const all = await updateDecisions(transaction, possible);
  await markUndone(transaction, all);
  await growBatch(transaction, undoId, all.length);
  await recordChanges(transaction, all, administrator);
}

interface DecisionUndo extends Omit<StoredChange, 'venue'> {
  changes: DecisionChanges;
  record: StoredChange['record'] & { id: string; undoes: string };
}

/** The change that undoes a record; undefined when it is undone, or its venue has changed since. */
function undoOf(
  record: Undoable,
  rows: Map<string, VenueRow>,
  batchId: string,
): DecisionUndo | undefined {
  const row = rows.get(record.venueId);
  if (!row || record.undoneBy || row.version !== record.version) return undefined;
  // A decision changes no other columns.
  const before = valuesBefore(record.changes) as Partial<DecisionChanges>;
  return {
    row,
    changes: { ...decisionColumns(row), ...before },
    record: { id: newId(), kind: 'undone', undoes: record.id, batchId },
  };
}
