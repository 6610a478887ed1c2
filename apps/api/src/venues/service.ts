import type { ListQuery, VenueCounts, VenueReviewItem, VenueStatus } from '@campetto/contract';
import type { Database } from '../db/transact.ts';
import { countByStatus, countIn } from './counts.ts';
import { formatCursor, parseCursor } from './cursor.ts';
import { describeVenues } from './describe.ts';
import { listVenues } from './repository.ts';

/** How many venues stand in each status. */
export async function countVenues(db: Database): Promise<VenueCounts> {
  const counts = { pending: 0, approved: 0, discarded: 0 };
  for (const { status, count } of await countByStatus(db)) counts[status] = count;
  return {
    scrapedCount: counts.pending,
    approvedCount: counts.approved,
    discardedCount: counts.discarded,
    total: counts.pending + counts.approved + counts.discarded,
  };
}

export interface VenuePage {
  items: VenueReviewItem[];
  /** How many venues the list has in all. */
  total: number;
  /** Where the next page begins; undefined on the last. */
  nextCursor: string | undefined;
}

/** A page of the list of a status, newest first. */
export async function listPage(
  db: Database,
  status: VenueStatus,
  { limit, country, city, cursor }: ListQuery,
): Promise<VenuePage> {
  const filter = { status, country, city };
  const after = cursor === undefined ? undefined : parseCursor(cursor);
  const [rows, total] = await Promise.all([
    listVenues(db, filter, limit + 1, after),
    countIn(db, filter),
  ]);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    items: await describeVenues(db, page),
    total,
    nextCursor: last && rows.length > limit ? formatCursor(last) : undefined,
  };
}
