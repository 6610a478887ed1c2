import { fileURLToPath } from 'node:url';
import { SPORTS } from '@campetto/contract';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { venues } from '../db/schema.ts';
import { type Database, transact } from '../db/transact.ts';
import type { MediaStore } from '../pictures/media-store.ts';
import { claimPicture, storePicture } from '../pictures/uploads.ts';

const fileOf = (slug: string) =>
  fileURLToPath(new URL(`../../data/sample/pictures/${slug}.webp`, import.meta.url));

/**
 * Gives the first venue of each sport a drawing of its court, so that the lists of the sample show pictures too. Its
 * sources have none.
 */
export async function addSamplePictures(db: Database, media: MediaStore): Promise<void> {
  for (const { id, slug } of SPORTS) {
    const [venue] = await firstVenue(db, id);
    if (!venue) continue;
    const { venueId, folderPath } = venue;
    const photoFileName = await storePicture(db, media, folderPath, fileOf(slug));
    await transact(db, async (transaction) => {
      if (!(await claimPicture(transaction, { folderPath, photoFileName }))) return;
      await transaction.update(venues).set({ photoFileName }).where(eq(venues.id, venueId));
    });
  }
}

const firstVenue = (db: Database, sport: string) =>
  db
    .select({ venueId: venues.id, folderPath: venues.folderPath })
    .from(venues)
    .where(and(isNull(venues.photoFileName), eq(sql`${venues.sportIds}[1]`, sport)))
    .orderBy(desc(venues.createdAt), desc(venues.id))
    .limit(1);
