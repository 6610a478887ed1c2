import type { VenueMove } from '@campetto/contract';
import { describe, expect, test } from 'vitest';
import { newId } from '../../src/db/id.ts';
import { activity } from '../../src/db/schema.ts';
import { moveVenue } from '../../src/decisions/service.ts';
import { compareMissing } from '../../src/duplicates/compare-missing.ts';
import { updateVenue } from '../../src/edit/service.ts';
import { listActivity } from '../../src/history/repository.ts';
import { readVenues } from '../../src/imports/read-venues.ts';
import { emptyReport, renderReport, reportLeftOut } from '../../src/imports/report/report.ts';
import { undoMany } from '../../src/undo/undo.ts';
import { loadReviewItem } from '../../src/venues/review-items.ts';
import { wrongCounters } from '../support/counters.ts';
import { awaitedLater } from '../support/failures/background.ts';
import { query, untilWaits, whileLocked } from '../support/query.ts';
import { orphans, venueOf, venuesById, withDirectory } from './directory.ts';
import { ndjson, withFolder } from './files.ts';

const folder = withFolder();
const directory = withDirectory();

const row = (id: number, changes: object = {}) => ({
  dataset: 'milano',
  sourceId: `${id}`,
  name: `Campo ${id}`,
  countryCode: 'IT',
  city: 'Milano',
  phoneRaw: '02 1234567',
  ...changes,
});
const rows = (count: number) => Array.from({ length: count }, (_, index) => row(index + 1));
const idOf = (id: number) => `milano:${id}`;

async function importRows(...lines: object[]) {
  return directory.import(await folder.write('rows.ndjson', ndjson(...lines)));
}

const ADMINISTRATOR = { uid: 'admin-1', email: 'admin@example.org', admin: true };

const move = async (kind: VenueMove, id: number) => {
  const { folderPath } = await venueOf(directory, idOf(id));
  return moveVenue(directory.db, kind, { folderPath }, { administrator: ADMINISTRATOR });
};

/** Records that an administrator made these changes. */
const recordUpdate = (venueId: string, changes: Record<string, { from: unknown; to: unknown }>) =>
  directory.db
    .insert(activity)
    .values({ id: newId(), kind: 'updated', at: new Date(), venueId, changes });

test('a new record becomes a pending venue with all values of its source', async () => {
  const report = await importRows(row(1));
  expect(report).toMatchObject({ read: 1, new: 1, changed: 0, unchanged: 0, refused: 0 });
  const venue = await venueOf(directory, idOf(1));
  expect(venue).toMatchObject({
    status: 'pending',
    version: 1,
    name: 'Campo 1',
    country: 'italy',
    city: 'milano',
    folderPath: `venues/italy/milano/${venue.id}`,
    addressCountry: 'Italy',
    phoneNumber: '02 1234567',
    isVerified: false,
    rating: null,
    totalRatings: null,
    photoFileName: null,
    website: null,
    lastUpdated: null,
    source: 'Comune di Milano',
  });
  expect(await wrongCounters(directory.url)).toEqual([]);
});

test('a record without name, address and coordinates is refused', async () => {
  const report = await importRows({ dataset: 'x', sourceId: 'blank', city: 'Como' });
  const reason = 'has no name, no address and no coordinates';
  expect(report).toMatchObject({ read: 1, new: 0, refused: 1, refusals: [{ at: 1, reason }] });
});

test.each(['null', 'TEST', 'n/a', '-', 'Senza nome'])(
  'the name %s counts as none',
  async (name) => {
    const report = await importRows(
      row(1, { name, latitude: 45.4, longitude: 9.1 }),
      row(2, { name: 'Gymzaal' }),
    );
    expect(report).toMatchObject({ new: 2, unnamed: 1, refused: 0 });
    expect(await venueOf(directory, idOf(1))).toMatchObject({
      name: '',
      checks: expect.arrayContaining(['nameShort']),
    });
    expect(await venueOf(directory, idOf(2))).toMatchObject({ name: 'Gymzaal' });
  },
);

test('a venue of an unknown place is stored under unknown', async () => {
  await importRows({ dataset: 'x', sourceId: '1', name: 'Campo' });
  const venue = await venueOf(directory, 'x:1');
  expect(venue).toMatchObject({ name: 'Campo', country: null, city: null });
  expect(venue.folderPath).toBe(`venues/unknown/unknown/${venue.id}`);
});

