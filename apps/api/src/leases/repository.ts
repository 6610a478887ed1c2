import { LEASE_SECONDS } from '@campetto/contract';
import { and, asc, eq, gt, gte, inArray, lt, ne, sql } from 'drizzle-orm';
import { deleteRows } from '../db/delete-rows.ts';
import { activity, venueLeases, venues } from '../db/schema.ts';
import type { Executor } from '../db/transact.ts';
import { DECIDED, IS_COUNTED_DECISION } from '../history/decision-statistics.ts';
import type { Identity } from '../identity/verifier.ts';

const isRunning = gt(venueLeases.expiresAt, sql`now()`);

/** Ends the leases of a reviewer on other venues than these, and all that are over. */
export async function endLeases(
  executor: Executor,
  actorUid: string,
  kept: readonly string[],
): Promise<void> {
  // Rows that another request is changing are left to it: two requests never wait for each other.
  await executor.execute(sql`
    DELETE FROM ${venueLeases} WHERE ${venueLeases.venueId} IN (
      SELECT venue_id FROM ${venueLeases} AS ended
      WHERE ended.venue_id <> ALL (${sql.param([...kept])}::uuid[])
        AND (ended.actor_uid = ${actorUid} OR ended.expires_at <= now())
      FOR UPDATE SKIP LOCKED)`);
}

/** Removes the leases that are over, as of a reviewer who closed the window. Returns how many. */
export function removeVenueLeases(executor: Executor): Promise<number> {
  return deleteRows(executor, venueLeases, lt(venueLeases.expiresAt, sql`now()`));
}

/** Leases those of the venues that exist and that nobody else has. */
export async function takeLeases(
  executor: Executor,
  { uid, email }: Identity,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await executor.execute(sql`
    INSERT INTO ${venueLeases} (venue_id, position, actor_uid, actor_email, expires_at)
    SELECT id, wanted.position, ${uid}, ${email ?? null}, now() + make_interval(secs => ${LEASE_SECONDS})
    FROM unnest(${sql.param([...ids])}::uuid[]) WITH ORDINALITY AS wanted (id, position)
    JOIN ${venues} USING (id) ORDER BY id
    ON CONFLICT (venue_id) DO UPDATE SET
      position = excluded.position, actor_uid = excluded.actor_uid,
      actor_email = excluded.actor_email, expires_at = excluded.expires_at
    WHERE ${venueLeases.actorUid} = excluded.actor_uid OR ${venueLeases.expiresAt} <= now()`);
}

/** The leases of others on these venues. */
export const findOthers = (executor: Executor, actorUid: string, ids: readonly string[]) =>
  executor
    .select({ venueId: venueLeases.venueId, actorEmail: venueLeases.actorEmail })
    .from(venueLeases)
    .where(
      and(inArray(venueLeases.venueId, [...ids]), ne(venueLeases.actorUid, actorUid), isRunning),
    );

/** The venue that each reviewer has at hand: the first of those that they requested. */
export const findLeases = (executor: Executor) =>
  executor
    .selectDistinctOn([venueLeases.actorUid], {
      actorUid: venueLeases.actorUid,
      actorEmail: venueLeases.actorEmail,
      folderPath: venues.folderPath,
      name: venues.name,
    })
    .from(venueLeases)
    .innerJoin(venues, eq(venues.id, venueLeases.venueId))
    .where(isRunning)
    .orderBy(asc(venueLeases.actorUid), asc(venueLeases.position));

/** How many venues each person has approved and discarded since a time; a batch counts with all its venues. */
export const countDecisions = (executor: Executor, since: Date) =>
  executor
    .select({
      actorUid: activity.actorUid,
      actorEmail: sql<string | null>`max(${activity.actorEmail})`,
      decided: sql<number>`sum(${DECIDED})::int`,
    })
    .from(activity)
    .where(and(gte(activity.at, since), IS_COUNTED_DECISION))
    .groupBy(activity.actorUid)
    .having(sql`sum(${DECIDED}) > 0`);
