import { sql } from 'drizzle-orm';
import { distinctValues } from '../db/distinct-values.ts';
import { ACTOR_NAME, activity, IS_LISTED } from '../db/schema.ts';
import type { Database } from '../db/transact.ts';

/** The actors of the records, sorted. */
export const findActors = (db: Database): Promise<string[]> =>
  distinctValues(db, ACTOR_NAME, { from: sql`${activity}`, where: IS_LISTED });
