import { ATTRIBUTIONS, SPORT_SLUGS, sportById, venueReviewItemSchema } from '@campetto/contract';
import { count, desc, isNotNull } from 'drizzle-orm';
import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { imageUploads, venues } from '../../src/db/schema.ts';
import { listActivity } from '../../src/history/repository.ts';
import type { ImportReport } from '../../src/imports/report/report.ts';
import type { MediaStore } from '../../src/pictures/media-store.ts';
import { addSamplePictures } from '../../src/sample/pictures.ts';
import { importSampleIfEmpty } from '../../src/sample/venues.ts';
import { loadReviewItem } from '../../src/venues/review-items.ts';
import { wrongCounters } from '../support/counters.ts';
import { type Directory, orphans, venuesById, withDirectory } from './directory.ts';

const quiet = { info() {} };

const sportsOf = (ids: string[]) => ids.map((id) => sportById(id)?.slug);

const venueCount = async ({ db }: Directory) =>
  (await db.select({ total: count() }).from(venues))[0]?.total;

describe('the sample', () => {
  const directory = withDirectory(beforeAll);
  let reports: ImportReport[];
  beforeAll(async () => {
    reports = await importSampleIfEmpty(directory.db, quiet);
  });

  test('imports every record of the four sets, with nothing refused', async () => {
    expect(reports.map(({ read, new: stored, refused }) => [read, stored, refused])).toEqual([
      [407, 407, 0],
      [508, 508, 0],
      [314, 314, 0],
      [85, 85, 0],
    ]);
    expect(await venueCount(directory)).toBe(1314);
    expect(await orphans(directory)).toEqual([]);
    expect(await wrongCounters(directory.url)).toEqual([]);
    expect(reports.flatMap(({ leftOut }) => leftOut)).toEqual([
      { at: 304, reason: expect.stringContaining('phone must have at most 40 characters') },
    ]);
  });

  test('names each source as its attribution does', async () => {
    const activity = await listActivity(directory.db, { limit: 10 });
    expect(new Map(activity.map(({ source, count: came }) => [source, came]))).toEqual(
      new Map([
        ['Comune di Milano', 407],
        ['Ayuntamiento de Madrid', 508],
        ['Active Places', 314],
        ['OpenStreetMap', 85],
      ]),
    );
    expect(ATTRIBUTIONS.map(({ source }) => source as string).sort()).toEqual(
      activity.map(({ source }) => source).sort(),
    );
  });

  test('begins with venues of several sources, and no two of one name', async () => {
    const first = await directory.db
      .select()
      .from(venues)
      .orderBy(desc(venues.createdAt), desc(venues.id))
      .limit(12);
    expect(new Set(first.slice(0, 6).map(({ source }) => source)).size).toBeGreaterThanOrEqual(3);
    expect(new Set(first.map(({ name }) => name)).size).toBe(12);
  });

  test('[API-9] satisfies the contract in every venue and invents nothing', async () => {
    const rows = await directory.db.select().from(venues);
    expect(rows).not.toEqual([]);
    // One at a time: for all at once, the last would wait too long for a connection.
    for (const row of rows) v.parse(venueReviewItemSchema, await loadReviewItem(directory.db, row));
    const invented = rows.filter(
      ({ rating, totalRatings, photoFileName, isVerified }) =>
        rating !== null || totalRatings !== null || photoFileName !== null || isVerified,
    );
    expect(invented).toEqual([]);
  });

  test('has the expected venues for odd records', async () => {
    const byId = await venuesById(directory);
    const all = [...byId.values()];

    // A street with entities twice over, a house number too long for its field.
    expect(all.find(({ addressStreet }) => addressStreet.includes('NUÑEZ'))).toMatchObject({
      addressStreet: 'CALLE JUAN CLEMENTE NUÑEZ',
      addressCity: 'Madrid',
    });
    expect(all.find(({ addressStreet }) => addressStreet === 'CALLE LYON')).toMatchObject({
      addressNumber: '136',
      addressFormatted: 'CALLE LYON 136 (c/v Calle Flandes, 4 posterior), 28030 Madrid',
    });
    // The street's type is not repeated.
    expect(byId.get('madrid:11350990')).toMatchObject({
      addressStreet: 'avenida de las Suertes',
      addressNumber: '',
      city: 'madrid',
    });
    // Two phones in one field are kept; "S/T" is no phone.
    expect(all.map(({ phoneNumber }) => phoneNumber)).toContain(
      '913 288 606 (reservas) 912 208 587',
    );
    expect(all.map(({ phoneNumber }) => phoneNumber)).not.toContain('S/T');
    // NA and a number of zeros are no values.
    const trafford = all.filter(({ source }) => source === 'Active Places');
    expect(trafford.filter(({ phoneNumber }) => phoneNumber === null)).toHaveLength(57 + 2);
    expect(trafford.filter(({ website }) => website === null)).toHaveLength(14);
    expect(trafford.filter(({ sportIds }) => sportIds.length > 0)).toHaveLength(28);
    // A site without a name gets its operator's; websites have a scheme.
    const milano = all.filter(({ source }) => source === 'Comune di Milano');
    const garibaldina = milano.filter(({ name }) => name === 'A.C. Garibaldina 1932');
    expect(garibaldina).toHaveLength(5);
    expect(garibaldina[0]).toMatchObject({
      website: 'https://www.acgaribaldina1932.net',
      addressNumber: '4',
      addressPostalCode: '20158',
      addressFormatted: 'Via Don Giovanni Minzoni 4, 20158 Milano',
      lastUpdated: new Date('2020-06-11T00:00:00Z'),
      latitude: 45.5048719469,
      longitude: 9.16934145338,
    });
    expect(sportsOf(garibaldina[0]?.sportIds ?? [])).toEqual(['football']);
    expect(milano.filter(({ name }) => name === 'Impianto Sportivo')).toHaveLength(4);
    expect(milano.filter(({ addressNumber }) => addressNumber === '')).toHaveLength(32);
    // A place without a name is imported; its country is known, its city is not.
    expect(byId.get('node/360880197')).toMatchObject({
      name: '',
      country: 'italy',
      city: null,
      addressCity: '',
      lastUpdated: new Date('2014-10-14T11:35:16Z'),
    });
  });
});

