import { type Database, type Transaction, transact } from '../db/transact.ts';
import { Unavailable } from '../errors.ts';
import { changeVenue, type Updated } from '../venues/change.ts';
import { type ChangeRequest, changeOnce, earlierResult, toUpdated } from '../venues/change-once.ts';
import { lockVenues, requireVenue, requireVersion } from '../venues/lookup.ts';
import type { MediaStore } from './media-store.ts';
import type { PictureFile } from './picture-file.ts';
import { claimPicture, isStoredPicture, releasePicture, storePicture } from './uploads.ts';

type PictureRequest = Omit<ChangeRequest, 'content'>;

/**
 * Sets or replaces a venue's picture. A maintenance job removes the old one. Sending the same picture
 * again changes nothing.
 *
 * @throws NotFound for an unknown folder path
 * @throws PictureRefused
 * @throws MediaError
 * @throws Stale when the venue has none of the versions of `seen`
 * @throws what {@link changeOnce} throws
 */
export async function replacePicture(
  db: Database,
  media: MediaStore,
  { folderPath, image: picture }: { folderPath: string; image: PictureFile },
  of: PictureRequest,
): Promise<Updated> {
  const request = { ...of, content: ['replace', folderPath, picture.sha256] };
  // Checked before anything is stored, and again in the transaction that changes the venue.
  const row = await requireVenue(db, folderPath);
  const earlier = await earlierResult(db, row, request);
  if (earlier) return toUpdated(db, earlier);
  await requireVersion(db, request.seen, row);
  const photoFileName = await storePicture(db, media, folderPath, picture.path);
  return setPicture(db, folderPath, photoFileName, request);
}

/**
 * Removes a venue's picture; a venue without one is left as it is.
 *
 * @throws NotFound for an unknown folder path
 * @throws Stale when the venue has none of the versions of `seen`
 * @throws what {@link changeOnce} throws
 */
export const removePicture = (
  db: Database,
  folderPath: string,
  of: PictureRequest,
): Promise<Updated> => setPicture(db, folderPath, null, { ...of, content: ['remove', folderPath] });

function setPicture(
  db: Database,
  folderPath: string,
  photoFileName: string | null,
  request: ChangeRequest,
): Promise<Updated> {
  return transact(db, async (transaction) => {
    const { id } = await requireVenue(transaction, folderPath);
    await lockVenues(transaction, [id]); // venues before their pictures, as in every transaction
    const row = await requireVenue(transaction, folderPath);
    const changed = await changeOnce(transaction, row, request, async () => {
      await requireVersion(transaction, request.seen, row);
      if (row.photoFileName === photoFileName) return { venue: row };
      if (!(await exchangePictures(transaction, folderPath, row.photoFileName, photoFileName))) {
        throw new Unavailable('The picture took too long. Try again.');
      }
      const record = { kind: 'updated' } as const;
      return changeVenue(transaction, row, { photoFileName }, request.administrator, record);
    });
    return toUpdated(transaction, changed);
  });
}

/**
 * Replaces the picture `old` by another (null: none), in the transaction that changes the venue, after
 * the venue has been locked.
 *
 * @returns whether the other picture is still stored
 */
export async function exchangePictures(
  transaction: Transaction,
  folderPath: string,
  old: string | null,
  other: string | null,
): Promise<boolean> {
  if (other !== null && isStoredPicture(other)) {
    const claimed = await claimPicture(transaction, { folderPath, photoFileName: other });
    if (!claimed) return false;
  }
  if (old !== null) await releasePicture(transaction, { folderPath, photoFileName: old });
  return true;
}
