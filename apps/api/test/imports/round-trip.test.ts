import { FILE_FORMATS, type FileFormat, SPORTS, VENUE_STATUSES } from '@campetto/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../src/db/id.ts';
import { activity, type NewVenue, venueSources, venues } from '../../src/db/schema.ts';
import { moveVenue } from '../../src/decisions/service.ts';
import { exportVenues } from '../../src/exports/service.ts';
import { importSampleIfEmpty, SAMPLE_FILES } from '../../src/sample/venues.ts';
import { wrongCounters } from '../support/counters.ts';
import { newVenue, seed, seedOne } from '../support/venues.ts';
import { orphans, venuesById, withDirectory } from './directory.ts';
import { withFolder } from './files.ts';

const folder = withFolder();
const directory = withDirectory();
const ADMINISTRATOR = { uid: 'admin-1', email: 'admin@example.org', admin: true };

/** A file of all venues of a status, changed by `edit`. */
async function exported(
  format: FileFormat,
  status: (typeof VENUE_STATUSES)[number] = 'pending',
  edit = (text: string) => text,
  { db } = directory,
) {
  let text = '';
  for await (const piece of exportVenues(db, { status }, format)) text += piece;
  return folder.write(`${status}.${format}`, edit(text));
}

const everything = ({ db } = directory) => db.select().from(venues).orderBy(venues.id);

/** Texts that are difficult for file formats. */
const ODD_NAMES = [
  '=cmd()',
  "'=cmd()",
  "''+1",
  '+39 045',
  '-5',
  "'-5",
  '@all',
  ';=cmd()',
  "a;'=cmd()",
  "'t Veld",
  'Campo &amp; Prato &lt;b&gt;',
  'a,b;c|d',
  'says "yes"',
  '\\"backslash\\',
  'FeatureCollection',
  'line\u2028separator',
  'Societã\u00A0Sportiva',
  'Šport 🏐 中文 عربي',
  'NULL',
  '08039',
  "'08039",
  '393123456789',
  '6-10',
  "'12/3",
  '3.4',
  '2E5',
  '<script>alert(1)</script>',
];

const oddVenues = () =>
  ODD_NAMES.map((name, index) => ({
    name,
    phoneNumber: index % 2 ? '+39021234567' : '31376097.0',
    sportIds: [SPORTS[4].id, SPORTS[0].id],
    addressNumber: index % 2 ? '-5' : '136 (c/v Flandes 4)',
    addressCity: 'MILANO',
    addressCountry: index % 2 ? '' : 'Italia',
    website: 'HTTP://Example.org/A?b=c&d=e#f',
    rating: (index % 20) / 4,
    totalRatings: index,
    lastUpdated: new Date(1_700_000_000_123 + index),
    latitude: index % 3 ? 45.12345678901234 : 0,
    longitude: index % 3 ? -0.000001 : 0,
    isVerified: index % 2 === 0,
  }));

describe.each(FILE_FORMATS)('importing an export of the whole sample as %s', (format) => {
  const sample = withDirectory(beforeAll);
  let manual: NewVenue;
  let file: string;
  beforeAll(async () => {
    await importSampleIfEmpty(sample.db, { info() {} });
    manual = await seedOne(sample.db, 'verona', { source: 'manual', isVerified: true });
    file = await exported(format, 'pending', undefined, sample);
  });

  test('changes nothing, twice', async () => {
    const before = await everything(sample);
    for (const _run of [1, 2]) {
      expect(await sample.import(file)).toMatchObject({
        read: 1315,
        new: 0,
        changed: 0,
        unchanged: 1315,
        kept: 0,
        refused: 0,
        leftOut: [],
      });
    }
    expect(await everything(sample)).toEqual(before);
  });

  test('into another directory: pending venues of the same sources, once', async () => {
    const sourceIds = [...(await venuesById(sample)).keys()].sort();
    expect(await directory.import(file)).toMatchObject({ new: 1315, refused: 0 });
    expect(await directory.import(file)).toMatchObject({ new: 0, unchanged: 1315 });
    const copies = await venuesById(directory);
    expect([...copies.keys()].sort()).toEqual([...sourceIds, manual.id].sort());
    const copy = copies.get(manual.id);
    expect(copy).toMatchObject({ source: 'manual', status: 'pending', isVerified: false });
    expect(copy?.id).not.toBe(manual.id);
    // An import of the sources' own files finds the same venues.
    for (const path of SAMPLE_FILES) {
      const { read, unchanged } = await directory.import(path);
      expect(unchanged).toBe(read);
    }
    expect(await orphans(directory)).toEqual([]);
    expect(await wrongCounters(directory.url)).toEqual([]);
  });
});

