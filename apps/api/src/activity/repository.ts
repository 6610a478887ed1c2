import { desc } from 'drizzle-orm';
import { type ActivityRow, activity, type NewActivity } from '../db/schema.ts';
import type { Executor } from '../db/transact.ts';

/** Writes down what happened, in the transaction in which it happened. */
export async function recordActivity(executor: Executor, record: NewActivity): Promise<void> {
  await executor.insert(activity).values(record);
}

/** The latest records, newest first. */
export function listActivity(executor: Executor, limit: number): Promise<ActivityRow[]> {
  return executor
    .select()
    .from(activity)
    .orderBy(desc(activity.at), desc(activity.id))
    .limit(limit);
}
