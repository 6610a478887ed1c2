import { type DecisionRun, RUNS_MAX, type RunState } from '@campetto/contract';
import {
  and,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { deleteRows } from '../db/delete-rows.ts';
import { newId } from '../db/id.ts';
import { activity, type DecisionRunRow, decisionRuns, idempotencyKeys } from '../db/schema.ts';
import { type Database, type Executor, type Transaction, transact } from '../db/transact.ts';
import { NotFound } from '../errors.ts';

/** How long a lease is valid. Each step of a run renews it. */
const RUN_LEASE = sql`interval '10 seconds'`;
const leaseEnd = sql`clock_timestamp() + ${RUN_LEASE}`;

/** A run that this server works on; steps are stored only with this lease. */
export type ClaimedRun = DecisionRunRow & { lease: string };

type NewRun = typeof decisionRuns.$inferInsert;
/** The columns that a step changes. */
export type RunProgress = Pick<
  DecisionRunRow,
  'reached' | 'done' | 'skipped' | 'firstSkipped' | 'lastCreatedAt' | 'lastId'
>;

// The venues of a run can be a long list, which only the server that works on it needs.
const { matching: _matching, selected: _selected, ...columns } = getTableColumns(decisionRuns);
type RunRow = Omit<DecisionRunRow, 'matching' | 'selected'>;

type SelectedRun = RunRow & {
  undoneBy: string | null;
  key: string | null;
  isBeingUndone: boolean;
};

/** A stored run in the contract's shape. */
const toRun = ({ undoneBy, key, isBeingUndone, ...row }: SelectedRun): DecisionRun => ({
  batchId: row.id,
  move: row.move,
  reason: row.reason,
  note: row.note,
  by: row.actorEmail,
  state: row.state,
  // More venues can be reached than were counted, because some match the filter again in the meantime.
  total: Math.max(row.total, row.reached),
  reached: row.reached,
  done: row.done,
  skipped: row.skipped,
  firstSkipped: row.firstSkipped,
  startedAt: row.startedAt.toISOString(),
  endedAt: row.endedAt?.toISOString() ?? null,
  resumable: ENDED_EARLY.includes(row.state) && row.undoStartedAt === null,
  undoable: row.done > 0 && undoneBy === null,
  undo: isBeingUndone ? { reached: row.undoReached, total: row.done } : undefined,
  idempotencyKey: key ?? undefined,
});

/** A server undoes the run's batch. */
const hasUndoLease = and(
  isNotNull(decisionRuns.undoStartedAt),
  gt(decisionRuns.leasedUntil, sql`clock_timestamp()`),
);

const ENDED_EARLY: RunState[] = ['stopped', 'interrupted'];

const selectRuns = (executor: Executor, condition: SQL | undefined, limit = RUNS_MAX) =>
  executor
    .select({
      ...columns,
      undoneBy: activity.undoneBy,
      key: idempotencyKeys.key,
      isBeingUndone: sql<boolean>`${and(isNull(activity.undoneBy), hasUndoLease)} IS TRUE`,
    })
    .from(decisionRuns)
    .innerJoin(activity, eq(activity.id, decisionRuns.id))
    .leftJoin(
      idempotencyKeys,
      and(
        // The index of the keys begins with their administrator.
        eq(idempotencyKeys.actorUid, decisionRuns.actorUid),
        eq(idempotencyKeys.activityId, decisionRuns.id),
      ),
    )
    .where(condition)
    .orderBy(desc(sql`${decisionRuns.state} = 'running'`), desc(decisionRuns.startedAt))
    .limit(limit);

/** Runs of an administrator, running ones first: those with these ids, or those neither dismissed nor undone. */
export async function listRuns(
  executor: Executor,
  actorUid: string,
  batchIds?: string[],
): Promise<DecisionRun[]> {
  const isListed = batchIds
    ? inArray(decisionRuns.id, batchIds)
    : and(isNull(decisionRuns.dismissedAt), isNull(activity.undoneBy));
  const condition = and(eq(decisionRuns.actorUid, actorUid), isListed);
  return (await selectRuns(executor, condition, batchIds?.length)).map(toRun);
}

/**
 * A run; with `actorUid` only one of this administrator.
 *
 * @throws NotFound
 */
export async function requireRun(
  executor: Executor,
  id: string | null,
  actorUid?: string,
): Promise<DecisionRun> {
  const own = actorUid === undefined ? undefined : eq(decisionRuns.actorUid, actorUid);
  const [row] = id === null ? [] : await selectRuns(executor, and(eq(decisionRuns.id, id), own));
  if (!row) throw new NotFound('There is no such run.');
  return toRun(row);
}

/** Stores a run that no server works on yet. */
export async function insertRun(
  executor: Executor,
  run: Omit<NewRun, 'state' | 'skipped' | 'firstSkipped' | 'startedAt'>,
): Promise<void> {
  await executor.insert(decisionRuns).values({
    ...run,
    state: 'running',
    skipped: { changed: 0, impossible: 0, missing: 0 },
    firstSkipped: [],
    startedAt: new Date(),
  });
}

/** Stops a run after its current step, for which it waits. */
export async function storeStop(executor: Executor, id: string): Promise<void> {
  await executor
    .update(decisionRuns)
    .set({ state: 'stopped', endedAt: new Date() })
    .where(and(eq(decisionRuns.id, id), eq(decisionRuns.state, 'running')));
}

/** The right of this server to undo the batch of a run. */
export interface UndoClaim {
  id: string;
  lease: string;
}

/**
 * Claims the undo of a batch and stops its run, which can never be resumed after it. A dismissed run is listed again, to
 * show the progress of the undo or that it was interrupted. Undefined while a server undoes the batch. The run of an old
 * batch is not stored any more: everybody may undo it.
 */
export async function claimUndo(executor: Executor, id: string): Promise<UndoClaim | undefined> {
  const lease = newId();
  // Stored before the stop, so that nobody can resume the run between the two.
  const claimed = await executor
    .update(decisionRuns)
    .set({
      undoStartedAt: new Date(),
      undoReached: 0,
      dismissedAt: null,
      lease,
      leasedUntil: leaseEnd,
    })
    .where(and(eq(decisionRuns.id, id), sql`${hasUndoLease} IS NOT TRUE`))
    .returning({ id: decisionRuns.id });
  if (claimed.length > 0) {
    await storeStop(executor, id);
    return { id, lease };
  }
  const isStored = (await executor.$count(decisionRuns, eq(decisionRuns.id, id))) > 0;
  return isStored ? undefined : { id, lease };
}

const hasClaim = ({ id, lease }: UndoClaim) =>
  and(eq(decisionRuns.id, id), eq(decisionRuns.lease, lease));

/** Stores how many decisions an undo has reached, and renews its lease. */
export async function advanceUndo(
  executor: Executor,
  claim: UndoClaim,
  undoReached: number,
): Promise<void> {
  await executor
    .update(decisionRuns)
    .set({ undoReached, leasedUntil: leaseEnd })
    .where(hasClaim(claim));
}

/** Ends the lease of an undo. */
export async function releaseUndo(executor: Executor, claim: UndoClaim): Promise<void> {
  await executor
    .update(decisionRuns)
    .set({ lease: null, leasedUntil: null })
    .where(hasClaim(claim));
}

/** Resumes a run that ended early; false when it cannot be resumed. */
export async function storeResume(executor: Executor, id: string): Promise<boolean> {
  const resumed = await executor
    .update(decisionRuns)
    .set({ state: 'running', endedAt: null, dismissedAt: null, leasedUntil: null })
    .where(
      and(
        eq(decisionRuns.id, id),
        inArray(decisionRuns.state, ENDED_EARLY),
        isNull(decisionRuns.undoStartedAt),
      ),
    )
    .returning({ id: decisionRuns.id });
  return resumed.length > 0;
}

/** Removes a run that has ended from its administrator's list. */
export async function storeDismissal(executor: Executor, id: string): Promise<void> {
  await executor
    .update(decisionRuns)
    .set({ dismissedAt: new Date() })
    .where(and(eq(decisionRuns.id, id), sql`${decisionRuns.state} <> 'running'`));
}

/** Claims a run that no server works on, the oldest first; undefined when there is none. */
export function claimRun(db: Database): Promise<ClaimedRun | undefined> {
  return transact(db, async (transaction) => {
    const isFree = or(
      isNull(decisionRuns.leasedUntil),
      lt(decisionRuns.leasedUntil, sql`clock_timestamp()`),
    );
    const [free] = await transaction
      .select({ id: decisionRuns.id })
      .from(decisionRuns)
      .where(and(eq(decisionRuns.state, 'running'), isFree))
      .orderBy(decisionRuns.id)
      .limit(1)
      .for('update', { skipLocked: true });
    if (!free) return undefined;
    const lease = newId();
    const [run] = await transaction
      .update(decisionRuns)
      .set({ lease, leasedUntil: leaseEnd })
      .where(eq(decisionRuns.id, free.id))
      .returning();
    return run && { ...run, lease };
  });
}

const hasLease = ({ id, lease }: ClaimedRun) =>
  and(eq(decisionRuns.id, id), eq(decisionRuns.lease, lease), eq(decisionRuns.state, 'running'));

/**
 * Locks a run until the transaction ends, before any venue. Undefined when it has been stopped or another
 * server has claimed it, so that no step is stored after a stop has returned.
 */
export async function lockRun(
  transaction: Transaction,
  run: ClaimedRun,
): Promise<RunProgress | undefined> {
  const { reached, done, skipped, firstSkipped, lastCreatedAt, lastId } = columns;
  const [row] = await transaction
    .select({ reached, done, skipped, firstSkipped, lastCreatedAt, lastId })
    .from(decisionRuns)
    .where(hasLease(run))
    .for('update');
  return row;
}

/** Stores the progress of a locked run and renews its lease. */
export async function advanceRun(
  transaction: Transaction,
  { id }: ClaimedRun,
  progress: RunProgress,
): Promise<void> {
  await transaction
    .update(decisionRuns)
    .set({ ...progress, leasedUntil: leaseEnd })
    .where(eq(decisionRuns.id, id));
}

/**
 * Ends a run that has reached all venues. Counted venues that it did not find, because they no longer matched, count as
 * changed.
 */
export function finishRun(db: Database, run: ClaimedRun): Promise<void> {
  return transact(db, async (transaction) => {
    const progress = await lockRun(transaction, run);
    if (!progress) return;
    const left = Math.max(0, run.total - progress.reached);
    const { skipped } = progress;
    await transaction
      .update(decisionRuns)
      .set({
        state: 'finished',
        endedAt: new Date(),
        reached: progress.reached + left,
        skipped: { ...skipped, changed: skipped.changed + left },
      })
      .where(eq(decisionRuns.id, run.id));
  });
}

/** Ends a run whose step failed in spite of retries. */
export async function interruptRun(executor: Executor, run: ClaimedRun): Promise<void> {
  await executor
    .update(decisionRuns)
    .set({ state: 'interrupted', endedAt: new Date() })
    .where(hasLease(run));
}

/** Releases the lease, so that any server can claim the run. */
export async function releaseRun(executor: Executor, run: ClaimedRun): Promise<void> {
  await executor.update(decisionRuns).set({ lease: null, leasedUntil: null }).where(hasLease(run));
}

/** Removes runs that ended 30 days ago; their decisions remain in the activity. Returns how many. */
export function removeOldRuns(executor: Executor): Promise<number> {
  return deleteRows(
    executor,
    decisionRuns,
    lt(decisionRuns.endedAt, sql`now() - interval '30 days'`),
  );
}
