import {
  COUNTED_MAX,
  type ListQuery,
  type VenueCounts,
  type VenueReviewItem,
  type VenueStatus,
} from '@campetto/contract';
import type { Database, Executor } from '../db/transact.ts';
import { forgive } from '../db/trigrams.ts';
import { countByStatus, countIn } from './counts.ts';
import { formatCursor, parseCursor } from './cursor.ts';
import { describeVenues } from './describe.ts';
import type { ListFilter } from './filter.ts';
import type { Cursor } from './order.ts';
import { countFound, listVenues } from './repository.ts';

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
  /** How many venues the list has in all, of a searched or checked one at most `COUNTED_MAX`. */
  total: number;
  /** There are more than `total`. */
  isCapped: boolean;
  /** Where the next page begins; undefined on the last. */
  nextCursor: string | undefined;
}

/**
 * A page of the list of a status. Where no venue has the words that are searched, it is a page of
 * those that have words like them.
 *
 * @throws ProblemError 400 for a cursor of another list
 */
export async function listPage(
  db: Database,
  status: VenueStatus,
  { limit, cursor, ...narrowing }: ListQuery,
): Promise<VenuePage> {
  const filter = { status, ...narrowing };
  const after = cursor === undefined ? undefined : parseCursor(filter.sort, cursor);
  const [found, counted] = await Promise.all([
    listVenues(db, filter, limit + 1, after),
    countOf(db, filter),
  ]);
  const forgiven =
    counted === 0 && filter.q
      ? await forgive(db, (like) => readForgiving(like, filter, limit + 1, after))
      : undefined;
  const { rows, total } = forgiven ?? { rows: found, total: counted };
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const isCapped = isNarrowed(filter) && total > COUNTED_MAX;
  return {
    items: await describeVenues(db, page),
    total: isCapped ? COUNTED_MAX : total,
    isCapped,
    nextCursor: last && rows.length > limit ? formatCursor(filter.sort, last) : undefined,
  };
}

const isNarrowed = ({ q, check }: ListFilter) => Boolean(q || check);

const countOf = (db: Executor, filter: ListFilter) =>
  isNarrowed(filter) ? countFound(db, filter) : countIn(db, filter);

/** In a transaction, whose one connection takes one statement at a time. */
async function readForgiving(db: Executor, filter: ListFilter, limit: number, after?: Cursor) {
  const forgiving = { ...filter, forgiving: true };
  const total = await countOf(db, forgiving);
  return { total, rows: total === 0 ? [] : await listVenues(db, forgiving, limit, after) };
}
