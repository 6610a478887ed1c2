import { PICTURE_WIDTHS, pictureCopies, venueIdOf } from '@campetto/contract';
import { and, eq, isNull, lt, not, or, type SQL, sql } from 'drizzle-orm';
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

const isRemovalBegun = isNull(imageUploads.at);

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
 * @returns whether the copies still exist; they do not when their removal began before
 */
export async function claimPicture(
  transaction: Transaction,
  picture: StoredPicture,
): Promise<boolean> {
  const claimed = await transaction
    .delete(imageUploads)
    .where(and(isRow(picture), not(isRemovalBegun)))
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
 * time is not removed: its row is locked. Ends after a picture once `isStopped`.
 *
 * @returns how many pictures were removed
 * @throws the first error, after the other pictures were removed
 */
export async function removeAbandonedUploads(
  db: Database,
  media: MediaStore,
  age = UPLOAD_MAX_AGE,
  isStopped = () => false,
): Promise<number> {
  const isOld = lt(imageUploads.at, sql`now() - make_interval(secs => ${age / 1000})`);
  const isAbandoned = or(isRemovalBegun, isOld);
  const uploads = await db.select().from(imageUploads).where(isAbandoned);
  let removed = 0;
  const errors: unknown[] = [];
  for (const picture of uploads) {
    if (isStopped()) break;
    try {
      const isBegun = await transact(db, (one) => beginRemoval(one, picture, isAbandoned));
      if (isBegun && (await transact(db, (one) => endRemoval(one, media, picture)))) removed += 1;
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw errors[0];
  return removed;
}

/**
 * Stores that the removal begins, before any file is removed: no venue can claim the picture afterwards, even when the
 * removal is interrupted and only some of its files are left.
 *
 * @returns whether it does
 */
async function beginRemoval(
  transaction: Transaction,
  picture: StoredPicture,
  isAbandoned: SQL | undefined,
): Promise<boolean> {
  const [upload] = await transaction
    .update(imageUploads)
    .set({ at: null })
    .where(and(isRow(picture), isAbandoned))
    .returning();
  if (!upload) return false;
  // A picture that was uploaded again to the venue that already has it was never claimed.
  if (!(await isShown(transaction, picture))) return true;
  await transaction.delete(imageUploads).where(isRow(picture));
  return false;
}

/** Removes the files of a picture, unless it was uploaded again; an upload that comes meanwhile waits for the row. */
async function endRemoval(
  transaction: Transaction,
  media: MediaStore,
  picture: StoredPicture,
): Promise<boolean> {
  const [upload] = await transaction
    .delete(imageUploads)
    .where(and(isRow(picture), isRemovalBegun))
    .returning();
  if (!upload) return false;
  // Before the commit, so that an interrupted removal is repeated.
  for (const { fileName } of pictureCopies(picture.photoFileName)) {
    await media.remove(`${picture.folderPath}/${fileName}`);
  }
  return true;
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
