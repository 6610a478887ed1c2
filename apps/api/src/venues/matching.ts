import type { Database, Executor } from '../db/transact.ts';
import { forgive } from '../db/trigrams.ts';
import type { ListFilter, Match } from './filter.ts';
import { countFound } from './repository.ts';

/**
 * How near the words of a filter come to those of any venue, and how many venues have them so,
 * counted as `countFound` does: as they stand; where no venue has them, the last cut short; where
 * none has these either, misspelt.
 */
export async function nearestMatch(
  db: Database,
  filter: ListFilter,
): Promise<{ match: Match; total: number }> {
  for (const match of ['whole', 'begun', 'alike'] as const) {
    const total = await readMatching(db, { ...filter, match }, countFound);
    if (total) return { match, total };
  }
  return { match: 'whole', total: 0 };
}

/** Reads what a filter leaves; undefined where words that are alike cannot be searched. */
export function readMatching<T>(
  db: Database,
  filter: ListFilter,
  read: (executor: Executor, filter: ListFilter) => Promise<T>,
): Promise<T | undefined> {
  return filter.match === 'alike'
    ? forgive(db, (transaction) => read(transaction, filter))
    : read(db, filter);
}
