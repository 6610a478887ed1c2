import type { CitySlug, CountrySlug, VenueStatus } from '@campetto/contract';
import { and, eq, sql, sum } from 'drizzle-orm';
import { venueCounts } from '../db/schema.ts';
import type { Executor } from '../db/transact.ts';

/** Where a venue is counted. */
export interface CountedPlace {
  status: VenueStatus;
  country?: CountrySlug | null | undefined;
  city?: CitySlug | null | undefined;
}

/** So many venues more (or fewer) in a place. */
export interface CountChange extends CountedPlace {
  by: number;
}

/**
 * Changes the counters, in the transaction that changes the venues and as its last statement: the
 * rows are locked in the order of their key, so two transactions never wait for each other.
 */
export async function addToCounts(executor: Executor, changes: readonly CountChange[]) {
  const sums = new Map<string, typeof venueCounts.$inferInsert>();
  for (const { status, country, city, by } of changes) {
    const key = [status, country ?? '', city ?? ''].join('/');
    const count = (sums.get(key)?.count ?? 0) + by;
    sums.set(key, { status, country: country ?? '', city: city ?? '', count });
  }
  const rows = [...sums]
    .filter(([, row]) => row.count !== 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, row]) => row);
  if (rows.length === 0) return;
  await executor
    .insert(venueCounts)
    .values(rows)
    .onConflictDoUpdate({
      target: [venueCounts.status, venueCounts.country, venueCounts.city],
      set: { count: sql`${venueCounts.count} + excluded.count` },
    });
}

/** How many venues stand in each status; a status without venues may be missing. */
export function countByStatus(executor: Executor) {
  return executor
    .select({ status: venueCounts.status, count: sum(venueCounts.count).mapWith(Number) })
    .from(venueCounts)
    .groupBy(venueCounts.status);
}

/** How many venues a list of this status and place has in all. */
export async function countIn(executor: Executor, place: CountedPlace): Promise<number> {
  const [row] = await executor
    .select({ count: sum(venueCounts.count).mapWith(Number) })
    .from(venueCounts)
    .where(
      and(
        eq(venueCounts.status, place.status),
        place.country ? eq(venueCounts.country, place.country) : undefined,
        place.city ? eq(venueCounts.city, place.city) : undefined,
      ),
    );
  return row?.count ?? 0;
}
