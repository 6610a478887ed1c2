import type { Duplicates, VenueReviewItem } from '@campetto/contract';
import type { MergedCluster } from './useClusterDecision.ts';

/**
 * The venue to go to after a decision on `from`: without a condition itself while it stays, else the next one in
 * the list that stays and fulfils it, else the first one.
 */
export function nextInList(
  venues: readonly VenueReviewItem[],
  from: VenueReviewItem,
  gone: ReadonlySet<string>,
  isWanted?: (item: VenueReviewItem) => boolean,
): VenueReviewItem | undefined {
  const index = venues.findIndex(({ folderPath }) => folderPath === from.folderPath);
  const start = isWanted ? index + 1 : Math.max(index, 0);
  const inOrder = [...venues.slice(start), ...venues.slice(0, start)];
  return inOrder.find(
    (item) => !gone.has(item.folderPath) && (isWanted === undefined || isWanted(item)),
  );
}

/** Whether a venue of the list has a possible duplicate that the merge has neither discarded nor rejected. */
export const stillHasDuplicates =
  (
    { keep, notDuplicates }: MergedCluster['merge'],
    gone: ReadonlySet<string>,
    duplicates: Duplicates,
  ) =>
  ({ folderPath }: VenueReviewItem): boolean => {
    const rejected = notDuplicates.some((item) => item.folderPath === folderPath);
    return (
      folderPath !== keep.folderPath &&
      (duplicates[folderPath] ?? []).some(
        ({ item: { folderPath: other } }) =>
          !gone.has(other) && !(rejected && other === keep.folderPath),
      )
    );
  };
