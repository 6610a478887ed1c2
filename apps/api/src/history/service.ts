import { ACTIVITY_LIMIT_MAX, type Activity, type ActivityQuery } from '@campetto/contract';
import type { Database } from '../db/transact.ts';
import { requireVenue } from '../venues/lookup.ts';
import { type ActivityPosition, pageOf } from './cursor.ts';
import { toActivity } from './presenter.ts';
import { listActivity, listHistory } from './repository.ts';

/** A page of the activity of the directory, newest first, beginning with the record that follows `after`. */
export async function activityPage(
  db: Database,
  { limit, actor, kind }: ActivityQuery,
  after?: ActivityPosition,
) {
  const entries = await listActivity(db, { actor, kind, limit: limit + 1 }, after);
  return pageOf(entries, limit, toActivity);
}

/**
 * The latest records of a venue, newest first.
 *
 * @throws NotFound when there is no such venue
 */
export async function venueHistory(db: Database, folderPath: string): Promise<Activity[]> {
  const { id } = await requireVenue(db, folderPath);
  return (await listHistory(db, id, ACTIVITY_LIMIT_MAX)).map(toActivity);
}