describe('a second run', () => {
  test('changes nothing where nothing has changed', async () => {
    await importRows(...rows(3));
    const before = await venuesById(directory);
    expect(await importRows(...rows(3))).toMatchObject({ read: 3, new: 0, unchanged: 3 });
    expect(await venuesById(directory)).toEqual(before);
  });

  test('updates a pending venue, and removes values that the record lost', async () => {
    await importRows(...rows(2));
    const before = await venueOf(directory, idOf(2));
    const moved = row(2, { name: 'Campo nuovo', city: 'Roma', phoneRaw: '' });
    expect(await importRows(row(1), moved)).toMatchObject({ changed: 1, unchanged: 1 });
    expect(await venueOf(directory, idOf(2))).toMatchObject({
      id: before.id,
      folderPath: before.folderPath,
      createdAt: before.createdAt,
      version: before.version + 1,
      name: 'Campo nuovo',
      city: 'roma',
      phoneNumber: null,
    });
    expect(await wrongCounters(directory.url)).toEqual([]);
    expect(await importRows(row(1), moved)).toMatchObject({ changed: 0, unchanged: 2 });
  });

  test('leaves a value as it is whose new one breaks a rule, until a changed record has none', async () => {
    const good = { website: 'https://example.org/', lastUpdated: '2026-01-31', sports: ['tennis'] };
    await importRows(row(1, good));
    const before = await venueOf(directory, idOf(1));
    const { phoneNumber, website, lastUpdated, sportIds } = before;
    const spoilt = {
      phoneRaw: `02 1234567 ${'ask '.repeat(20)}`,
      website: 'see facebook',
      lastUpdated: 'yesterday',
      sports: ['curling'],
    };
    const renamed = row(1, { ...spoilt, name: 'Campo nuovo' });
    const report = await importRows(renamed);
    expect(report).toMatchObject({ changed: 1, refused: 0 });
    expect(report.leftOut).toHaveLength(4);
    expect(await venueOf(directory, idOf(1))).toMatchObject({
      ...{ phoneNumber, website, lastUpdated, sportIds },
      name: 'Campo nuovo',
      version: 2,
    });
    expect(await importRows(renamed)).toMatchObject({ changed: 0, unchanged: 1 });
    // A value that the record leaves empty is removed.
    const none = { phoneRaw: '', website: '', lastUpdated: '', sports: [] };
    await importRows(row(1, { ...none, name: 'Campo vecchio' }));
    expect(await venueOf(directory, idOf(1))).toMatchObject({
      phoneNumber: null,
      website: null,
      lastUpdated: null,
      sportIds: [],
    });
  });

  test('does not change a venue of which every new value breaks a rule', async () => {
    const good = row(1, { website: 'https://example.org/' });
    await importRows(good, row(2));
    const before = await venuesById(directory);
    const spoilt = row(1, { phoneRaw: 'geen', website: 'not a site' });
    const report = await importRows(spoilt, row(2, { phoneRaw: 'geen', city: 'Roma' }));
    expect(report).toMatchObject({ changed: 1, unchanged: 1, kept: 0 });
    expect(report.leftOut).toHaveLength(3);
    expect(await venueOf(directory, idOf(1))).toEqual(before.get(idOf(1)));
    const records = await listActivity(directory.db, { limit: 10 });
    expect(records.map(({ kind, count }) => ({ kind, count }))).toEqual([
      { kind: 'imported', count: 1 },
      { kind: 'imported', count: 2 },
    ]);
    // Then the record is the one that is known, so that the venue need not be locked again.
    await whileLocked(directory.url, 'SELECT FROM venues FOR UPDATE', async () => {
      expect(await importRows(spoilt)).toMatchObject({ changed: 0, unchanged: 1 });
    });
    expect(await importRows(good)).toMatchObject({ changed: 0, unchanged: 1 });
    expect(await venueOf(directory, idOf(1))).toEqual(before.get(idOf(1)));
    const renamed = row(1, { website: 'https://example.org/', name: 'Campo nuovo' });
    expect(await importRows(renamed)).toMatchObject({ changed: 1, unchanged: 0 });
  });

  test.for([
    ['approve', 'approved'],
    ['discard', 'discarded'],
  ] as const)('after %s leaves the venue alone', async ([kind, status]) => {
    await importRows(row(1));
    await move(kind, 1);
    const before = await venueOf(directory, idOf(1));
    for (let run = 0; run < 2; run += 1) {
      const report = await importRows(row(1, { name: 'Other' }));
      expect(report).toMatchObject({ new: 0, changed: 0, unchanged: 0, kept: 1 });
      expect(await venueOf(directory, idOf(1))).toEqual(before);
    }
    expect(await importRows(row(1))).toMatchObject({ unchanged: 1, kept: 0 });
    expect(before.status).toBe(status);
    expect(await wrongCounters(directory.url)).toEqual([]);
  });

  test('counts the records without a name, and in a country that is not known', async () => {
    const unnamed = row(1, { name: '', latitude: 45.4, longitude: 9.1 });
    const unknown = row(2, { countryCode: '', country: 'Narnia' });
    // A country of the world, although the directory has no filter for it.
    const foreign = row(4, { countryCode: 'FJ', country: '' });
    const report = await importRows(unnamed, unknown, row(3), foreign);
    expect(report).toMatchObject({ new: 4, unnamed: 1, unknownCountry: 1 });
  });

  test('does not count them where they neither add nor change a venue', async () => {
    const unnamed = row(1, { name: '', latitude: 45.4, longitude: 9.1 });
    const unknown = row(2, { countryCode: '', country: 'Narnia' });
    await importRows(unnamed, unknown);
    const again = await importRows(unnamed, unknown);
    expect(again).toMatchObject({ unchanged: 2, unnamed: 0, unknownCountry: 0 });
    await move('approve', 2);
    const altered = await importRows(
      row(1, { name: '', latitude: 45.5, longitude: 9.1 }),
      row(2, { countryCode: '', country: 'Narnia', city: 'Roma' }),
    );
    expect(altered).toMatchObject({ changed: 1, kept: 1, unnamed: 1, unknownCountry: 0 });
  });

  test('counts venues that are imported again and stay discarded, changed or not', async () => {
    await importRows(row(1), row(2), row(3));
    await move('discard', 1);
    await move('discard', 2);
    await move('approve', 3);
    const report = await importRows(row(1), row(2, { name: 'Other' }), row(3), row(4));
    expect(report).toMatchObject({ new: 1, unchanged: 2, kept: 1, stayDiscarded: 2 });
    expect(renderReport([report])).toContain('kept as decided 1 · stay discarded 2 ·');
    expect(await venueOf(directory, idOf(2))).toMatchObject({ status: 'discarded' });
  });

  test('updates a venue whose edit was undone', async () => {
    await importRows(row(1));
    const { folderPath, venue } = await loadReviewItem(
      directory.db,
      await venueOf(directory, idOf(1)),
    );
    const sportsVenue = { ...venue.sportsVenue, name: 'Wrongly' };
    const update = { folderPath, sportsVenue, address: venue.address };
    const { activityId } = await updateVenue(directory.db, update, {
      administrator: ADMINISTRATOR,
    });
    await undoMany(directory.db, [activityId ?? ''], ADMINISTRATOR);
    expect(await importRows(row(1, { city: 'Roma' }))).toMatchObject({ changed: 1, kept: 0 });
  });

  test('updates a venue that only got a picture', async () => {
    await importRows(row(1));
    const { id } = await venueOf(directory, idOf(1));
    await recordUpdate(id, { photoFileName: { from: null, to: 'photo.webp' } });
    expect(await importRows(row(1, { city: 'Roma' }))).toMatchObject({ changed: 1, kept: 0 });
  });

  test('does not change a venue whose edited value was erased from its history', async () => {
    await importRows(row(1));
    const { id } = await venueOf(directory, idOf(1));
    await recordUpdate(id, {});
    expect(await importRows(row(1, { city: 'Roma' }))).toMatchObject({ changed: 0, kept: 1 });
  });

  test('updates a venue that was restored', async () => {
    await importRows(row(1));
    await move('discard', 1);
    await move('restore', 1);
    expect(await importRows(row(1, { name: 'Other' }))).toMatchObject({ changed: 1 });
  });

  test('never overwrites an administrator’s edit', async () => {
    await importRows(row(1));
    const { folderPath, venue } = await loadReviewItem(
      directory.db,
      await venueOf(directory, idOf(1)),
    );
    const sportsVenue = { ...venue.sportsVenue, name: 'Corrected by hand' };
    const update = { folderPath, sportsVenue, address: venue.address };
    await updateVenue(directory.db, update, {
      administrator: ADMINISTRATOR,
    });
    expect(await importRows(row(1, { city: 'Roma' }))).toMatchObject({ changed: 0, kept: 1 });
    expect(await venueOf(directory, idOf(1))).toMatchObject({
      name: 'Corrected by hand',
      city: 'milano',
    });
  });

  test('reports the values that a venue keeps, beside those of its source', async () => {
    await importRows(row(1), row(2), row(3));
    await move('approve', 2);
    await move('approve', 3);
    const spoilt = row(3, { website: 'see facebook' });
    const report = await importRows(row(1), row(2, { city: 'Roma', phoneRaw: '' }), spoilt);
    const { folderPath } = await venueOf(directory, idOf(2));
    expect(report).toMatchObject({ unchanged: 2, kept: 1 });
    expect(report.keptVenues).toEqual([
      {
        at: 2,
        folderPath,
        venueName: 'Campo 2',
        venueStatus: 'approved',
        values: [
          { field: 'phone', kept: '02 1234567', given: '' },
          { field: 'city', kept: 'Milano', given: 'Roma' },
        ],
      },
    ]);
    expect(renderReport([report])).toContain(`
  kept as decided:
    line 2: Campo 2 (${folderPath})
      phone: "02 1234567"; the source has ""
      city: "Milano"; the source has "Roma"`);
  });

  test('reports the differences of a kept venue that a preview does not show', async () => {
    const of = (changes: object) => ({
      id: '01890a5d-ac96-774b-bcce-b302099a0001',
      folderPath: '',
      source: 'milano',
      sourceId: idOf(1),
      sports: [],
      formattedAddress: 'Via Roma 1',
      name: 'Campo 1',
      country: 'Italy',
      state: 'Lombardia',
      stateCode: 'LO',
      rating: 4.5,
      totalRatings: 12,
      lastUpdated: '2026-01-02T10:00:00.000Z',
      ...changes,
    });
    await importRows(of({}));
    await move('approve', 1);
    const { kept, keptVenues } = await importRows(
      of({
        countryCode: 'IT',
        stateCode: 'LOM',
        totalRatings: 13,
        lastUpdated: '2026-01-02T11:30:00.000Z',
      }),
    );
    expect(kept).toBe(1);
    expect(keptVenues[0]?.values).toEqual([
      { field: 'state', kept: 'Lombardia (LO)', given: 'Lombardia (LOM)' },
      { field: 'country', kept: 'Italy', given: 'Italy (IT)' },
      { field: 'rating', kept: '4.5 (12)', given: '4.5 (13)' },
      {
        field: 'lastUpdated',
        kept: '2026-01-02T10:00:00.000Z',
        given: '2026-01-02T11:30:00.000Z',
      },
    ]);
  });

  test('reports as many kept venues as refusals, with shortened values', async () => {
    const long = (id: number) => row(id, { formattedAddress: 'Via Lunga '.repeat(49) });
    await importRows(...rows(1002));
    await query(directory.url, "UPDATE venues SET status = 'approved'");
    const { kept, keptVenues } = await importRows(...rows(1002).map((_, index) => long(index + 1)));
    expect([kept, keptVenues.length]).toEqual([1002, 1000]);
    const [address] = keptVenues[0]?.values ?? [];
    expect(address).toMatchObject({ field: 'formattedAddress', kept: '' });
    expect(address?.given).toHaveLength(300);
  });
});

