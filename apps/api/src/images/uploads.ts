import { PHOTO_WIDTHS, photoCopies, venueIdOf } from '@campetto/contract';
import { and, eq, lt } from 'drizzle-orm';
import { imageUploads, venues } from '../db/schema.ts';
import { type Database, type Transaction, transact } from '../db/transact.ts';
import { makeCopies } from './picture.ts';
import type { MediaStore } from './store.ts';

/** A picture as it is found: at which venue, under which name. */
interface Photo {
  folderPath: string;
  photoFileName: string;
}

const isRow = ({ folderPath, photoFileName }: Photo) =>
  and(eq(imageUploads.folderPath, folderPath), eq(imageUploads.photoFileName, photoFileName));

/** Whether we made the picture; what a source names may lie anywhere. */
export const isOurs = (photoFileName: string) =>
  photoCopies(photoFileName).length === PHOTO_WIDTHS.length;

/**
 * Stores the copies of a picture for a venue, and notes before that they wait for it: whatever
 * happens before `claimPhoto` is committed, `sweepUploads` takes them away again.
 *
 * @returns the `photoFileName` for the venue
 * @throws ProblemError when the picture breaks a rule: nothing is stored
 * @throws MediaError
 */
export async function storePhoto(
  db: Database,
  media: MediaStore,
  folderPath: string,
  original: Buffer,
): Promise<string> {
  const copies = await makeCopies(original);
  const photoFileName = copies[PHOTO_WIDTHS.length - 1]?.fileName ?? '';
  await note(db, { folderPath, photoFileName });
  await Promise.all(
    copies.map(({ fileName, bytes }) => media.put(`${folderPath}/${fileName}`, bytes)),
  );
  return photoFileName;
}

/** Notes that no venue has this picture. A sweep of it that goes on is waited for. */
async function note(executor: Database | Transaction, photo: Photo): Promise<void> {
  const at = new Date();
  await executor
    .insert(imageUploads)
    .values({ ...photo, at })
    .onConflictDoUpdate({
      target: [imageUploads.folderPath, imageUploads.photoFileName],
      set: { at },
    });
}

/**
 * Gives stored copies to their venue, in the transaction in which it takes them.
 *
 * @returns whether they are there: not when a sweep was faster
 */
export async function claimPhoto(transaction: Transaction, photo: Photo): Promise<boolean> {
  const claimed = await transaction
    .delete(imageUploads)
    .where(isRow(photo))
    .returning({ folderPath: imageUploads.folderPath });
  return claimed.length === 1;
}

/** Leaves a picture to the sweep, in the transaction in which its venue gives it up. */
export async function shedPhoto(transaction: Transaction, photo: Photo): Promise<void> {
  if (isOurs(photo.photoFileName)) await note(transaction, photo);
}

const UPLOAD_MAX_AGE = 60 * 60 * 1000;

/**
 * Removes the copies that no venue has, once that is so for `age` milliseconds. A copy that is
 * being claimed at this moment is waited for: its row is locked.
 *
 * @returns how many pictures were removed
 */
export async function sweepUploads(
  db: Database,
  media: MediaStore,
  age = UPLOAD_MAX_AGE,
): Promise<number> {
  const abandoned = lt(imageUploads.at, new Date(Date.now() - age));
  const waiting = await db.select().from(imageUploads).where(abandoned);
  let removed = 0;
  for (const photo of waiting) {
    await transact(db, async (transaction) => {
      const [upload] = await transaction
        .delete(imageUploads)
        .where(and(isRow(photo), abandoned))
        .returning();
      // One that was sent again to the venue that has it already was never claimed.
      if (!upload || (await isShown(transaction, photo))) return;
      // Before the row is gone for good: what stops here is swept again.
      for (const { fileName } of photoCopies(photo.photoFileName)) {
        await media.remove(`${photo.folderPath}/${fileName}`);
      }
      removed += 1;
    });
  }
  return removed;
}

/** While the row of its upload is locked no venue can take the picture, or give it up. */
async function isShown(transaction: Transaction, { folderPath, photoFileName }: Photo) {
  const id = venueIdOf(folderPath);
  if (!id) return false;
  const [row] = await transaction
    .select({ photoFileName: venues.photoFileName })
    .from(venues)
    .where(eq(venues.id, id));
  return row?.photoFileName === photoFileName;
}
