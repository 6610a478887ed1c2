import { PHOTO_WIDTHS, photoCopies } from '@campetto/contract';
import { and, eq, lt } from 'drizzle-orm';
import { imageUploads } from '../db/schema.ts';
import { type Database, type Transaction, transact } from '../db/transact.ts';
import { ProblemError } from '../plugins/problems.ts';
import { makeCopies } from './picture.ts';
import type { MediaStore } from './store.ts';

/**
 * Stores the copies of a picture for a venue that is about to be created, and notes that they wait
 * for it: whatever happens before `claimPhoto` is committed, `sweepUploads` takes them away again.
 *
 * @returns the venue's `photoFileName`
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
  await db.insert(imageUploads).values({ folderPath, photoFileName, at: new Date() });
  await Promise.all(
    copies.map(({ fileName, bytes }) => media.put(`${folderPath}/${fileName}`, bytes)),
  );
  return photoFileName;
}

/** Gives stored copies to their venue, in the transaction that creates it. */
export async function claimPhoto(transaction: Transaction, folderPath: string): Promise<void> {
  const claimed = await transaction
    .delete(imageUploads)
    .where(eq(imageUploads.folderPath, folderPath))
    .returning({ folderPath: imageUploads.folderPath });
  if (claimed.length === 0) {
    throw new ProblemError(503, { detail: 'The picture took too long. Try again.' });
  }
}

const UPLOAD_MAX_AGE = 60 * 60 * 1000;

/**
 * Removes the copies whose venue never came to be, once they are older than `age` milliseconds.
 * A copy that is being claimed at this moment is waited for: its row is locked.
 *
 * @returns how many pictures were removed
 */
export async function sweepUploads(
  db: Database,
  media: MediaStore,
  age = UPLOAD_MAX_AGE,
): Promise<number> {
  const abandoned = lt(imageUploads.at, new Date(Date.now() - age));
  const waiting = await db
    .select({ folderPath: imageUploads.folderPath })
    .from(imageUploads)
    .where(abandoned);
  let removed = 0;
  for (const { folderPath } of waiting) {
    await transact(db, async (transaction) => {
      const [upload] = await transaction
        .delete(imageUploads)
        .where(and(eq(imageUploads.folderPath, folderPath), abandoned))
        .returning();
      if (!upload) return;
      // Before the row is gone for good: what stops here is swept again.
      for (const { fileName } of photoCopies(upload.photoFileName)) {
        await media.remove(`${folderPath}/${fileName}`);
      }
      removed += 1;
    });
  }
  return removed;
}