test('a venue that its source sends with another id after it was discarded is new, and reported', async () => {
  const place = { name: 'Circolo Naviglio', latitude: 45.45, longitude: 9.17 };
  await importRows(row(1, place), row(2));
  const { folderPath } = await venueOf(directory, idOf(1));
  const closed = { folderPath, reason: 'closed', note: 'since 2024' } as const;
  await moveVenue(directory.db, 'discard', closed, { administrator: ADMINISTRATOR });
  const report = await importRows(row(3, place), row(4));
  expect(report).toMatchObject({ new: 2, stayDiscarded: 0 });
  expect(report.returnedVenues).toEqual([
    {
      at: 1,
      venueName: 'Circolo Naviglio',
      discarded: {
        name: 'Circolo Naviglio',
        at: expect.any(String),
        by: ADMINISTRATOR.email,
        reason: 'closed',
        note: 'since 2024',
      },
    },
  ]);
  expect((await venueOf(directory, idOf(3))).status).toBe('pending');
  expect(renderReport([report])).toContain(`
  look like discarded venues:
    line 1: Circolo Naviglio, like "Circolo Naviglio", discarded by ${ADMINISTRATOR.email}: closed, since 2024`);
});

test('a report names the discarded venue that the card of the new one names, the last', async () => {
  const place = { name: 'Circolo Naviglio', latitude: 45.45, longitude: 9.17 };
  const later = { ...place, name: 'Circolo Naviglio Grande', phoneRaw: '' };
  await importRows(row(1, place), row(2, later));
  await move('discard', 1);
  await move('discard', 2);
  const report = await importRows(row(3, place));
  const [returned] = report.returnedVenues;
  expect(returned?.discarded.name).toBe(later.name);
  await compareMissing(directory.db);
  const card = async (id: number) =>
    (await loadReviewItem(directory.db, await venueOf(directory, idOf(id)))).discardedDuplicate;
  expect(await card(3)).toEqual(returned?.discarded);
  // A batch discards many at the same time.
  await query(
    directory.url,
    `UPDATE venues SET decided_at = '2026-11-12T10:00:00Z' WHERE status = 'discarded'`,
  );
  const again = await importRows(row(4, { ...place, name: 'Circolo Naviglio Milano' }));
  await compareMissing(directory.db);
  const named = again.returnedVenues[0]?.discarded;
  expect(named).toBeDefined();
  expect([await card(3), await card(4)]).toEqual([named, named]);
});