describe.each(FILE_FORMATS)('importing an export as %s changes nothing', (format) => {
  test('over odd texts, ratings and venues without a source', async () => {
    for (const odd of oddVenues()) await seedOne(directory.db, 'milano', odd as Partial<NewVenue>);
    const before = await everything();
    const report = await directory.import(await exported(format));
    expect(report).toMatchObject({ unchanged: ODD_NAMES.length, refused: 0, leftOut: [] });
    expect(report.failure).toBeUndefined();
    expect(await everything()).toEqual(before);
  });

  test('over venues that have been decided on or edited', async () => {
    const [first, second] = await seed(
      directory.db,
      (['milano', 'verona', 'madrid'] as const).map((city) => newVenue(city)),
    );
    const pathOf = (venue: NewVenue | undefined) => venue?.folderPath ?? '';
    const { db } = directory;
    await moveVenue(db, 'approve', { folderPath: pathOf(first) }, { administrator: ADMINISTRATOR });
    await moveVenue(
      db,
      'discard',
      { folderPath: pathOf(second) },
      { administrator: ADMINISTRATOR },
    );
    const before = await everything();
    for (const status of VENUE_STATUSES) {
      const report = await directory.import(await exported(format, status));
      expect(report).toMatchObject({ read: 1, unchanged: 1 });
    }
    expect(await everything()).toEqual(before);
  });
});

