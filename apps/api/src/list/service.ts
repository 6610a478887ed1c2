import {
  applicableFilter,
  LIST_COUNT_MAX,
  type ListCount,
  type ListCountQuery,
  type ListQuery,
  OTHERS_COUNT_MAX,
  VENUE_STATUSES,
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
import { methodsOf, resolveAsTyped, resolveSearch, searchedBy } from './search.ts';

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
  /** How many venues the list has in all; undefined where they would have to be counted. */
  total: number | undefined;
  /** The similar words that were searched, where no venue has the given ones. */
  similarWords: string[] | undefined;
  /** Where the next page begins; undefined on the last. */
  nextCursor: string | undefined;
}

/** A page of the list of a status, beginning with the row that follows `after`. */
export async function listPage(
  db: Database,
  status: VenueStatus,
  { limit, cursor: _, ...filters }: ListQuery,
  after?: Cursor,
): Promise<VenuePage> {
  const filter = { status, ...filters };
  const { rows, similarWords } = await readRows(db, filter, limit + 1, after);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const hasMore = rows.length > limit;
  const isWhole = after === undefined && !hasMore;
  return {
    items: page.map(reviewItemOf),
    total: isWhole ? page.length : await storedTotal(db, filter, rows),
    similarWords,
    nextCursor: last && hasMore ? formatCursor(filter.sort, last) : undefined,
  };
}

/** How many venues a list has in all, where counters or its rows have the number. */
async function storedTotal(db: Database, filter: ListFilter, rows: readonly ListedVenue[]) {
  return isCounted(filter) ? undefined : (rows[0]?.total ?? (await countIn(db, filter)));
}

interface Rows {
  rows: ListedVenue[];
  similarWords?: string[] | undefined;
}

/** The rows of a page; a search reads them with its first method at once, so that most searches take one statement. */
async function readRows(
  db: Database,
  filter: ListFilter,
  limit: number,
  after?: Cursor,
): Promise<Rows> {
  if (!filter.q) return { rows: await listReviewItems(db, filter, limit, after) };
  const [first, ...others] = methodsOf(filter);
  if (first) {
    const rows = await listReviewItems(db, searchedBy(filter, first), limit, after);
    if (rows.length > 0) return { rows };
  }
  // After a cursor all methods are tried again: the first one may find venues, although none follow the cursor.
  const resolved = await resolveSearch(db, filter, after ? undefined : others);
  const { filter: found, similarWords } = resolved;
  return { rows: await listReviewItems(db, found, limit, after), similarWords };
}

/** How many venues the list of a status has in all. */
export async function countList(
  db: Database,
  status: VenueStatus,
  filters: ListCountQuery,
): Promise<ListCount> {
  const filter = { status, ...filters };
  if (!isCounted(filter)) return { count: await countIn(db, filter), capped: false, others: [] };
  if (!filter.q) return { ...(await countFound(db, filter, LIST_COUNT_MAX)), others: [] };
  const countOthers = async (search: typeof resolveAsTyped): Promise<ListCount['others']> => {
    const others = VENUE_STATUSES.filter((other) => other !== status);
    // The screen leaves out the filters that do not apply to another status, too.
    const otherFilters = others.map((other) =>
      applicableFilter({ ...filter, status: other }, undefined),
    );
    const counts = otherFilters.map((other) => countOther(db, other, search));
    return (await Promise.all(counts)).flat();
  };
  const [{ filter: resolved, method }, asTyped] = await Promise.all([
    resolveSearch(db, filter),
    countOthers(resolveAsTyped),
  ]);
  // Where no status has the words as they are typed, the other statuses are searched for similar words, too.
  const others =
    method === null && asTyped.length === 0 ? await countOthers(resolveSearch) : asTyped;
  return { ...(await countFound(db, resolved, LIST_COUNT_MAX)), others };
}

/** How many venues of another status a search finds. */
async function countOther(
  db: Database,
  filter: ListFilter,
  search: typeof resolveAsTyped,
): Promise<ListCount['others']> {
  const found = await search(db, filter);
  const counted = found && (await countFound(db, found.filter, OTHERS_COUNT_MAX));
  return counted && counted.count > 0 ? [{ status: filter.status, ...counted }] : [];
}
