import { and, asc, count, eq, gt, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { BEFORE_ALL_IDS } from '../db/id.ts';
import { type ActivityRow, activity, type NewActivity } from '../db/schema.ts';
import type { Executor, Transaction } from '../db/transact.ts';
import type { Identity } from '../identity/verifier.ts';

/** The record of a batch: its own, not one of those of its venues. */
const isBatch = (id: string) => and(eq(activity.id, id), eq(activity.batchId, id));

/** The records of a batch's venues. */
const isMember = (batchId: string) => and(eq(activity.batchId, batchId), ne(activity.id, batchId));
const undo = alias(activity, 'undo');

/** Creates the record of a batch that has no venue yet. */
export async function openBatch(
  executor: Executor,
  record: Pick<NewActivity, 'id' | 'kind'> & Partial<NewActivity>,
  { uid, email }: Identity,
): Promise<void> {
  await executor.insert(activity).values({
    at: new Date(),
    actorUid: uid,
    actorEmail: email,
    ...record,
    batchId: record.id,
    count: 0,
  });
}

/** The record of a batch, or undefined. */
export async function findBatch(executor: Executor, id: string): Promise<ActivityRow | undefined> {
  const [record] = await executor.select().from(activity).where(isBatch(id));
  return record;
}

/** Adds to the number of venues of a batch. */
export async function growBatch(transaction: Transaction, id: string, by: number): Promise<void> {
  await transaction
    .update(activity)
    .set({ count: sql`${activity.count} + ${by}` })
    .where(isBatch(id));
}

/** How many venues of a batch the undos of the whole batch have undone: not those that were undone by themselves. */
export async function countUndone(executor: Executor, batchId: string): Promise<number> {
  const [row] = await executor
    .select({ undone: count() })
    .from(activity)
    .innerJoin(undo, eq(undo.id, activity.undoneBy))
    .where(and(isMember(batchId), isNotNull(undo.batchId)));
  return row?.undone ?? 0;
}

/** Marks the record of a batch as undone, unless it is already. */
export async function markBatchUndone(executor: Executor, id: string, undoId: string) {
  await executor
    .update(activity)
    .set({ undoneBy: undoId })
    .where(and(isBatch(id), isNull(activity.undoneBy)));
}

/** The records of a batch's venues in the order of their ids, after a position, at most `limit`. */
export function listMembers(
  executor: Executor,
  batchId: string,
  limit: number,
  after = BEFORE_ALL_IDS,
) {
  return executor
    .select()
    .from(activity)
    .where(and(isMember(batchId), gt(activity.id, after)))
    .orderBy(asc(activity.id))
    .limit(limit);
}