describe('an export that was changed by hand', () => {
  const changed = (text: string) => text.replaceAll('Garibaldina', 'Mazziniana');

  test('changes the pending venue, and the source does not revert it', async () => {
    await directory.import(SAMPLE_FILES[0] ?? '');
    const report = await directory.import(await exported('csv', 'pending', changed));
    expect(report).toMatchObject({ read: 407, new: 0, changed: 5, unchanged: 402, kept: 0 });
    expect(await directory.import(SAMPLE_FILES[0] ?? '')).toMatchObject({ unchanged: 407 });
    const names = (await everything()).map(({ name }) => name);
    expect(names.filter((name) => name === 'A.C. Mazziniana 1932')).toHaveLength(5);
    expect(names.filter((name) => name === 'A.C. Garibaldina 1932')).toEqual([]);
    expect(await wrongCounters(directory.url)).toEqual([]);
  });

  test('does not change a venue that has been decided on or edited', async () => {
    const [decided, edited] = await seed(directory.db, [newVenue('milano'), newVenue('milano')]);
    const file = await exported('ndjson', 'pending', changed);
    const folderPath = decided?.folderPath ?? '';
    await moveVenue(directory.db, 'approve', { folderPath }, { administrator: ADMINISTRATOR });
    await directory.db.insert(activity).values({
      id: newId(),
      kind: 'updated',
      at: new Date(),
      venueId: edited?.id ?? null,
    });
    expect(await directory.import(file)).toMatchObject({ read: 2, changed: 0, kept: 2 });
    expect((await everything()).map(({ name }) => name)).not.toContain('A.C. Mazziniana 1932');
  });

  test.each(['1'.repeat(41), 'call me'])(
    'leaves a phone as it is whose new one is %s',
    async (phoneNumber) => {
      await seedOne(directory.db, 'milano', { phoneNumber: '+39021234567' });
      const edit = (text: string) => JSON.stringify({ ...JSON.parse(text), phoneNumber });
      const report = await directory.import(await exported('ndjson', 'pending', edit));
      expect(report).toMatchObject({ changed: 0, unchanged: 1, leftOut: [{ at: 1 }] });
      expect(await everything()).toMatchObject([{ phoneNumber: '+39021234567' }]);
    },
  );

  test('leaves a value as it is whose new one breaks a rule', async () => {
    const { id } = await seedOne(directory.db, 'milano', {
      phoneNumber: '+39021234567',
      website: 'https://example.org/',
      lastUpdated: new Date(1_700_000_000_000),
    });
    const before = await everything();
    const spoilt = {
      sports: ['curling'],
      phoneNumber: '1'.repeat(41),
      website: 'x',
      lastUpdated: 'today',
    };
    const edit = (change: object) => (text: string) =>
      JSON.stringify({ ...JSON.parse(text), ...change });
    const report = await directory.import(await exported('ndjson', 'pending', edit(spoilt)));
    expect(report).toMatchObject({ read: 1, changed: 0, unchanged: 1, refused: 0 });
    expect(report.leftOut).toHaveLength(4);
    expect(await everything()).toEqual(before);
    // The other values of the record are taken.
    const named = { ...spoilt, name: 'Another name' };
    await directory.import(await exported('ndjson', 'pending', edit(named)));
    const [venue] = await everything();
    const { sportIds, phoneNumber, website, lastUpdated } = before[0] ?? {};
    const kept = { sportIds, phoneNumber, website, lastUpdated };
    expect(venue).toMatchObject({ ...kept, id, name: 'Another name', version: 2 });
    // A value that was emptied on purpose is removed.
    await directory.import(await exported('ndjson', 'pending', edit({ sports: [], website: '' })));
    expect((await everything())[0]).toMatchObject({ sportIds: [], website: null });
  });

  test('changes a venue once where two records do', async () => {
    const [venue] = await seed(directory.db, [newVenue('milano')]);
    await directory.db
      .insert(venueSources)
      .values({ source: 'milano', sourceId: 'm1', venueId: venue?.id ?? '', contentHash: '' });
    const file = await exported('ndjson', 'pending', (text) => {
      const record = JSON.parse(changed(text));
      const foreign = { ...record, id: newId(), name: 'Other' };
      return [{ ...record, sourceId: 'm2' }, foreign]
        .map((row) => `${JSON.stringify(row)}\n`)
        .join('');
    });
    expect(await directory.import(file)).toMatchObject({ read: 2, changed: 1, kept: 1 });
    expect((await everything()).map(({ name }) => name)).toEqual(['A.C. Mazziniana 1932']);
  });

  test('is refused record by record where it breaks a rule', async () => {
    const broken: [object, string | RegExp][] = [
      [{ id: 'x' }, 'id must be the id of a venue'],
      // The reasons of rows that were added to an export, for which the screen says what to do.
      [{ id: '' }, 'id must be the id of a venue'],
      [{ id: null }, 'id is not a text'],
      [{ id: undefined }, /^id is required/],
      [{ source: '' }, 'source must name the source'],
      [{ sports: { a: 1 } }, 'sports must be a list of texts'],
      [{ latitude: 'abc' }, 'latitude must be a number'],
      [{ latitude: 91 }, 'address.latitude must be at most 90'],
      [{ rating: 6 }, /^rating/],
      [{ name: 'x'.repeat(10_000) }, /^name must have at most 200 characters/],
      [{ name: 'a\u202Eb' }, /^name must not contain control characters/],
      [{ countryCode: 'Italy' }, /^address.countryCode must be two capital letters/],
    ];
    await seed(directory.db, [newVenue('milano')]);
    const before = await everything();
    const file = await exported('ndjson', 'pending', (text) =>
      broken.map(([change]) => `${JSON.stringify({ ...JSON.parse(text), ...change })}\n`).join(''),
    );
    const { refusals, ...counts } = await directory.import(file);
    expect(counts).toMatchObject({ read: broken.length, refused: broken.length });
    for (const [index, [, reason]] of broken.entries()) {
      expect(refusals[index]?.reason).toMatch(reason);
    }
    expect(await everything()).toEqual(before);
  });
});
