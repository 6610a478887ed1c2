import type { DecisionRun } from '@campetto/contract';
import type { Database } from '../db/transact.ts';
import { RunConflict } from '../errors.ts';
import { requireRun, storeDismissal, storeResume, storeStop } from './runs.ts';

/**
 * Stops the run of any administrator after its current step. Returns what it has become.
 *
 * @throws NotFound
 */
export async function stopRun(db: Database, batchId: string): Promise<DecisionRun> {
  await storeStop(db, batchId);
  return requireRun(db, batchId);
}

/**
 * Resumes an own run that ended early. A repeated request gets what the run has become since.
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
 * Removes an own run that has ended from the list. Returns what it was.
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