describe('a broken record', () => {
  test('is refused with its line and reason, and the others are imported', async () => {
    const path = await folder.write(
      'broken.ndjson',
      `${ndjson(row(1))}{"dataset":\n${ndjson(row(2, { latitude: 95 }), row(3), row(1))}`,
    );
    const report = await directory.import(path);
    expect(report).toMatchObject({ read: 5, new: 2, refused: 3 });
    expect(report.failure).toBeUndefined();
    expect(report.refusals).toEqual([
      { at: 2, reason: expect.stringContaining('JSON') },
      { at: 3, reason: 'address.latitude must be at most 90' },
      { at: 5, reason: 'has the id milano:1 of an earlier record, number 1' },
    ]);
    expect([...(await venuesById(directory)).keys()].sort()).toEqual([idOf(1), idOf(3)]);
  });

  test('that no rule refuses and the database does is refused, and the others are imported', async () => {
    const path = await folder.write('unstorable.ndjson', ndjson(...rows(20)));
    async function* venues() {
      for await (const step of readVenues(path, { name: 'unstorable' })) {
        const broken = step.venues[6];
        if (broken) broken.content.name = 'a\0b';
        yield step;
      }
    }
    const report = await directory.import(path, { venues: venues() });
    expect(report).toMatchObject({ read: 20, new: 19, refused: 1 });
    expect(report.refusals).toEqual([{ at: 7, reason: 'cannot be stored' }]);
    expect(await wrongCounters(directory.url)).toEqual([]);
  });

  test('does not let the report grow without limit', async () => {
    const report = await importRows(...rows(1_200).map((line) => ({ ...line, latitude: 95 })));
    expect(report).toMatchObject({ read: 1_200, refused: 1_200, new: 0 });
    expect(report.refusals).toHaveLength(1_000);
  });

  test('of a truncated file leaves the records before it imported', async () => {
    const lines = Array.from({ length: 50 }, (_, index) => `${index},Park,Golf,Pay,53,-2\n`);
    const path = await folder.write(
      'cut.csv',
      `site_id,site_name,facility_type,access_type,lat,lon\n${lines.join('')}50,"open\n51,x\n`,
    );
    const report = await directory.import(path);
    expect(report).toMatchObject({
      read: 52,
      new: 50,
      refused: 2,
      refusals: [{ at: 52, reason: 'has a quote that may not be closed' }, { at: 53 }],
    });
  });

  test.for([
    ['that is not there', 'missing.csv', undefined],
    ['that no source recognises', 'other.csv', 'a,b\n1,2\n'],
  ] as const)('file %s is reported, not thrown', async ([, name, content]) => {
    if (content !== undefined) await folder.write(name, content);
    const report = await directory.import(folder.path(name));
    expect(report).toMatchObject({ file: name, new: 0, failure: expect.any(String) });
  });
});

