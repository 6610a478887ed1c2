import {
  type Activity,
  type ActivityKind,
  VENUE_STATUS_DEFAULT,
  type VenueStatus,
} from '@campetto/contract';
import { listLink, venueLink } from '../links/listLink.ts';
import { isBatch } from './groupActivity.ts';

/** The address of the list that contains the venues of a record, if there is one. */
export function activityLink(record: Activity): string | undefined {
  const { id, kind, source, importId, venueName, venueStatus } = record;
  if (isBatch(record)) {
    const status = statusOfBatch(record);
    return status && listLink(status, { batch: id });
  }
  if (kind === 'imported' && source)
    return listLink(VENUE_STATUS_DEFAULT, { source, ...(importId && { imported: importId }) });
  return venueLink(venueName, venueStatus);
}

const STATUS_AFTER: Partial<Record<ActivityKind, VenueStatus>> = {
  approved: 'approved',
  discarded: 'discarded',
  restored: 'pending',
  // An import changes pending venues only.
  imported: VENUE_STATUS_DEFAULT,
};

/** The status of the venues after a batch, or after its undo; undefined if they have different ones. */
function statusOfBatch({ kind, undid, undone }: Activity): VenueStatus | undefined {
  if (undid === null && !undone) return STATUS_AFTER[kind];
  return (undid ?? kind) === 'restored' ? undefined : 'pending';
}

/** The address of the list that contains the venue that a merge kept. */
export const mergeLink = ({ duplicateOf }: Activity): string | undefined =>
  venueLink(duplicateOf?.name, duplicateOf?.status);
