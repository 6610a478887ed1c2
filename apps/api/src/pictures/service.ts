import { type Database, type Transaction, transact } from '../db/transact.ts';
import { Unavailable } from '../errors.ts';
import type { Identity } from '../identity/verifier.ts';
import { changeVenue, type Updated } from '../venues/change.ts';
import { lockVenues, requireVenue, requireVersion, type SeenVersions } from '../venues/lookup.ts';
import { loadReviewItem } from '../venues/review-items.ts';
import type { MediaStore } from './media-store.ts';
import { claimPhoto, isStoredPhoto, releasePhoto, storePhoto } from './uploads.ts';

/**
 * Sets or replaces a venue's picture. A maintenance job removes the old one. Sending the same picture
 * again changes nothing.
 *
 * @throws NotFound for an unknown folder path
 * @throws Stale when the venue has none of the versions of `seen`
 * @throws PictureRefused
 * @throws MediaError
 */
export async function replacePicture(
  db: Database,
  media: MediaStore,
  { folderPath, image }: { folderPath: string; image: Buffer },
  seen: SeenVersions,
  administrator: Identity,
): Promise<Updated> {
  // Checked before anything is stored, and again in the transaction that changes the venue.
  await requireVersion(db, seen, await requireVenue(db, folderPath));
  const photoFileName = await storePhoto(db, media, folderPath, image);
  return setPicture(db, folderPath, photoFileName, seen, administrator);
}

/**
 * Removes a venue's picture; a venue without one is left as it is.
 *
 * @throws NotFound for an unknown folder path
 * @throws Stale when the venue has none of the versions of `seen`
 */
export const removePicture = (
  db: Database,
  folderPath: string,
  seen: SeenVersions,
  administrator: Identity,
): Promise<Updated> => setPicture(db, folderPath, null, seen, administrator);

function setPicture(
  db: Database,
  folderPath: string,
  photoFileName: string | null,
  seen: SeenVersions,
  administrator: Identity,
): Promise<Updated> {
  return transact(db, async (transaction) => {
    const { id } = await requireVenue(transaction, folderPath);
    await lockVenues(transaction, [id]); // venues before their pictures, as in every transaction
    const row = await requireVenue(transaction, folderPath);
    await requireVersion(transaction, seen, row);
    if (row.photoFileName === photoFileName) {
      return { item: await loadReviewItem(transaction, row) };
    }
    if (!(await exchangePhotos(transaction, folderPath, row.photoFileName, photoFileName))) {
      throw new Unavailable('The picture took too long. Try again.');
    }
    const { venue, activityId } = await changeVenue(
      transaction,
      row,
      { photoFileName },
      administrator,
      { kind: 'updated' },
    );
    return { item: await loadReviewItem(transaction, venue), activityId };
  });
}

/**
 * Replaces the picture `old` by another (null: none), in the transaction that changes the venue, after
 * the venue has been locked.
 *
 * @returns whether the other picture is still stored
 */
export async function exchangePhotos(
  transaction: Transaction,
  folderPath: string,
  old: string | null,
  other: string | null,
): Promise<boolean> {
  if (other !== null && isStoredPhoto(other)) {
    const claimed = await claimPhoto(transaction, { folderPath, photoFileName: other });
    if (!claimed) return false;
  }
  if (old !== null) await releasePhoto(transaction, { folderPath, photoFileName: old });
  return true;
}
