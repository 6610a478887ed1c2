import type { VenueReviewItem } from '@campetto/contract';
import { eq } from 'drizzle-orm';
import { venues } from '../db/schema.ts';
import type { Executor } from '../db/transact.ts';
import { toReviewItem } from './presenter.ts';
import { type RelatedColumns, type ReviewRow, relatedColumns } from './review-columns.ts';

/** A venue that was read with its related venues, in the contract's shape. */
export function reviewItemOf(row: ReviewRow & RelatedColumns): VenueReviewItem {
  const { kept, sameCoordinates, samePhone, sameWebsite, discardedDuplicate } = row;
  return toReviewItem(row, {
    duplicateOf: kept && { folderPath: kept[0], name: kept[1] },
    discardedDuplicate,
    shared: { coordinates: sameCoordinates, phone: samePhone, website: sameWebsite },
  });
}

/** A venue that was read or changed, in the contract's shape, with its related venues as they are now. */
export async function loadReviewItem(executor: Executor, row: ReviewRow): Promise<VenueReviewItem> {
  const [found] = await executor.select(relatedColumns).from(venues).where(eq(venues.id, row.id));
  if (!found) throw new RangeError('a venue without its review item');
  return reviewItemOf({ ...row, ...found });
}
