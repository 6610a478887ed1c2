import { newId } from '../db/id.ts';
import { type Database, transact } from '../db/transact.ts';
import { recordActivity } from '../history/repository.ts';
import type { Identity } from '../identity/verifier.ts';
import { requireVenue } from '../venues/lookup.ts';
import { storeRejection } from './repository.ts';

/**
 * Records that two venues are not duplicates of each other, so that neither is offered for the other again.
 * A repeated rejection returns the record of the first one.
 *
 * @returns the id of its activity record
 * @throws NotFound for an unknown folder path
 */
export function rejectDuplicate(
  db: Database,
  paths: { venue: string; other: string },
  { uid, email }: Identity,
): Promise<string> {
  return transact(db, async (transaction) => {
    const venue = await requireVenue(transaction, paths.venue);
    const other = await requireVenue(transaction, paths.other);
    const id = newId();
    const stored = await storeRejection(transaction, [venue.id, other.id], id);
    if (stored !== id) return stored;
    await recordActivity(transaction, {
      id,
      kind: 'notDuplicate',
      at: new Date(),
      actorUid: uid,
      actorEmail: email,
      venueId: venue.id,
      folderPath: venue.folderPath,
      venueName: venue.name,
      duplicateOf: other.id,
    });
    return id;
  });
}
