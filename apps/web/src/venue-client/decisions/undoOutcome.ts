import type { UndoResult } from '@campetto/contract';

/** How many decisions an undo has undone, and how many it could not undo. */
export interface UndoOutcome {
  undone: number;
  refused: number;
  /** Everything had been undone before, so that nothing has changed. */
  already?: boolean | undefined;
}

/**
 * The outcome of an undo of single records; the records of one venue count once if all were undone. What is undone
 * already counts as undone: by the request itself if its response was lost and it `wasRepeated`.
 */
export function outcomeOf(results: readonly UndoResult[], wasRepeated: boolean): UndoOutcome {
  const already = !wasRepeated && !results.some(({ outcome }) => outcome === 'undone');
  const refused = results.filter((of) => of.outcome === 'refused' && of.why !== 'undone').length;
  if (refused > 0) return { undone: results.length - refused, refused };
  // One save of a venue has a record for its fields and one for its picture.
  const venues = new Set(
    results.map((of) => (of.outcome === 'undone' ? of.folderPath : of.activityId)),
  );
  return { undone: venues.size, refused, already };
}
