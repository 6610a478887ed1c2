import type { VenueReviewItem } from '@campetto/contract';
import { inArray, sql } from 'drizzle-orm';
import { venuesWithSame } from '../checks/shared.ts';
import { venues } from '../db/schema.ts';
import type { Executor } from '../db/transact.ts';
import { type RelatedVenues, toReviewItem } from './presenter.ts';
import type { ReviewRow } from './review-columns.ts';

/** Venues with the same coordinates, phone or website are counted up to this number. */
const SHARED_MAX = 100;

/** The venues in the contract's shape, each with its related venues: two statements in all. */
export async function loadReviewItems(
  executor: Executor,
  rows: readonly ReviewRow[],
): Promise<VenueReviewItem[]> {
  if (rows.length === 0) return [];
  // One after the other: a transaction has one connection, which takes one statement at a time.
  const originals = await findOriginals(executor, rows);
  const shared = await countShared(executor, rows);
  return rows.map((row) =>
    toReviewItem(row, {
      duplicateOf: originals.get(row.duplicateOf ?? '') ?? null,
      shared: shared.get(row.id) ?? { coordinates: 0, phone: 0, website: 0 },
    }),
  );
}

/** One venue in the contract's shape. */
export async function loadReviewItem(executor: Executor, row: ReviewRow): Promise<VenueReviewItem> {
  const [item] = await loadReviewItems(executor, [row]);
  if (!item) throw new RangeError('a venue without its review item');
  return item;
}

async function findOriginals(executor: Executor, rows: readonly ReviewRow[]) {
  const ids = rows.flatMap(({ duplicateOf }) => duplicateOf ?? []);
  if (ids.length === 0) return new Map<string, RelatedVenues['duplicateOf']>();
  const found = await executor
    .select({ id: venues.id, folderPath: venues.folderPath, name: venues.name })
    .from(venues)
    .where(inArray(venues.id, ids));
  return new Map(found.map(({ id, ...original }) => [id, original]));
}

/** How many others share a venue's coordinates, phone and website, each by its index. */
async function countShared(executor: Executor, rows: readonly ReviewRow[]) {
  const ids = sql.join(
    rows.map(({ id }) => sql`${id}::uuid`),
    sql`, `,
  );
  const count = (kind: keyof VenueReviewItem['shared']) => sql`(
    SELECT count(*)::int
    FROM (SELECT 1 FROM ${venuesWithSame(kind, sql`this`)} LIMIT ${SHARED_MAX}) counted
  )`;
  const { rows: counts } = await executor.execute<{ id: string } & VenueReviewItem['shared']>(sql`
    SELECT this.id, ${count('coordinates')} AS coordinates, ${count('phone')} AS phone,
      ${count('website')} AS website
    FROM venues this WHERE this.id IN (${ids})`);
  return new Map(counts.map(({ id, ...shared }) => [id, shared]));
}
