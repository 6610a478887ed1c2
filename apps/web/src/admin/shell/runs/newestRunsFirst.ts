import type { DecisionRun } from '@campetto/contract';

const timeOf = ({ startedAt, endedAt }: DecisionRun) => endedAt ?? startedAt;

/** The runs that are under way by their start, then those that have ended by their end, newest first. */
export function newestRunsFirst(runs: readonly DecisionRun[]) {
  const newest = runs.toSorted((a, b) => timeOf(b).localeCompare(timeOf(a)));
  return {
    running: newest.filter(({ state }) => state === 'running'),
    ended: newest.filter(({ state }) => state !== 'running'),
  };
}
