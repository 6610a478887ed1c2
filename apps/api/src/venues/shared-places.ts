import { sql } from 'drizzle-orm';
import type { VenueRow } from '../db/schema.ts';
import type { Executor } from '../db/transact.ts';

/**
 * Fewer than the check requires: of transactions that store venues at one place at the same time none sees
 * those of the others, and the next venue must still find the place.
 */
const STORED_FROM = 3;

/**
 * Stores the places that the venues share with others, in the transaction that stored, moved or restored
 * them. A place is not removed when its venues leave: the list counts them again.
 */
export async function storeSharedPlaces(
  executor: Executor,
  rows: readonly Pick<VenueRow, 'cell' | 'latitude' | 'longitude'>[],
): Promise<void> {
  const known = rows.filter(({ cell }) => cell !== null);
  if (known.length === 0) return;
  const list = (values: readonly (number | null)[]) => sql`${sql.param(values)}`;
  await executor.execute(sql`
    INSERT INTO shared_places (cell, latitude, longitude)
    SELECT * FROM (SELECT DISTINCT * FROM unnest(
      ${list(known.map(({ cell }) => cell))}::bigint[],
      ${list(known.map(({ latitude }) => latitude))}::float8[],
      ${list(known.map(({ longitude }) => longitude))}::float8[]
    ) AS stored (cell, latitude, longitude)) AS stored
    WHERE EXISTS (
      SELECT 1 FROM venues WHERE venues.cell = stored.cell AND venues.latitude = stored.latitude
        AND venues.longitude = stored.longitude AND status <> 'discarded'
      ORDER BY venues.has_related OFFSET ${STORED_FROM - 1}
    )
    ORDER BY cell, latitude, longitude
    ON CONFLICT DO NOTHING`);
}
