import {
  type DecisionResult,
  type DecisionsBody,
  type DecisionsEvent,
  type DecisionsReport,
  SKIPPED_NAMES_MAX,
  statusAfter,
  type VenueMove,
  venueIdOf,
} from '@campetto/contract';
import { newId } from '../db/id.ts';
import type { VenueRow } from '../db/schema.ts';
import { type Database, type Transaction, transact } from '../db/transact.ts';
import { RuleBroken } from '../errors.ts';
import { growBatch, lockBatch, openBatch } from '../history/batches.ts';
import type { Identity } from '../identity/verifier.ts';
import { matchingVenues } from '../list/matches.ts';
import { recordChanges, type StoredChange } from '../venues/change.ts';
import { lockVenues } from '../venues/lookup.ts';
import { type DecisionChanges, updateDecisions } from '../venues/repository.ts';
import { ACTIVITY_OF, decisionChanges, type StoredReason } from './decision.ts';
import { checkDiscardDetails, hasOriginal, lockOriginal } from './reasons.ts';

type Progress = Extract<DecisionsEvent, { type: 'progress' }>;
type Skipped = Extract<DecisionResult, { outcome: 'skipped' }>['why'];

/** A venue to decide on, and whether it is still as it was seen. */
interface Seen {
  folderPath: string;
  isAsSeen: (row: VenueRow) => boolean;
}

/** One decision that is taken on many venues. */
interface Batch {
  id: string;
  move: VenueMove;
  reason: StoredReason;
  administrator: Identity;
}

type DecisionChange = Omit<StoredChange, 'venue'> & { changes: DecisionChanges };

/** What became of the venues of one step, and the names of the skipped ones. */
interface Step {
  results: DecisionResult[];
  names: Map<string, string>;
}

/**
 * Checks the rules that a decision on many venues must keep whatever the venues.
 *
 * @throws RuleBroken
 */
export async function checkDecisions(
  db: Database,
  { move, venues, matching, ...details }: DecisionsBody,
): Promise<void> {
  const refuse = (path: string, message: string) => new RuleBroken({ path, message });
  const [given] = Object.keys(details);
  if (move !== 'discard' && given) throw refuse(given, 'goes with a discard only');
  checkDiscardDetails(details, venues?.map(({ folderPath }) => folderPath) ?? []);
  if (matching && !statusAfter(move, matching.status)) {
    throw refuse('move', `is impossible for venues that are ${matching.status}`);
  }
  const { duplicateOf } = details;
  if (duplicateOf === undefined) return;
  // A filter could match the venue that stays.
  if (matching) throw refuse('duplicateOf', 'goes with named venues only');
  await transact(db, (transaction) => lockOriginal(transaction, duplicateOf, duplicateOf));
}

/**
 * Decides on many venues, some in each transaction, and only on those that are still as they were seen. A
 * transaction that fails for good ends the batch; what was decided before stays decided. `signal` and
 * a stop request end it after the step under way.
 */