test('records with equal content are all imported, distinguished by a number', async () => {
  const feature = (Ticketing?: string) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [9.2, 45.5] },
    properties: {
      VIA: 'Via Luigi Beccali',
      LOCALITA: '7, 20162',
      SPECIFICA_LOCALITA: 'Piscina Suzzani',
      Tipo: 'Fitness',
      'Codice via': '1757',
      Ticketing,
    },
  });
  const features = [feature(), feature('https://example.org'), feature()];
  const path = await folder.write(
    'equal-records.geojson',
    JSON.stringify({ type: 'FeatureCollection', features }),
  );
  expect(await directory.import(path)).toMatchObject({ read: 3, new: 3, refused: 0 });
  expect(await directory.import(path)).toMatchObject({ read: 3, unchanged: 3 });
  const ids = [...(await venuesById(directory)).keys()].sort();
  expect(ids.map((id) => id.replace(/.*~/, '~'))).toEqual([ids[0], '~2', '~3']);
});

describe('the activity', () => {
  test('[DASH-4] has one record for a run and source, with its number of venues', async () => {
    await importRows(...rows(1_200), row(1, { dataset: 'como' }));
    const activity = await listActivity(directory.db, { limit: 10 });
    expect(
      activity.map(({ kind, source, count, actorEmail }) => ({ kind, source, count, actorEmail })),
    ).toEqual(
      expect.arrayContaining([
        { kind: 'imported', source: 'Comune di Milano', count: 1_200, actorEmail: null },
        { kind: 'imported', source: 'Regione Lombardia', count: 1, actorEmail: null },
      ]),
    );
    expect(activity).toHaveLength(2);
  });

  test('counts changed venues, and has no record of a run that changed nothing', async () => {
    await importRows(...rows(3));
    await importRows(...rows(3));
    await importRows(row(1, { name: 'Other' }), row(2), row(4));
    const [latest, first, ...others] = await listActivity(directory.db, { limit: 10 });
    expect(latest).toMatchObject({ kind: 'imported', count: 2 });
    expect(first).toMatchObject({ kind: 'imported', count: 3 });
    expect(others).toEqual([]);
  });
});

