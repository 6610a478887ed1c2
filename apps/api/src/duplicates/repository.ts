import { venueIdOf } from '@campetto/contract';
import { eq, inArray, or, sql } from 'drizzle-orm';
import { rejectedDuplicates, type VenueRow, venues } from '../db/schema.ts';
import type { Executor } from '../db/transact.ts';
import { CELLS_IN_A_ROW } from '../venues/derived.ts';
import { cityWords, isDistinctive, readName } from './names.ts';

/** The compared columns of a venue. */
export type Compared = Pick<
  VenueRow,
  'id' | 'nameKey' | 'phoneKey' | 'websiteKey' | 'cell' | 'latitude' | 'longitude'
> & { city: string };
/** A venue that may be a duplicate of the venue `of`. */
export type Candidate = Omit<Compared, 'cell'> & { of: string };

/** The compared columns of the venues at the folder paths; unknown paths are left out. */
export async function findSubjects(executor: Executor, folderPaths: readonly string[]) {
  const ids = folderPaths.flatMap((path) => venueIdOf(path) ?? []);
  if (ids.length === 0) return [];
  const wanted = new Set(folderPaths);
  const rows = await executor
    .select({ ...COMPARED, folderPath: venues.folderPath, hasRelated: venues.hasRelated })
    .from(venues)
    .where(inArray(venues.id, ids));
  return rows.filter(({ folderPath }) => wanted.has(folderPath));
}

/** The compared columns of venues by their ids. */
export async function findCompared(executor: Executor, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return executor
    .select({ ...COMPARED, hasRelated: venues.hasRelated })
    .from(venues)
    .where(inArray(venues.id, [...ids]));
}

/** The columns of {@link Compared}. */
export const COMPARED = {
  id: venues.id,
  nameKey: venues.nameKey,
  phoneKey: venues.phoneKey,
  websiteKey: venues.websiteKey,
  cell: venues.cell,
  latitude: venues.latitude,
  longitude: venues.longitude,
  city: venues.addressCity,
};

/**
 * Stores that two venues are not the same; of two rejections at once the second waits for the first.
 *
 * @returns the activity record of the stored rejection, which may be an earlier one
 */
export async function storeRejection(
  executor: Executor,
  ids: readonly [string, string],
  activityId: string,
): Promise<string> {
  const [venueId = '', otherId = ''] = [...ids].sort();
  const [stored] = await executor
    .insert(rejectedDuplicates)
    .values({ venueId, otherId, activityId })
    .onConflictDoUpdate({
      target: [rejectedDuplicates.venueId, rejectedDuplicates.otherId],
      set: { activityId: sql`${rejectedDuplicates.activityId}` },
    })
    .returning({ activityId: rejectedDuplicates.activityId });
  return stored?.activityId ?? activityId;
}

/** The venues that were rejected as duplicates of each venue, by its id. */
export async function findRejected(
  executor: Executor,
  ids: readonly string[],
): Promise<Map<string, Set<string>>> {
  const found = new Map<string, Set<string>>();
  if (ids.length === 0) return found;
  const { venueId, otherId } = rejectedDuplicates;
  const wanted = [...ids];
  const rows = await executor
    .select({ venueId, otherId })
    .from(rejectedDuplicates)
    .where(or(inArray(venueId, wanted), inArray(otherId, wanted)));
  const add = (id: string, other: string) => found.set(id, (found.get(id) ?? new Set()).add(other));
  for (const row of rows) {
    add(row.venueId, row.otherId);
    add(row.otherId, row.venueId);
  }
  return found;
}

/** Removes the rejection of an activity record; false when there is none. */
export async function removeRejection(executor: Executor, activityId: string): Promise<boolean> {
  const removed = await executor
    .delete(rejectedDuplicates)
    .where(eq(rejectedDuplicates.activityId, activityId))
    .returning({ venueId: rejectedDuplicates.venueId });
  return removed.length > 0;
}

/** A cell and the eight around it, so that nothing within some 400 m is missed. */
const AROUND = [-1, 0, 1].flatMap((row) => [-1, 0, 1].map((by) => row * CELLS_IN_A_ROW + by));

/** The maximum of candidates of each search for one venue; thousands in one place are cut off. */
const NEAR_READ_MAX = 1000;
const NEAR_MAX = 24;
const SAME_MAX = 20;

