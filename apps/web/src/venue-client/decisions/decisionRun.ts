import type { DecisionResult, DecisionsEvent, VenueMove } from '@campetto/contract';

type Skipped = Extract<DecisionResult, { outcome: 'skipped' }>['why'];

/** A decision on many venues, as far as it has come. */
export interface DecisionRun {
  move: VenueMove;
  total: number;
  /** Venues that were decided on or skipped. */
  reached: number;
  done: number;
  skipped: Readonly<Record<Skipped, number>>;
  /** The first of the skipped venues. */
  named: readonly { folderPath: string; name: string; why: Skipped }[];
  /** The results of selected venues; empty for all that match a filter. */
  results: readonly DecisionResult[];
  /** The batches by which it is undone, one for each request. */
  batchIds: readonly string[];
  state: 'running' | 'stopping' | 'finished';
  /** Why it ended early, if a request failed. */
  error: unknown;
}

export const newRun = (move: VenueMove, total: number): DecisionRun => ({
  move,
  total,
  reached: 0,
  done: 0,
  skipped: { changed: 0, impossible: 0, missing: 0 },
  named: [],
  results: [],
  batchIds: [],
  state: 'running',
  error: undefined,
});

/** The run after an event of a request that was sent when the run was as in `before`. */
export function withEvent(
  before: DecisionRun,
  run: DecisionRun,
  event: DecisionsEvent,
): DecisionRun {
  if (event.type === 'failed') return run;
  const { batchId } = event.type === 'progress' ? event : event.report;
  const batchIds = before.batchIds.includes(batchId)
    ? before.batchIds
    : [...before.batchIds, batchId];
  if (event.type === 'progress') {
    return {
      ...run,
      reached: before.reached + event.reached,
      done: before.done + event.done,
      results: [...run.results, ...event.results],
      batchIds,
    };
  }
  const { reached, done, skipped, named } = event.report;
  return {
    ...run,
    reached: before.reached + reached,
    done: before.done + done,
    skipped: {
      changed: before.skipped.changed + skipped.changed,
      impossible: before.skipped.impossible + skipped.impossible,
      missing: before.skipped.missing + skipped.missing,
    },
    named: [...before.named, ...named],
    batchIds,
  };
}
