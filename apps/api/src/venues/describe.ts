import type { VenueReviewItem } from '@campetto/contract';
import { inArray, sql } from 'drizzle-orm';
import { type VenueRow, venues } from '../db/schema.ts';
import type { Executor } from '../db/transact.ts';
import { toReviewItem } from './presenter.ts';

/** What an item tells of other venues. */
export interface Surroundings {
  duplicateOf: { folderPath: string; name: string } | null;
  shared: VenueReviewItem['shared'];
}

/** Up to here venues with the same coordinates, phone or website are counted. */
const SHARED_MAX = 100;

/** The venues in the contract's shape, each with what it tells of others: two statements in all. */
export async function describeVenues(
  executor: Executor,
  rows: readonly VenueRow[],
): Promise<VenueReviewItem[]> {
  if (rows.length === 0) return [];
  const [originals, shared] = await Promise.all([
    findOriginals(executor, rows),
    countShared(executor, rows),
  ]);
  return rows.map((row) =>
    toReviewItem(row, {
      duplicateOf: originals.get(row.duplicateOf ?? '') ?? null,
      shared: shared.get(row.id) ?? { coordinates: 0, phone: 0, website: 0 },
    }),
  );
}

/** The same for one. */
export async function describeVenue(executor: Executor, row: VenueRow): Promise<VenueReviewItem> {
  const [item] = await describeVenues(executor, [row]);
  if (!item) throw new RangeError('a venue without its description');
  return item;
}

async function findOriginals(executor: Executor, rows: readonly VenueRow[]) {
  const ids = rows.flatMap(({ duplicateOf }) => duplicateOf ?? []);
  if (ids.length === 0) return new Map<string, Surroundings['duplicateOf']>();
  const found = await executor
    .select({ id: venues.id, folderPath: venues.folderPath, name: venues.name })
    .from(venues)
    .where(inArray(venues.id, ids));
  return new Map(found.map(({ id, ...original }) => [id, original]));
}

/** How many others share a venue's coordinates, phone and website, each by its index. */
async function countShared(executor: Executor, rows: readonly VenueRow[]) {
  const ids = sql.join(
    rows.map(({ id }) => sql`${id}::uuid`),
    sql`, `,
  );
  const others = (same: ReturnType<typeof sql>) => sql`(
    select count(*)::int from (
      select 1 from venues other
      where ${same} and other.id <> this.id and other.status <> 'discarded'
      limit ${SHARED_MAX}
    ) counted
  )`;
  const { rows: counts } = await executor.execute<{ id: string } & VenueReviewItem['shared']>(sql`
    select this.id,
      ${others(sql`other.cell = this.cell and other.latitude = this.latitude and other.longitude = this.longitude`)} as coordinates,
      ${others(sql`other.phone_key = this.phone_key`)} as phone,
      ${others(sql`other.website_key = this.website_key`)} as website
    from venues this where this.id in (${ids})`);
  return new Map(counts.map(({ id, ...shared }) => [id, shared]));
}