test('a report names the first thousand values that were left out, and the number of all', () => {
  const report = emptyReport('rows.csv');
  const remarks = Array.from({ length: 650 }, (_, at) => ({ at, reason: 'phone is not a text' }));
  reportLeftOut(report, remarks);
  reportLeftOut(report, remarks);
  expect(report).toMatchObject({ leftOut: { length: 1000 }, leftOutCount: 1300 });
  expect(renderReport([report])).toMatch(/and 300 more$/);
});

describe('two imports at once', () => {
  test('of the same file create each venue once', async () => {
    const path = await folder.write('both.ndjson', ndjson(...rows(1_300)));
    const reports = await Promise.all([directory.import(path), directory.import(path)]);
    const sum = (count: 'new' | 'unchanged') =>
      reports.reduce((total, report) => total + report[count], 0);
    expect(sum('new')).toBe(1_300);
    expect(sum('unchanged')).toBe(1_300);
    expect((await venuesById(directory)).size).toBe(1_300);
    expect(await orphans(directory)).toEqual([]);
    expect(await wrongCounters(directory.url)).toEqual([]);
  });

  test('that change the same venues both end, although one waits long for the other', async () => {
    await importRows(...rows(4));
    const lines = rows(4).map((line) => ({ ...line, name: 'Other' }));
    const path = await folder.write('changed.ndjson', ndjson(...lines));
    const lockAll = 'SELECT FROM venues FOR UPDATE';
    const { running } = await whileLocked(directory.url, lockAll, async () => {
      const running = awaitedLater(directory.import(path));
      // As the time limit of statements does after ten seconds.
      const pid = await untilWaits(directory.url);
      await query(directory.url, 'SELECT pg_cancel_backend($1)', [pid]);
      return { running };
    });
    expect(await running).toMatchObject({ changed: 4, unchanged: 0, refused: 0 });
    expect(await wrongCounters(directory.url)).toEqual([]);
  });

  test('an approval in the middle of an import is not undone', async () => {
    await importRows(...rows(600));
    const path = await folder.write(
      'changed.ndjson',
      ndjson(...rows(600).map((line) => ({ ...line, name: 'Other' }))),
    );
    const running = awaitedLater(directory.import(path));
    await move('approve', 1);
    const report = await running;
    expect(report.changed + report.kept).toBe(600);
    expect((await venueOf(directory, idOf(1))).status).toBe('approved');
    expect(await wrongCounters(directory.url)).toEqual([]);
  });
});
