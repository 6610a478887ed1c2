import type { UndoResult } from '@campetto/contract';

/** How many decisions an undo has undone, and how many it could not undo. */
export interface UndoOutcome {
  undone: number;
  refused: number;
}

/** The outcome of an undo of single records; the records of one venue count once if all were undone. */
export function outcomeOf(results: readonly UndoResult[]): UndoOutcome {
  const refused = results.filter(({ outcome }) => outcome === 'refused').length;
  if (refused > 0) return { undone: results.length - refused, refused };
  // The fields and the picture of a venue were one save.
  const venues = new Set(results.map((of) => of.outcome === 'undone' && of.folderPath));
  return { undone: venues.size, refused };
}
