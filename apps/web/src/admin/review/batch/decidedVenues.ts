import type { DecisionRun } from '@campetto/contract';

/**
 * The folder paths, of those that a run was started with, on which it has decided or can never decide.
 * Venues that were not reached, or have changed, are still to be decided. Where the server names only some
 * of the skipped venues the changed ones are unknown, and none is returned.
 */
export function decidedVenues(
  { reached, skipped, firstSkipped }: Pick<DecisionRun, 'reached' | 'skipped' | 'firstSkipped'>,
  selected: readonly string[],
): string[] {
  if (skipped.changed + skipped.impossible + skipped.missing > firstSkipped.length) return [];
  const changed = new Set(
    firstSkipped.flatMap(({ why, folderPath }) => (why === 'changed' ? folderPath : [])),
  );
  return selected.slice(0, reached).filter((folderPath) => !changed.has(folderPath));
}
