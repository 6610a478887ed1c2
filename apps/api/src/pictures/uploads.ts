import { PICTURE_WIDTHS, pictureCopies, venueIdOf } from '@campetto/contract';
import { and, eq, lt, sql } from 'drizzle-orm';
import { imageUploads, venues } from '../db/schema.ts';
import { type Database, type Transaction, transact } from '../db/transact.ts';
import { makeCopies } from './copies.ts';
import type { MediaStore } from './media-store.ts';

/** The address of a picture: the venue's folder path and the file name. */
interface StoredPicture {
  folderPath: string;
  photoFileName: string;
}

const isRow = ({ folderPath, photoFileName }: StoredPicture) =>
  and(eq(imageUploads.folderPath, folderPath), eq(imageUploads.photoFileName, photoFileName));

/** Whether the name is one that this server gives; a source may name a picture of any other site. */
export const isStoredPicture = (photoFileName: string) =>
  pictureCopies(photoFileName).length === PICTURE_WIDTHS.length;

/**
 * Stores the copies of the picture in a file for a venue, after it has recorded the upload: if `claimPicture` is
 * not committed, `removeAbandonedUploads` removes the copies.
 *
 * @returns the `photoFileName` for the venue
 * @throws PictureRefused when the picture breaks a rule: nothing is stored
 * @throws MediaError
 */
export async function storePicture(
  db: Database,
  media: MediaStore,
  folderPath: string,
  file: string,
): Promise<string> {
  const copies = await makeCopies(file);
  // The venue names its largest copy.
  const photoFileName = copies[PICTURE_WIDTHS.length - 1]?.fileName ?? '';
  await recordUpload(db, { folderPath, photoFileName });
  await Promise.all(
    copies.map(({ fileName, bytes }) => media.put(`${folderPath}/${fileName}`, bytes)),
  );
  return photoFileName;
}

/** Records that no venue has this picture. Waits while a removal has its row locked. */
async function recordUpload(
  executor: Database | Transaction,
  picture: StoredPicture,
): Promise<void> {
  const at = new Date();
  await executor
    .insert(imageUploads)
    .values({ ...picture, at })
    .onConflictDoUpdate({
      target: [imageUploads.folderPath, imageUploads.photoFileName],
      set: { at },
    });
}

/**
 * Claims stored copies for their venue, in the transaction that sets the venue's picture.
 *
 * @returns whether the copies still exist; they do not when they were removed before
 */
export async function claimPicture(
  transaction: Transaction,
  picture: StoredPicture,
): Promise<boolean> {
  const claimed = await transaction
    .delete(imageUploads)
    .where(isRow(picture))
    .returning({ folderPath: imageUploads.folderPath });
  return claimed.length === 1;
}

/** Releases a picture for removal, in the transaction that removes it from its venue. */
export async function releasePicture(
  transaction: Transaction,
  picture: StoredPicture,
): Promise<void> {
  if (isStoredPicture(picture.photoFileName)) await recordUpload(transaction, picture);
}

/** Milliseconds. */
const UPLOAD_MAX_AGE = 60 * 60 * 1000;

/**
 * Removes the copies that no venue has had for `age` milliseconds. A copy that is claimed at the same
 * time is not removed: its row is locked.
 *
 * @returns how many pictures were removed
 */
export async function removeAbandonedUploads(
  db: Database,
  media: MediaStore,
  age = UPLOAD_MAX_AGE,
  isStopped = () => false,
): Promise<number> {
  const abandoned = lt(imageUploads.at, sql`now() - make_interval(secs => ${age / 1000})`);
  const uploads = await db.select().from(imageUploads).where(abandoned);
  let removed = 0;
  for (const picture of uploads) {
    if (isStopped()) break;
    await transact(db, async (transaction) => {
      const [upload] = await transaction
        .delete(imageUploads)
        .where(and(isRow(picture), abandoned))
        .returning();
      // A picture that was uploaded again to the venue that already has it was never claimed.
      if (!upload || (await isShown(transaction, picture))) return;
      // Before the commit, so that an interrupted removal is repeated.
      for (const { fileName } of pictureCopies(picture.photoFileName)) {
        await media.remove(`${picture.folderPath}/${fileName}`);
      }
      removed += 1;
    });
  }
  return removed;
}

/** While the row of its upload is locked, no venue can claim or release the picture. */
async function isShown(transaction: Transaction, { folderPath, photoFileName }: StoredPicture) {
  const id = venueIdOf(folderPath);
  if (!id) return false;
  const [row] = await transaction
    .select({ photoFileName: venues.photoFileName })
    .from(venues)
    .where(eq(venues.id, id));
  return row?.photoFileName === photoFileName;
}
