import { deepStrictEqual } from 'node:assert';
import type { VenueReviewItem } from '@campetto/contract';
import type { Pool } from 'pg';

/** A statement that is prepared by its name, and whose only value is the response as JSON text. */
export interface LeastStatement {
  name: string;
  text: string;
  values: unknown[];
}

/** A count of other venues that share a value; 0, uncounted, for a venue that was found to have no related ones. */
const ifRelated = (count: string) => `CASE WHEN v.has_related IS NOT FALSE OR v.status = 'discarded'
  THEN ${count} ELSE 0 END`;

/** How many others have the same phone or website and the same name, or are within some 300 m. */
const countSame = (key: string) =>
  ifRelated(`(SELECT count(*)::int FROM (SELECT 1 FROM (
    SELECT id, status, name_key, latitude, longitude FROM venues WHERE ${key} = v.${key}
    ORDER BY has_related LIMIT 200
  ) o WHERE o.id <> v.id AND o.status <> 'discarded' AND (o.name_key = v.name_key
    OR abs(o.latitude - v.latitude) < 0.003 AND abs(o.longitude - v.longitude) < 0.004) LIMIT 100) o)`);

const COUNT_AT_PLACE = ifRelated(`(SELECT count(*)::int FROM (SELECT 1 FROM venues o
  WHERE o.cell = v.cell AND o.latitude = v.latitude AND o.longitude = v.longitude AND o.id <> v.id
    AND o.status <> 'discarded' LIMIT 100) o)`);

/** What a list sends, computed values included, in the least SQL that is possible. */
const SENT = `v.id, v.status, v.version, v.folder_path, v.name, v.phone_number, v.sport_ids, v.is_verified,
  v.address_country, v.address_country_code, v.address_city, v.address_state, v.address_state_code,
  v.address_street, v.address_number, v.address_postal_code, v.address_formatted, v.latitude, v.longitude,
  v.website, v.rating, v.total_ratings, v.last_updated, v.source, v.photo_file_name, v.decided_at,
  v.decided_by, v.discard_reason, v.discard_note, v.checks, v.set_aside_at, v.set_aside_by, v.set_aside_note,
  ${COUNT_AT_PLACE} AS coordinates,
  ${countSame('phone_key')} AS phone, ${countSame('website_key')} AS website_shared,
  (SELECT ARRAY[o.folder_path, o.name] FROM venues o WHERE o.id = v.duplicate_of) AS kept`;

/**
 * A page of 20, and one venue more, which shows whether there is another page. It is not derived from the server's own
 * SQL, because a comparison with that would not show what it wastes. `conditions` apply to a venue and to its counter.
 */
export const leastList = (
  name: string,
  conditions: string,
  values: unknown[],
  after = '',
): LeastStatement => ({
  name,
  text: `SELECT json_agg(page)::text AS json FROM (
    SELECT ${SENT}, (SELECT sum(count)::int FROM venue_counts WHERE ${conditions}) AS total
    FROM venues v WHERE ${conditions} ${after} ORDER BY v.created_at DESC, v.id DESC LIMIT 21
  ) page`,
  values,
});

export const LEAST_COUNT: LeastStatement = {
  name: 'count',
  text: `SELECT json_object_agg(status, count)::text AS json
    FROM (SELECT status, sum(count)::int AS count FROM venue_counts GROUP BY status) counters`,
  values: [],
};

/** The columns of the statement of a list that are compared with the server's response. */
interface LeastRow {
  folder_path: string;
  total: number;
  coordinates: number;
  phone: number;
  website_shared: number;
  kept: [folderPath: string, name: string] | null;
}

/** @throws AssertionError when a list of the server has other content than the result of the statement. */
export async function assertSame(
  pool: Pool,
  statement: LeastStatement,
  items: readonly VenueReviewItem[],
  total: number,
): Promise<void> {
  const { rows } = await pool.query<{ json: string }>(statement);
  const expected = (JSON.parse(rows[0]?.json ?? '[]') as LeastRow[]).slice(0, 20).map((row) => ({
    path: row.folder_path,
    total: row.total,
    shared: { coordinates: row.coordinates, phone: row.phone, website: row.website_shared },
    kept: row.kept?.[0],
  }));
  const actual = items.map(({ folderPath, shared, decision }) => ({
    path: folderPath,
    total,
    shared,
    kept: decision?.duplicateOf?.folderPath,
  }));
  deepStrictEqual(actual, expected);
}
