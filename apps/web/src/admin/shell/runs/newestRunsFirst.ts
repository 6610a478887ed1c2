import type { DecisionRun } from '@campetto/contract';
import { isUnderWay } from '../../../venue-client/decisions/useDecisionRuns.ts';

const timeOf = ({ startedAt, endedAt }: DecisionRun) => endedAt ?? startedAt;

/** The runs that are under way or being undone by their start, then those that have ended by their end; newest first. */
export function newestRunsFirst(runs: readonly DecisionRun[]) {
  const newest = runs.toSorted((a, b) => timeOf(b).localeCompare(timeOf(a)));
  return {
    running: newest.filter(isUnderWay),
    ended: newest.filter((run) => !isUnderWay(run)),
  };
}
