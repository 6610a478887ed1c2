import type { FilterOptions } from '@campetto/contract';
import { sql } from 'drizzle-orm';
import { distinctValues } from '../db/distinct-values.ts';
import { venues } from '../db/schema.ts';
import type { Database } from '../db/transact.ts';

const ofVenues = { from: sql`${venues}` };

/** The values of the filters that depend on the stored venues, sorted. */
export async function findFilterOptions(db: Database): Promise<FilterOptions> {
  const [sources, reviewers] = await Promise.all([
    distinctValues(db, sql`${venues.source}`, ofVenues),
    distinctValues(db, sql`${venues.decidedBy}`, ofVenues),
  ]);
  return { sources, reviewers };
}
