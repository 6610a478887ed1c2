import { newId } from '../db/id.ts';
import type { NewActivity, VenueRow } from '../db/schema.ts';
import type { Transaction } from '../db/transact.ts';
import type { Identity } from '../identity/verifier.ts';
import { findPairsAmong } from './pairs.ts';
import { storeRejection } from './repository.ts';

/**
 * Stores that these venues are not the same as the kept venue, nor as the discarded venues whose possible duplicates
 * they were. A rejected pair is never offered again. A pair that was rejected before keeps its earlier record.
 *
 * @returns the records to store, and the id of the record of an earlier rejection, if there was one
 */
export async function rejectPairs(
  transaction: Transaction,
  venues: readonly VenueRow[],
  { kept, discarded }: { kept: VenueRow; discarded: readonly VenueRow[] },
  { uid, email }: Identity,
): Promise<{ records: NewActivity[]; earlier: string | undefined }> {
  const at = new Date();
  const records: NewActivity[] = [];
  let earlier: string | undefined;
  if (venues.length === 0) return { records, earlier };
  const pairs = await findPairsAmong(transaction, [...venues, ...discarded]);
  for (const venue of venues) {
    const others = discarded.filter(({ id }) => pairs.get(venue.id)?.has(id));
    for (const other of [kept, ...others]) {
      const id = newId();
      const stored = await storeRejection(transaction, [venue.id, other.id], id);
      if (stored !== id) {
        earlier = stored;
        continue;
      }
      const { folderPath, name } = venue;
      records.push({
        id,
        at,
        kind: 'notDuplicate',
        actorUid: uid,
        actorEmail: email,
        venueId: venue.id,
        folderPath,
        venueName: name,
        duplicateOf: other.id,
      });
    }
  }
  return { records, earlier };
}
