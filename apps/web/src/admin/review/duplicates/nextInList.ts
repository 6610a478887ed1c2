import type { VenueReviewItem } from '@campetto/contract';

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
