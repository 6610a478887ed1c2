import {
  type DecisionRun,
  type Matching,
  SKIPPED_NAMES_MAX,
  type SkipReason,
  statusAfter,
  VENUES_PER_STEP,
  venueIdOf,
} from '@campetto/contract';
import { newId } from '../db/id.ts';
import type { VenueRow } from '../db/schema.ts';
import { type Database, type Transaction, transact } from '../db/transact.ts';
import { compareAtOnce } from '../duplicates/compare-missing.ts';
import { growBatch } from '../history/batches.ts';
import type { Identity } from '../identity/verifier.ts';
import { matchingVenues } from '../list/matches.ts';
import type { Cursor } from '../list/order.ts';
import { recordChanges, type StoredChange } from '../venues/change.ts';
import { lockVenues } from '../venues/lookup.ts';
import { type DecisionChanges, updateDecisions } from '../venues/repository.ts';
import { ACTIVITY_OF, decisionChanges } from './decision.ts';
import { hasKept } from './reasons.ts';
import { advanceRun, type ClaimedRun, lockRun, type RunProgress } from './runs.ts';

/** A venue to decide on, and whether the administrator saw its current state. */
interface VenueToDecide {
  folderPath: string;
  isAsSeen: (row: VenueRow) => boolean;
}

/** The venues that are decided on in one transaction. */
interface Step {
  venues: VenueToDecide[];
  /** The last venue that was read; undefined for selected venues. */
  last?: Cursor;
}

type DecisionChange = Omit<StoredChange, 'venue'> & { changes: DecisionChanges };

/** The remaining venues of a run, in steps that are each decided on in one transaction. */
export async function* stepsOf(db: Database, run: ClaimedRun): AsyncGenerator<Step> {
  if (run.matching) {
    yield* matchingSteps(db, run.matching, run);
    return;
  }
  const { selected } = run;
  for (let start = run.reached; selected && start < selected.length; start += VENUES_PER_STEP) {
    const venues = selected.slice(start, start + VENUES_PER_STEP);
    yield {
      venues: venues.map(({ folderPath, version }) => ({
        folderPath,
        isAsSeen: (row) => row.version === version,
      })),
    };
  }
}

async function* matchingSteps(
  db: Database,
  matching: Matching,
  { lastCreatedAt, lastId }: ClaimedRun,
): AsyncGenerator<Step> {
  const { readPages, isAsSeen } = matchingVenues(db, matching);
  const after = lastCreatedAt && lastId ? { createdAt: lastCreatedAt, id: lastId } : undefined;
  for await (const { venues, last } of readPages(after)) {
    yield { venues: venues.map(({ folderPath }) => ({ folderPath, isAsSeen })), last };
  }
}

/**
 * Decides in one transaction on the venues of a step that have not changed since they were seen, and stores
 * the progress of the run; false when the run was stopped or another server has its lease.
 */
export async function decideStep(db: Database, run: ClaimedRun, step: Step): Promise<boolean> {
  const isStored = await storeStep(db, run, step);
  if (isStored && run.move === 'restore') {
    const ids = step.venues.flatMap(({ folderPath }) => venueIdOf(folderPath) ?? []);
    await compareAtOnce(db, ids);
  }
  return isStored;
}

function storeStep(db: Database, run: ClaimedRun, step: Step): Promise<boolean> {
  return transact(db, async (transaction) => {
    const before = await lockRun(transaction, run);
    if (!before) return false;
    const rows = await lockStep(transaction, run, step.venues);
    const changes: DecisionChange[] = [];
    const skipped: DecisionRun['firstSkipped'] = [];
    const decided = new Set<string>();
    for (const { folderPath, isAsSeen } of step.venues) {
      const row = rows.get(venueIdOf(folderPath) ?? '');
      const to = row && statusAfter(run.move, row.status);
      const skip = (why: SkipReason, name = '') => skipped.push({ folderPath, name, why });
      if (row?.folderPath !== folderPath) skip('missing');
      else if (!to || !hasKept(rows, run) || decided.has(row.id)) skip('impossible', row.name);
      else if (!isAsSeen(row)) skip('changed', row.name);
      else {
        decided.add(row.id);
        changes.push(changeOf(run, row, to));
      }
    }
    await storeChanges(transaction, run, changes);
    await advanceRun(transaction, run, progressAfter(before, step, changes.length, skipped));
    return true;
  });
}

const changeOf = (run: ClaimedRun, row: VenueRow, to: VenueRow['status']): DecisionChange => {
  const { id: batchId, reason, note, duplicateOf } = run;
  const stored = { reason, note, duplicateOf };
  return {
    row,
    changes: decisionChanges(to, stored, starterOf(run)),
    record: { id: newId(), kind: ACTIVITY_OF[run.move], ...stored, batchId },
  };
};

const starterOf = ({ actorUid, actorEmail }: ClaimedRun): Identity => ({
  uid: actorUid,
  email: actorEmail,
  admin: true,
});

function progressAfter(
  before: RunProgress,
  { venues, last }: Step,
  done: number,
  skipped: DecisionRun['firstSkipped'],
): RunProgress {
  const counts = { ...before.skipped };
  for (const { why } of skipped) counts[why] += 1;
  return {
    reached: before.reached + venues.length,
    done: before.done + done,
    skipped: counts,
    firstSkipped: [...before.firstSkipped, ...skipped].slice(0, SKIPPED_NAMES_MAX),
    lastCreatedAt: last?.createdAt ?? before.lastCreatedAt,
    lastId: last?.id ?? before.lastId,
  };
}

const lockStep = (
  transaction: Transaction,
  { duplicateOf }: ClaimedRun,
  venues: readonly VenueToDecide[],
) =>
  lockVenues(transaction, [
    ...venues.flatMap(({ folderPath }) => venueIdOf(folderPath) ?? []),
    ...(duplicateOf ? [duplicateOf] : []),
  ]);

async function storeChanges(
  transaction: Transaction,
  run: ClaimedRun,
  changes: readonly DecisionChange[],
): Promise<void> {
  if (changes.length === 0) return;
  const stored = await updateDecisions(transaction, changes);
  await growBatch(transaction, run.id, changes.length);
  await recordChanges(transaction, stored, starterOf(run));
}
