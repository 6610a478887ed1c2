import type { CitySlug, CountrySlug, VenueStatus } from '@campetto/contract';
import { and, eq, placeholder, sql, sum } from 'drizzle-orm';
import { preparedBy } from '../db/prepared.ts';
import { venueCounts } from '../db/schema.ts';
import type { Executor } from '../db/transact.ts';
import { type PlaceFilter, type PlaceLevel, placeLevelOf } from './place-level.ts';

/** A change of the number of venues with a status in a place. */
export interface CountChange {
  status: VenueStatus;
  country?: CountrySlug | null | undefined;
  city?: CitySlug | null | undefined;
  by: number;
}

/**
 * Changes the counters, in the transaction that changes the venues and after these. The rows are locked in the
 * order of their key, so that two transactions never deadlock.
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

const byStatusStatement = preparedBy(
  (db, _shape: 'all') =>
    db
      .select({ status: venueCounts.status, count: sum(venueCounts.count).mapWith(Number) })
      .from(venueCounts)
      .groupBy(venueCounts.status),
  () => true,
);

/** How many venues each status has; a status without venues may be missing. */
export function countByStatus(db: Executor) {
  return byStatusStatement(db, 'all').execute();
}

const countersIn = (db: Executor, placeLevel: PlaceLevel) =>
  db
    .select({ count: sql<number>`coalesce(sum(${venueCounts.count}), 0)::int`.as('count') })
    .from(venueCounts)
    .where(
      and(
        eq(venueCounts.status, placeholder('status')),
        placeLevel === 'all' ? undefined : eq(venueCounts.country, placeholder('country')),
        placeLevel === 'city' ? eq(venueCounts.city, placeholder('city')) : undefined,
      ),
    );

const inPlaceStatement = preparedBy(countersIn, () => true);

/** The same number as {@link countIn}, as a column of a list, with the placeholders of its filter. */
export const countColumn = (db: Executor, filter: PlaceFilter) =>
  sql<number>`(${countersIn(db, placeLevelOf(filter))})`;

interface StatusFilter extends PlaceFilter {
  status: VenueStatus;
}

/** How many venues of a status are in a place. */
export async function countIn(db: Executor, filter: StatusFilter): Promise<number> {
  const [row] = await inPlaceStatement(db, placeLevelOf(filter)).execute({ ...filter });
  return row?.count ?? 0;
}
