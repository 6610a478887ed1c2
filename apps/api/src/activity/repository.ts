import { and, desc, eq, getTableColumns, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import {
  type ActivityRow,
  activity,
  imageUploads,
  type NewActivity,
  venues,
} from '../db/schema.ts';
import type { Executor, Transaction } from '../db/transact.ts';

/** Kinds of records that can be taken back. */
export const UNDOABLE_KINDS = ['approved', 'discarded', 'restored', 'updated'] as const;

/** Writes down what happened, in the transaction in which it happened. */
export async function recordActivity(executor: Executor, record: NewActivity): Promise<void> {
  await executor.insert(activity).values(record);
}

/** The record of an id, or undefined. */
export async function findRecord(executor: Executor, id: string): Promise<ActivityRow | undefined> {
  const [record] = await executor.select().from(activity).where(eq(activity.id, id));
  return record;
}

const original = alias(venues, 'original');
const undone = alias(activity, 'undone');

/** A record with what is needed to tell of it. */
export type ActivityEntry = Awaited<ReturnType<typeof listActivity>>[number];

const listEntries = (executor: Executor, limit: number, where?: SQL) =>
  executor
    .select({
      ...getTableColumns(activity),
      /** Of the venue as it is now. */
      venueVersion: venues.version,
      originalPath: original.folderPath,
      originalName: original.name,
      undid: undone.kind,
      /** When the picture that an update replaced was left to the sweep. */
      pictureLeftAt: imageUploads.at,
    })
    .from(activity)
    .leftJoin(venues, eq(venues.id, activity.venueId))
    .leftJoin(original, eq(original.id, activity.duplicateOf))
    .leftJoin(undone, eq(undone.id, activity.undoes))
    .leftJoin(
      imageUploads,
      and(
        eq(imageUploads.folderPath, activity.folderPath),
        eq(imageUploads.photoFileName, sql`${activity.changes}->'photoFileName'->>'from'`),
      ),
    )
    .where(where)
    .orderBy(desc(activity.at), desc(activity.id))
    .limit(limit);

/** The latest records, newest first. */
export const listActivity = (executor: Executor, limit: number) => listEntries(executor, limit);

/** The latest records of one venue, newest first. */
export const listHistory = (executor: Executor, venueId: string, limit: number) =>
  listEntries(executor, limit, eq(activity.venueId, venueId));

/**
 * Marks a record as taken back. The venue stands again as the record before left it, under a newer
 * version: the records from before are moved on with it, so that they can be taken back in turn.
 */
export async function markUndone(
  transaction: Transaction,
  record: Pick<ActivityRow, 'id'> & { venueId: string; version: number },
  undo: { id: string; version: number },
): Promise<void> {
  await transaction.update(activity).set({ undoneBy: undo.id }).where(eq(activity.id, record.id));
  await transaction
    .update(activity)
    .set({ version: sql`${activity.version} + ${undo.version - (record.version - 1)}` })
    .where(
      and(
        eq(activity.venueId, record.venueId),
        lt(activity.version, record.version),
        inArray(activity.kind, [...UNDOABLE_KINDS]),
        isNull(activity.undoneBy),
      ),
    );
}
