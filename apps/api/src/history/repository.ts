import type { ActivityKind, ActivityQuery } from '@campetto/contract';
import { and, asc, desc, eq, getTableColumns, inArray, not, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { newId } from '../db/id.ts';
import {
  ACTOR_NAME,
  type ActivityRow,
  activity,
  IS_LISTED,
  imageUploads,
  type NewActivity,
  type VenueRow,
  venues,
} from '../db/schema.ts';
import type { Executor, Transaction } from '../db/transact.ts';
import type { Identity } from '../identity/verifier.ts';
import type { ActivityPosition } from './cursor.ts';

/** Kinds of records that can be undone. */
export const UNDOABLE_KINDS = [
  'approved',
  'discarded',
  'restored',
  'updated',
  'setAside',
  'requeued',
] satisfies ActivityKind[];

/** Stores a record, in the transaction that makes the change. */
export async function recordActivity(
  executor: Executor,
  ...records: readonly NewActivity[]
): Promise<void> {
  await executor.insert(activity).values([...records]);
}

/** Marks the record of a rejected duplicate as undone, and records the undo. */
export async function recordRejectionUndo(
  transaction: Transaction,
  rejection: ActivityRow,
  mergeId: string | null,
  { uid, email }: Identity,
): Promise<void> {
  const id = newId();
  const { venueId, folderPath, venueName, duplicateOf } = rejection;
  await transaction.update(activity).set({ undoneBy: id }).where(eq(activity.id, rejection.id));
  await recordActivity(transaction, {
    id,
    kind: 'undone',
    at: new Date(),
    actorUid: uid,
    actorEmail: email,
    venueId,
    folderPath,
    venueName,
    duplicateOf,
    mergeId,
    undoes: rejection.id,
  });
}

/** The records of these ids, in any order. */
export const findRecords = (executor: Executor, ids: readonly string[]): Promise<ActivityRow[]> =>
  executor
    .select()
    .from(activity)
    .where(inArray(activity.id, [...ids]));

/**
 * Whether an administrator wrote the venue's formatted address: an update set it without the coordinates, which an
 * address from the search would have set too.
 */
export async function hasWrittenAddress(
  executor: Executor,
  { id, addressFormatted }: Pick<VenueRow, 'id' | 'addressFormatted'>,
): Promise<boolean> {
  const rows = await executor
    .select({ id: activity.id })
    .from(activity)
    .where(
      and(
        eq(activity.venueId, id),
        eq(activity.kind, 'updated'),
        eq(sql`${activity.changes}->'addressFormatted'->>'to'`, addressFormatted),
        sql`NOT ${activity.changes} ?| ARRAY['latitude', 'longitude']`,
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** The records that are undone together with a record: those of its merge, and itself. */
export const findMerge = (
  executor: Executor,
  { id, mergeId }: Pick<ActivityRow, 'id' | 'mergeId'>,
): Promise<ActivityRow[]> =>
  executor
    .select()
    .from(activity)
    .where(mergeId === null ? eq(activity.id, id) : eq(activity.mergeId, mergeId))
    .orderBy(asc(activity.id));

const kept = alias(venues, 'kept');
const undone = alias(activity, 'undone');

/** Whether all venues that the merge of a record changed are as it left them; a rejection changes none. */
const IS_MERGE_UNCHANGED = sql<boolean>`(${activity.mergeId} IS NULL OR NOT EXISTS (
  SELECT 1 FROM activity member JOIN venues changed ON changed.id = member.venue_id
  WHERE member.merge_id = ${activity.mergeId} AND member.version <> changed.version))`;

/** Whether there are venues that an import added from the source of its record; it has one for each source. */
const HAS_ADDED = sql<boolean>`EXISTS (
  SELECT 1 FROM venues added
  WHERE added.import_id = ${activity.importId} AND added.source = ${activity.source})`;

/** A record with everything that its description needs. */
export type ActivityEntry = Awaited<ReturnType<typeof listEntries>>[number];

const listEntries = (executor: Executor, limit: number, where?: SQL) =>
  executor
    .select({
      ...getTableColumns(activity),
      /** The version and status of the venue as it is now. */
      venueVersion: venues.version,
      venueStatus: venues.status,
      keptPath: kept.folderPath,
      keptName: kept.name,
      keptStatus: kept.status,
      undid: undone.kind,
      isMergeUnchanged: IS_MERGE_UNCHANGED,
      hasAdded: HAS_ADDED,
      /** Since when no venue has shown the picture that an update replaced; null once its removal began. */
      pictureUnusedSince: imageUploads.at,
    })
    .from(activity)
    .leftJoin(venues, eq(venues.id, activity.venueId))
    .leftJoin(kept, eq(kept.id, activity.duplicateOf))
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

/** A batch that has decided on no venue. */
const isEmptyBatch = sql`(${activity.batchId} is not null and ${activity.count} = 0)`;

/** Records newest first, after a position; a batch is one of them. */
export const listActivity = (
  executor: Executor,
  { limit, actor, kind }: Pick<ActivityQuery, 'limit' | 'actor' | 'kind'>,
  after?: ActivityPosition,
) =>
  listEntries(
    executor,
    limit,
    and(
      IS_LISTED,
      not(isEmptyBatch),
      actor === undefined ? undefined : eq(ACTOR_NAME, actor),
      kind && eq(activity.kind, kind),
      after &&
        sql`(${activity.at}, ${activity.id}) < (${after.at.toISOString()}, ${after.id}::uuid)`,
    ),
  );

/** A decision on two venues as duplicates, and its undo, belong to the history of both. */
const isOnDuplicateOf = (venueId: string) =>
  and(
    sql`${activity.kind} IN ('notDuplicate', 'undone', 'discarded')`,
    eq(activity.duplicateOf, venueId),
  );

/** The latest records of one venue, newest first. */
export const listHistory = (executor: Executor, venueId: string, limit: number) =>
  listEntries(executor, limit, or(eq(activity.venueId, venueId), isOnDuplicateOf(venueId)));

/** The stored undo of a record: the venue before and after it, and the record of the undo. */
interface StoredUndo {
  row: VenueRow;
  venue: VenueRow;
  record: { id: string; undoes: string };
}

/**
 * Marks records of different venues as undone, and counts them in the records of their batches. Each venue has the values of its previous record again, but a
 * newer version, which the earlier records take over so that they can be undone in turn.
 */
export async function markUndone(
  transaction: Transaction,
  undos: readonly StoredUndo[],
): Promise<void> {
  const marks = undos.map(({ record: { undoes, id } }) => sql`(${undoes}::uuid, ${id}::uuid)`);
  await transaction.execute(sql`
    WITH marked AS (
      UPDATE activity SET undone_by = d.undo_id
      FROM (VALUES ${sql.join(marks, sql`, `)}) AS d (id, undo_id) WHERE activity.id = d.id
      RETURNING activity.batch_id
    )
    UPDATE activity SET undone_count = undone_count + of_batch.count
    FROM (SELECT batch_id, count(*)::int FROM marked GROUP BY batch_id) AS of_batch
    WHERE activity.id = of_batch.batch_id AND activity.batch_id = activity.id`);
  const moves = undos.map(
    ({ row: { id, version }, venue }) =>
      sql`(${id}::uuid, ${version}::int, ${venue.version - (version - 1)}::int)`,
  );
  // Without the ids the planner may compare each record with each venue, since it expects hardly any record.
  const venueIds = undos.map(({ row }) => row.id);
  const kinds = sql.join(
    UNDOABLE_KINDS.map((kind) => sql`${kind}`),
    sql`, `,
  );
  await transaction.execute(sql`
    UPDATE activity SET version = activity.version + d.by
    FROM (VALUES ${sql.join(moves, sql`, `)}) AS d (venue_id, version, by)
    WHERE activity.venue_id = ANY (${sql.param(venueIds)}::uuid[])
      AND activity.venue_id = d.venue_id AND activity.version < d.version
      AND activity.kind IN (${kinds}) AND activity.undone_by IS NULL`);
}
