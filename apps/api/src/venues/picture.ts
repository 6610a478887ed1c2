import { type Database, type Transaction, transact } from '../db/transact.ts';
import type { Identity } from '../identity/verifier.ts';
import type { MediaStore } from '../images/store.ts';
import { claimPhoto, isOurs, shedPhoto, storePhoto } from '../images/uploads.ts';
import { ProblemError } from '../plugins/problems.ts';
import { changeRecorded } from './change.ts';
import { describeVenue } from './describe.ts';
import { assertFresh, lockVenues, venueAt } from './lookup.ts';
import type { Updated } from './update.ts';

/**
 * Gives a venue another picture, or its first. The old one is swept away later. The same picture
 * again changes nothing.
 *
 * @throws ProblemError 404 for an unknown folder path, 412 for a stale `If-Match`, 413 or 422 for
 *   a picture that is refused
 * @throws MediaError
 */
export async function replacePicture(
  db: Database,
  media: MediaStore,
  { folderPath, image }: { folderPath: string; image: Buffer },
  ifMatch: string | undefined,
  administrator: Identity,
): Promise<Updated> {
  // Before anything is stored; it is asked again when the venue takes the picture.
  await assertFresh(db, ifMatch, await venueAt(db, folderPath));
  const photoFileName = await storePhoto(db, media, folderPath, image);
  return setPicture(db, folderPath, photoFileName, ifMatch, administrator);
}

/**
 * Takes a venue's picture away; one that has none stays as it is.
 *
 * @throws ProblemError 404 for an unknown folder path, 412 for a stale `If-Match`
 */
export const removePicture = (
  db: Database,
  folderPath: string,
  ifMatch: string | undefined,
  administrator: Identity,
): Promise<Updated> => setPicture(db, folderPath, null, ifMatch, administrator);

function setPicture(
  db: Database,
  folderPath: string,
  photoFileName: string | null,
  ifMatch: string | undefined,
  administrator: Identity,
): Promise<Updated> {
  return transact(db, async (transaction) => {
    const { id } = await venueAt(transaction, folderPath);
    await lockVenues(transaction, [id]); // venues before their pictures, as in every transaction
    const row = await venueAt(transaction, folderPath);
    await assertFresh(transaction, ifMatch, row);
    if (row.photoFileName === photoFileName) {
      return { item: await describeVenue(transaction, row) };
    }
    if (!(await exchangePhotos(transaction, folderPath, row.photoFileName, photoFileName))) {
      throw new ProblemError(503, { detail: 'The picture took too long. Try again.' });
    }
    const { venue, activityId } = await changeRecorded(
      transaction,
      row,
      { photoFileName },
      administrator,
      { kind: 'updated' },
    );
    return { item: await describeVenue(transaction, venue), activityId };
  });
}

/**
 * Gives up one picture for another (null: none), in the transaction that changes the venue and
 * after it has locked it.
 *
 * @returns whether the other is there
 */
export async function exchangePhotos(
  transaction: Transaction,
  folderPath: string,
  old: string | null,
  other: string | null,
): Promise<boolean> {
  if (other !== null && isOurs(other)) {
    const claimed = await claimPhoto(transaction, { folderPath, photoFileName: other });
    if (!claimed) return false;
  }
  if (old !== null) await shedPhoto(transaction, { folderPath, photoFileName: old });
  return true;
}
