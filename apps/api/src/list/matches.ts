import {
  type MatchesResponse,
  type Matching,
  VENUES_PER_STEP,
  venueIdOf,
} from '@campetto/contract';
import type { VenueRow } from '../db/schema.ts';
import type { Database } from '../db/transact.ts';
import type { ListFilter } from './filter.ts';
import { ageOfOldestWrite, countUntil, countUntilAmong, listVenues } from './repository.ts';
import { resolveWithoutSimilar, searchedBy } from './search.ts';

/** Milliseconds by which the clocks of two servers may differ. */
const CLOCK_DIFFERENCE_MAX = 1000;

/**
 * How many venues match, and what restricts a decision on all of them to these. A change gets its time before it is
 * committed, so the moment is before every transaction that is writing: what it has changed counts as changed later.
 *
 * @throws RuleBroken when no venue has the searched words, but some have similar ones
 */
export async function findMatches(db: Database, filter: ListFilter): Promise<MatchesResponse> {
  const now = Date.now();
  const moment = new Date(now - (await ageOfOldestWrite(db)) - CLOCK_DIFFERENCE_MAX);
  const search = await resolveWithoutSimilar(db, filter);
  const total = await countUntil(db, search.filter, moment);
  return { total, moment: moment.toISOString(), searchStep: search.method };
}

/** One page of the venues of a decision on all that match. */
interface MatchingPage {
  venues: Pick<VenueRow, 'folderPath'>[];
  /** The last venue that was read; it may be an excepted one. */
  last: Pick<VenueRow, 'createdAt' | 'id'>;
}

/** The venues of a decision on all that match: their number, and the pages in which they are read. */
export interface MatchingVenues {
  count: () => Promise<number>;
  readPages: (after?: MatchingPage['last']) => AsyncGenerator<MatchingPage>;
  /** Whether a venue has not changed since the moment. */
  isAsSeen: (row: VenueRow) => boolean;
}

/** The venues that match now and were there at the moment, without the excepted ones. */
export function matchingVenues(
  db: Database,
  { moment, except, searchStep, ...given }: Matching,
): MatchingVenues {
  const until = new Date(moment);
  const found = searchStep ? searchedBy(given, searchStep) : given;
  const filter: ListFilter = { ...found, sort: 'newest' };
  const excepted = except.flatMap((path) => venueIdOf(path) ?? []);
  return {
    async count() {
      const all = await countUntil(db, filter, until);
      // Only excepted venues that still match are subtracted: one may have left the filter since it was unselected.
      return all - (await countUntilAmong(db, filter, until, excepted));
    },
    readPages: (after = { createdAt: until, id: LAST_ID }) =>
      readPages(db, filter, after, new Set(excepted)),
    isAsSeen: ({ updatedAt }) => updatedAt <= until,
  };
}

/** Sorts behind every id. */
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** Each page is read when the one before has been dealt with, so that one is in memory at a time. */
async function* readPages(
  db: Database,
  filter: ListFilter,
  start: MatchingPage['last'],
  except: ReadonlySet<string>,
): AsyncGenerator<MatchingPage> {
  let after = start;
  for (;;) {
    const page = await listVenues(db, filter, VENUES_PER_STEP, after);
    const last = page.at(-1);
    if (!last) return;
    yield { venues: page.filter(({ id }) => !except.has(id)), last };
    after = last;
  }
}
