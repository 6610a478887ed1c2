import type { UndoResult } from '@campetto/contract';

/** The folder path of the venue that an undo brought back, if it was about one venue only. */
export function undoneVenue(results: readonly UndoResult[]): string | undefined {
  const [first, ...others] = new Set(
    results.map((result) => (result.outcome === 'undone' ? result.folderPath : undefined)),
  );
  return others.length === 0 ? first : undefined;
}