describe('an import of the sample', () => {
  const directory = withDirectory();

  test('gives the first venue of each sport the drawing of its court, and keeps it', async () => {
    await importSampleIfEmpty(directory.db, quiet);
    const stored = new Map<string, Buffer>();
    const media: MediaStore = {
      put: async (key, bytes) => void stored.set(key, bytes),
      get: async () => undefined,
      remove: async (key) => void stored.delete(key),
    };
    await addSamplePictures(directory.db, media);
    const rows = await directory.db.select().from(venues).where(isNotNull(venues.photoFileName));
    const sports = rows.flatMap(({ sportIds }) => sportsOf(sportIds).slice(0, 1));
    expect(sports.toSorted()).toEqual(SPORT_SLUGS.toSorted());
    for (const { folderPath, photoFileName } of rows)
      expect(stored.has(`${folderPath}/${photoFileName}`)).toBe(true);
    // No upload is left over that a maintenance job would remove.
    expect(await directory.db.select().from(imageUploads)).toEqual([]);
    const first = await directory.db
      .select()
      .from(venues)
      .orderBy(desc(venues.createdAt))
      .limit(20);
    expect(first.filter(({ photoFileName }) => photoFileName !== null).length).toBeGreaterThan(1);
  });

  test('happens once, and not beside a venue', async () => {
    expect(await importSampleIfEmpty(directory.db, quiet)).toHaveLength(4);
    expect(await importSampleIfEmpty(directory.db, quiet)).toEqual([]);
    expect(await venueCount(directory)).toBe(1314);
  });

  test('happens once where two servers start at once', async () => {
    const lines: unknown[] = [];
    const log = { info: (details: object) => lines.push(details) };
    const starts = await Promise.all([
      importSampleIfEmpty(directory.db, log),
      importSampleIfEmpty(directory.db, log),
    ]);
    expect(starts.map((reports) => reports.length).sort()).toEqual([0, 4]);
    expect(lines).toHaveLength(4);
    expect(await venueCount(directory)).toBe(1314);
    expect(await wrongCounters(directory.url)).toEqual([]);
    expect(await orphans(directory)).toEqual([]);
  });
});