export async function decideBatch(
  db: Database,
  body: DecisionsBody,
  administrator: Identity,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<DecisionsReport> {
  const { move, reason = null, note, duplicateOf } = body;
  const original = duplicateOf === undefined ? null : (venueIdOf(duplicateOf) ?? null);
  const stored = { reason, note: note || null, duplicateOf: original };
  const batch = { id: newId(), move, reason: stored, administrator };
  const { total, steps } = await stepsOf(db, body);
  await openBatch(db, { id: batch.id, kind: ACTIVITY_OF[move], ...stored }, administrator);

  const report: DecisionsReport = {
    batchId: batch.id,
    total,
    reached: 0,
    done: 0,
    skipped: { changed: 0, impossible: 0, missing: 0 },
    named: [],
    stopped: false,
  };
  const progress = (results: DecisionResult[]) => {
    const { batchId, reached, done } = report;
    onProgress({ type: 'progress', batchId, reached, done, total, results });
  };
  progress([]);
  for await (const seen of steps) {
    const step = signal.aborted ? undefined : await decideStep(db, batch, seen);
    if (!step) return { ...report, stopped: true };
    addToReport(report, step);
    progress(body.venues ? step.results : []);
  }
  // Venues that no longer matched when their page was read.
  const left = Math.max(0, total - report.reached);
  return {
    ...report,
    reached: Math.max(total, report.reached),
    skipped: { ...report.skipped, changed: report.skipped.changed + left },
  };
}

/** The venues of a decision, so many in each step as one transaction decides on. */
async function stepsOf(
  db: Database,
  { venues = [], matching }: DecisionsBody,
): Promise<{ total: number; steps: AsyncIterable<Seen[]> | Seen[][] }> {
  if (!matching) {
    const seen = venues.map(({ folderPath, version }) => ({
      folderPath,
      isAsSeen: (row: VenueRow) => row.version === version,
    }));
    return { total: venues.length, steps: [seen] };
  }
  const { total, pages, isAsSeen } = await matchingVenues(db, matching);
  async function* steps() {
    for await (const page of pages) yield page.map(({ folderPath }) => ({ folderPath, isAsSeen }));
  }
  return { total, steps: steps() };
}

function addToReport(report: DecisionsReport, { results, names }: Step): void {
  report.reached += results.length;
  for (const result of results) {
    if (result.outcome === 'done') {
      report.done += 1;
      continue;
    }
    const { folderPath, why } = result;
    report.skipped[why] += 1;
    if (report.named.length < SKIPPED_NAMES_MAX) {
      report.named.push({ folderPath, name: names.get(folderPath) ?? '', why });
    }
  }
}

/** Decides on the venues of one step in one transaction; undefined when the batch has been stopped. */
function decideStep(db: Database, batch: Batch, seen: readonly Seen[]): Promise<Step | undefined> {
  return transact(db, async (transaction) => {
    if (!(await lockBatch(transaction, batch.id))) return undefined;
    const rows = await lockStep(transaction, batch, seen);
    const changes: DecisionChange[] = [];
    const decided = new Set<string>();
    const results = seen.map(({ folderPath, isAsSeen }): DecisionResult => {
      const row = rows.get(venueIdOf(folderPath) ?? '');
      const to = row && statusAfter(batch.move, row.status);
      const skipped = (why: Skipped) => ({ outcome: 'skipped', folderPath, why }) as const;
      if (row?.folderPath !== folderPath) return skipped('missing');
      if (!to || !hasOriginal(rows, batch.reason) || decided.has(row.id))
        return skipped('impossible');
      if (!isAsSeen(row)) return skipped('changed');
      decided.add(row.id);
      const activityId = newId();
      changes.push({
        row,
        changes: decisionChanges(to, batch.reason, batch.administrator),
        record: {
          id: activityId,
          kind: ACTIVITY_OF[batch.move],
          ...batch.reason,
          batchId: batch.id,
        },
      });
      return { outcome: 'done', folderPath, status: to, version: row.version + 1, activityId };
    });
    await storeStep(transaction, batch, changes);
    return { results, names: new Map([...rows.values()].map((row) => [row.folderPath, row.name])) };
  });
}

const lockStep = (transaction: Transaction, { reason }: Batch, seen: readonly Seen[]) =>
  lockVenues(transaction, [
    ...seen.flatMap(({ folderPath }) => venueIdOf(folderPath) ?? []),
    ...(reason.duplicateOf ? [reason.duplicateOf] : []),
  ]);

async function storeStep(
  transaction: Transaction,
  { id, administrator }: Batch,
  changes: readonly DecisionChange[],
): Promise<void> {
  if (changes.length === 0) return;
  const venues = await updateDecisions(transaction, changes);
  await growBatch(transaction, id, changes.length);
  const all = changes.map((change, index) => ({ ...change, venue: venues[index] ?? change.row }));
  await recordChanges(transaction, all, administrator);
}
