import { inArray } from 'drizzle-orm';
import { type VenueRow, venueSources } from '../db/schema.ts';
import type { Database } from '../db/transact.ts';

/** The ids of venues in their sources, by venue id; none for a venue without a source. */
export async function findSourceIds(db: Database, rows: readonly Pick<VenueRow, 'id'>[]) {
  if (rows.length === 0) return new Map<string, string>();
  const found = await db
    .select({ venueId: venueSources.venueId, sourceId: venueSources.sourceId })
    .from(venueSources)
    .where(
      inArray(
        venueSources.venueId,
        rows.map(({ id }) => id),
      ),
    );
  return new Map(found.map(({ venueId, sourceId }) => [venueId, sourceId]));
}
