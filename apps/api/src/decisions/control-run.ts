import type { DecisionRun } from '@campetto/contract';
import type { Database } from '../db/transact.ts';
import { RunConflict } from '../errors.ts';
import { requireRun, storeDismissal, storeResume, storeStop } from './runs.ts';

/**
 * Stops the run of any administrator after its current step. Returns the run as it is then.
 *
 * @throws NotFound
 */
export async function stopRun(db: Database, batchId: string): Promise<DecisionRun> {
  await storeStop(db, batchId);
  return requireRun(db, batchId);
}

/**
 * Resumes a run of this administrator that ended early. A repeated request gets the run in its current state.
 *
 * @throws NotFound
 * @throws RunConflict
 */
export async function resumeRun(
  db: Database,
  batchId: string,
  actorUid: string,
): Promise<DecisionRun> {
  await requireRun(db, batchId, actorUid);
  const resumed = await storeResume(db, batchId);
  const run = await requireRun(db, batchId, actorUid);
  const hasGoneOn = run.state === 'running' || (run.state === 'finished' && run.undoable);
  if (!resumed && !hasGoneOn) throw new RunConflict('This run has ended and cannot be resumed.');
  return run;
}

/**
 * Removes a run of this administrator that has ended from the list, and returns it.
 *
 * @throws NotFound
 * @throws RunConflict
 */
export async function dismissRun(
  db: Database,
  batchId: string,
  actorUid: string,
): Promise<DecisionRun> {
  const run = await requireRun(db, batchId, actorUid);
  if (run.state === 'running') throw new RunConflict('This run is under way. Stop it first.');
  await storeDismissal(db, batchId);
  return run;
}
