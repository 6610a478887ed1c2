import {
  LIST_COUNT_MAX,
  type ListQuery,
  type VenueCounts,
  type VenueReviewItem,
  type VenueStatus,
} from '@campetto/contract';
import type { Database } from '../db/transact.ts';
import { countByStatus, countIn } from '../venues/counts.ts';
import { reviewItemOf } from '../venues/review-items.ts';
import { formatCursor } from './cursor.ts';
import { isCounted, type ListFilter } from './filter.ts';
import type { Cursor } from './order.ts';
import { countFound, type ListedVenue, listReviewItems } from './repository.ts';
import { resolveSearch } from './search.ts';

/** How many venues each status has. */
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
  /** How many venues the list has in all; where they must be counted at most `LIST_COUNT_MAX`. */
  total: number;
  /** There are more than `total`. */
  isCapped: boolean;
  /** The similar words that were searched, where no venue has the given ones. */
  similarWords: string[] | undefined;
  /** Where the next page begins; undefined on the last. */
  nextCursor: string | undefined;
}

/** A page of the list of a status, from the row after `after` on. */
export async function listPage(
  db: Database,
  status: VenueStatus,
  { limit, cursor: _, ...filters }: ListQuery,
  after?: Cursor,
): Promise<VenuePage> {
  const filter = { status, ...filters };
  const { rows, total, similarWords } = await readPage(db, filter, limit + 1, after);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const isCapped = isCounted(filter) && total > LIST_COUNT_MAX;
  return {
    items: page.map(reviewItemOf),
    total: isCapped ? LIST_COUNT_MAX : total,
    isCapped,
    similarWords,
    nextCursor: last && rows.length > limit ? formatCursor(filter.sort, last) : undefined,
  };
}

interface Rows extends Pick<VenuePage, 'total'> {
  rows: ListedVenue[];
  similarWords?: string[] | undefined;
}

/** The rows of a page, and how many there are in all. */
async function readPage(
  db: Database,
  filter: ListFilter,
  limit: number,
  after?: Cursor,
): Promise<Rows> {
  if (!isCounted(filter)) {
    const rows = await listReviewItems(db, filter, limit, after);
    return { rows, total: rows[0]?.total ?? (await countIn(db, filter)) };
  }
  if (!filter.q) {
    const [rows, total] = await Promise.all([
      listReviewItems(db, filter, limit, after),
      countFound(db, filter),
    ]);
    return { rows, total };
  }
  const { filter: resolved, total, similarWords } = await resolveSearch(db, filter);
  return { rows: await listReviewItems(db, resolved, limit, after), total, similarWords };
}