/** The columns of {@link Candidate} except `of`, for a table without an alias. */
const CANDIDATE_COLUMNS = sql`id, name_key AS "nameKey", phone_key AS "phoneKey",
  website_key AS "websiteKey", latitude, longitude, address_city AS city`;

/** The venues among which candidates are searched: those that are not discarded, or the discarded ones. */
const AMONG = {
  current: [sql`status <> 'discarded'`, sql`status IN ('pending', 'approved')`],
  discarded: [sql`status = 'discarded'`, sql`status = 'discarded'`],
} as const;

/**
 * The venues that may be duplicates of a subject: near it, with its phone or its website, or with its name in its city;
 * without the rejected ones, unless they are wanted too. One statement. Each search is sorted as
 * an index is, because PostgreSQL would otherwise read the whole table for a value that it expects to be frequent, for
 * example after an import of thousands of equal venues.
 */
export async function findCandidates(
  executor: Executor,
  subjects: readonly Compared[],
  { among = 'current', without }: { among?: keyof typeof AMONG; without?: 'rejected' } = {},
): Promise<Candidate[]> {
  if (subjects.length === 0) return [];
  const [isAmong, hasStatus] = AMONG[among];
  const list = (values: readonly (string | number | null)[]) => sql`${sql.param(values)}`;
  const around = sql.join(
    AROUND.map((by) => sql`this.cell + ${sql.raw(String(by))}`),
    sql`, `,
  );
  const columns = CANDIDATE_COLUMNS;
  const rejected = sql`
      UNION ALL SELECT other_id FROM rejected_duplicates WHERE venue_id = this.id
      UNION ALL SELECT venue_id FROM rejected_duplicates WHERE other_id = this.id`;
  const { rows } = await executor.execute<Candidate>(sql`
    SELECT this.id AS of, other.*
    FROM unnest(
      ${list(subjects.map(({ id }) => id))}::uuid[],
      ${list(subjects.map(({ cell }) => cell))}::bigint[],
      ${list(subjects.map(({ latitude }) => latitude))}::float8[],
      ${list(subjects.map(({ longitude }) => longitude))}::float8[],
      ${list(subjects.map(({ phoneKey }) => phoneKey))}::text[],
      ${list(subjects.map(({ websiteKey }) => websiteKey))}::text[],
      ${list(subjects.map(({ nameKey, city }) => (isDistinctive(readName(nameKey), cityWords(city)) ? nameKey : null)))}::text[],
      ${list(subjects.map(({ city }) => city))}::text[]
    ) AS this (id, cell, latitude, longitude, phone_key, website_key, name_key, city)
    CROSS JOIN LATERAL (SELECT ARRAY(
      SELECT this.id ${without ? rejected : sql``}
    ) AS ids) AS excluded
    CROSS JOIN LATERAL (
      (SELECT ${columns} FROM venues WHERE id = ANY (ARRAY(
        SELECT id FROM (
          SELECT id, latitude, longitude FROM venues
          WHERE cell = ANY (ARRAY[${around}]) AND ${isAmong}
          ORDER BY cell LIMIT ${NEAR_READ_MAX}
        ) near WHERE id <> ALL (excluded.ids)
        ORDER BY abs(near.latitude - this.latitude) + abs(near.longitude - this.longitude)
        LIMIT ${NEAR_MAX})))
      UNION ALL
      (SELECT ${columns} FROM venues
        WHERE phone_key = this.phone_key AND ${isAmong} AND id <> ALL (excluded.ids)
        ORDER BY has_related LIMIT ${SAME_MAX})
      UNION ALL
      (SELECT ${columns} FROM venues
        WHERE website_key = this.website_key AND ${isAmong} AND id <> ALL (excluded.ids)
        ORDER BY has_related LIMIT ${SAME_MAX})
      UNION ALL
      (SELECT ${columns} FROM venues
        WHERE ${hasStatus} AND name_key = this.name_key
          AND address_city = this.city AND id <> ALL (excluded.ids)
        ORDER BY status, id LIMIT ${SAME_MAX})
    ) other`);
  return [...new Map(rows.map((row) => [row.of + row.id, row])).values()];
}
