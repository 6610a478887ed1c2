import { type MatchesResponse, type Matching, VENUES_PER_REQUEST_MAX } from '@campetto/contract';
import type { VenueRow } from '../db/schema.ts';
import type { Database } from '../db/transact.ts';
import type { ListFilter } from './filter.ts';
import type { Cursor } from './order.ts';
import { countUntil, listVenues } from './repository.ts';
import { searchedBy, settleWords } from './search.ts';

/**
 * Milliseconds by which the moment is set back: a change gets its time shortly before it is committed,
 * and one that was being committed while the venues were counted must count as a later one.
 */
const COMMIT_TIME_MAX = 1000;

/** How many venues match, and what restricts a decision on all of them to these. */
export async function findMatches(db: Database, filter: ListFilter): Promise<MatchesResponse> {
  const moment = new Date(Date.now() - COMMIT_TIME_MAX);
  const { filter: settled, step } = filter.q
    ? await settleWords(db, filter)
    : { filter, step: null };
  const total = await countUntil(db, settled, moment);
  return { total, moment: moment.toISOString(), searchStep: step };
}

/** The venues of a decision on all that match: their number, and the pages in which they are read. */
export interface MatchingVenues {
  total: number;
  pages: AsyncGenerator<Pick<VenueRow, 'folderPath'>[]>;
  /** Whether a venue has not changed since the moment. */
  isAsSeen: (row: VenueRow) => boolean;
}

/** The venues that match now and were there at the moment, without the excepted ones. */
export async function matchingVenues(
  db: Database,
  { moment, except, searchStep, ...given }: Matching,
): Promise<MatchingVenues> {
  const until = new Date(moment);
  const found = searchStep ? await searchedBy(db, given, searchStep) : given;
  const filter: ListFilter = { ...found, sort: 'newest' };
  return {
    total: Math.max(0, (await countUntil(db, filter, until)) - except.length),
    pages: readPages(db, filter, until, new Set(except)),
    isAsSeen: ({ updatedAt }) => updatedAt <= until,
  };
}

/** Sorts behind every id. */
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** Each page is read when the one before has been dealt with, so that one is in memory at a time. */
async function* readPages(
  db: Database,
  filter: ListFilter,
  until: Date,
  except: ReadonlySet<string>,
) {
  let after: Cursor = { createdAt: until, id: LAST_ID };
  for (;;) {
    const page = await listVenues(db, filter, VENUES_PER_REQUEST_MAX, after);
    const last = page.at(-1);
    if (!last) return;
    yield page.filter(({ folderPath }) => !except.has(folderPath));
    after = last;
  }
}
