import { mkdtempSync } from 'node:fs';
import { readdir, readFile, rmdir, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import {
  ENDPOINTS,
  IMPORT_MAX_BYTES,
  importPreviewSchema,
  PREVIEW_BYTES,
  type VenueReviewItem,
} from '@campetto/contract';
import { eq, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { activity, venues } from '../../src/db/schema.ts';
import { removeAbandonedBodies } from '../../src/http/body-files.ts';
import { grantKey } from '../../src/identity/submission-keys.ts';
import { SAMPLE_FILES } from '../../src/sample/venues.ts';
import { expectProblem, withServer } from '../support/app.ts';
import { unsignedToken } from '../support/identity.ts';
import { query } from '../support/query.ts';
import { activityOf } from '../support/requests/activity.ts';
import {
  type Content,
  importEvents,
  importReport,
  sendFile,
  type Upload,
} from '../support/requests/imports.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { ndjson } from './files.ts';

// Other tests receive files at the same time.
vi.stubEnv('TMPDIR', temporaryFolder());
afterAll(() => void vi.unstubAllEnvs());

const server = withServer();
const { latest, historyOf } = activityOf(server);

const post = (content: Content, options?: Upload) => sendFile(server, content, options);
const send = (content: Content, options?: Upload) => importEvents(server, content, options);
const reportOf = (content: Content, options?: Upload) => importReport(server, content, options);
const grant = async (name: string, ...sources: string[]) =>
  (await grantKey(server.db, { name, sources }))?.key ?? '';

async function preview(content: string | Buffer, query = 'file=venues.csv') {
  const response = await sendFile(server, content, { query }, '/api/imports/preview');
  expect(response.status).toBe(200);
  return v.parse(importPreviewSchema, response.body);
}

const row = (dataset: string, id: number, changes: object = {}) => ({
  dataset,
  sourceId: `${id}`,
  name: `Campo ${id}`,
  countryCode: 'IT',
  city: 'Milano',
  ...changes,
});
const rows = (dataset: string, count: number) =>
  Array.from({ length: count }, (_, index) => row(dataset, index + 1));

const temporaryFiles = async () =>
  (await readdir(tmpdir())).filter((name) => name.startsWith('campetto-incoming-'));

describe('POST /api/imports', () => {
  test('goes on while an administrator changes one of its venues in quick succession', async () => {
    const file = (name: string) => ndjson(...rows('busy', 100).map((one) => ({ ...one, name })));
    await reportOf(file('Before'));
    // Stored last: the longest time passes between reading and storing it.
    const [last] = await query<{ folderPath: string }>(
      server.databaseUrl,
      `SELECT folder_path AS "folderPath" FROM venues WHERE name = 'Before' ORDER BY id DESC LIMIT 1`,
    );
    let isDone = false;
    const changing = (async () => {
      for (let note = 0; !isDone; note += 1) {
        const body = { folderPath: last?.folderPath, note: `Note ${note}` };
        expect((await server.request('PUT', ENDPOINTS.setAside.path, { body })).status).toBe(200);
      }
    })();
    const { changed } = await reportOf(file('After')).finally(() => {
      isDone = true;
    });
    expect(changed).toBe(100);
    await changing;
  });

  test('imports a file and sends its progress, then its report', async () => {
    const events = await send(ndjson(...rows('call', 220)));
    expect(events.map(({ type }) => type)).toEqual(['progress', 'progress', 'progress', 'report']);
    expect(events.at(-1)).toMatchObject({
      report: { file: 'venues.ndjson', unit: 'line', read: 220, new: 220, refused: 0 },
    });
    const last = events.at(-1);
    const importId = last?.type === 'report' && last.report.importId;
    expect(events[0]).toMatchObject({ read: 100, new: 100, importId });
    expect(await reportOf(ndjson(...rows('call', 220)))).toMatchObject({ unchanged: 220 });
    expect(await temporaryFiles()).toEqual([]);
  });

  test('names the import, by which the list and a decision find the venues that it added', async () => {
    await send(ndjson(...rows('import', 2)));
    const { importId } = await reportOf(ndjson(...rows('import', 5)));
    const path = `/api/venues/scraped?limit=5&imported=${importId}`;
    const list = await server.request<VenueReviewItem[]>('GET', path);
    expect(list.headers['x-total-count']).toBe('3');
    const names = list.body.map(({ venue }) => venue.sportsVenue.name).toSorted();
    expect(names).toEqual(['Campo 3', 'Campo 4', 'Campo 5']);
    const found = `/api/venues/matches?status=pending&imported=${importId}`;
    // An open transaction of another test hides new venues from a decision on many, until it ends.
    await expect
      .poll(async () => (await server.request('GET', found)).body, { timeout: 20_000 })
      .toMatchObject({ total: 3 });
    expectProblem(await server.request('GET', '/api/venues/scraped?imported=1'), 400);
    const records = await latest(100, '&kind=imported');
    expect(records.filter((record) => record.importId === importId)).toMatchObject([
      { count: 3, batchId: null },
    ]);
  });

  test('an import that only changes venues is the batch of those', async () => {
    await send(ndjson(...rows('changes', 3)));
    const changed = row('changes', 2, { street: 'Via Nuova' });
    const { importId } = await reportOf(ndjson(changed));
    const records = await latest(100, '&kind=imported');
    const record = records.find((each) => each.importId === importId);
    expect(record).toMatchObject({ count: 1, batchId: record?.id, undoable: false });
    const path = `/api/venues/scraped?limit=5&batch=${record?.batchId}`;
    const list = await server.request<VenueReviewItem[]>('GET', path);
    expect(list.body.map(({ venue }) => venue.sportsVenue.name)).toEqual(['Campo 2']);
  });

  test('an import that changes venues of one source, and adds some of another, is the batch of the changed', async () => {
    await send(ndjson(...rows('mixed', 2)));
    const changed = row('mixed', 2, { street: 'Via Nuova' });
    const { importId } = await reportOf(ndjson(changed, row('mixed, too', 1)));
    const records = await latest(100, '&kind=imported');
    const [added, batch] = records
      .filter((each) => each.importId === importId)
      .sort((a, b) => ((a.source ?? '') > (b.source ?? '') ? -1 : 1));
    expect(added).toMatchObject({ source: 'mixed, too', batchId: null });
    expect(batch).toMatchObject({ source: 'mixed', batchId: batch?.id });
  });

  test.each([
    [SAMPLE_FILES[0], 'application/geo+json', { unit: 'feature', read: 407, refused: 0 }],
    [SAMPLE_FILES[1], 'text/csv', { unit: 'line', read: 508, refused: 0 }],
    [SAMPLE_FILES[2], undefined, { unit: 'line', read: 314, refused: 0 }],
  ])('reads %s whatever its type is called', async (path = '', type, expected) => {
    const name = path.split('/').at(-1) ?? '';
    const options = { query: `file=${name}`, ...(type && { headers: { 'content-type': type } }) };
    expect(await reportOf(await readFile(path), options)).toMatchObject({
      file: name,
      ...expected,
    });
  });

  test.each<Record<string, string>>([{}, { 'content-encoding': 'gzip' }])(
    'reads a file compressed by gzip, with headers %j',
    async (headers) => {
      const file = gzipSync(await readFile(SAMPLE_FILES[1] ?? ''));
      const options = { query: 'file=madrid.csv.gz', headers };
      expect(await reportOf(file, options)).toMatchObject({ read: 508, refused: 0 });
      const { records } = await preview(file, 'file=madrid.csv.gz');
      expect(records).toHaveLength(10);
      expect(records[0]).toMatchObject({ refused: null });
    },
  );

  test('imports what can be read of a damaged compressed file, and says that it breaks off', async () => {
    const whole = gzipSync(ndjson(...rows('damaged', 3000)));
    const report = await reportOf(whole.subarray(0, whole.length / 2));
    expect(report).toMatchObject({ failureKind: 'brokenOff' });
    expect(report.new).toBeGreaterThan(100);
  });

  test.each([
    ['noRecords', '<!doctype html><title>Service unavailable</title>'],
    ['allRefused', ndjson(row('refused', 1, { latitude: 91 }))],
  ])('fails where no record can be imported: %s', async (failureKind, content) => {
    expect(await reportOf(content)).toMatchObject({ failureKind });
  });

  test('stops reading a compressed file at the size that a file may have', async () => {
    const bomb = gzipSync(Buffer.alloc(IMPORT_MAX_BYTES + 1, ' '));
    const first = gzipSync(ndjson(row('bomb', 1)));
    const report = await reportOf(Buffer.concat([first, bomb]));
    expect(report).toMatchObject({ new: 1, failureKind: 'tooDemanding' });
  });

  test.each(['br', 'deflate', 'zstd', 'gzip, br'])('refuses the encoding %s', async (encoding) => {
    for (const path of ['/api/imports', '/api/imports/preview']) {
      const headers = { 'content-encoding': encoding };
      const problem = expectProblem(await sendFile(server, 'x', { headers }, path), 415);
      expect(problem.detail).toBe('Send the file as it is, or compressed by gzip.');
    }
  });

  test('recognises an extract by the file name, and takes a named source', async () => {
    const line = ndjson({ '@id': 'node/1', name: 'Campo', sport: 'tennis' });
    const named = await reportOf(line, { query: 'file=netherlands.ndjson' });
    expect(named).toMatchObject({ read: 1, new: 1 });
    const requested = await reportOf(line, { query: 'file=a.ndjson&source=paris' });
    expect(requested).toMatchObject({ new: 0, failureKind: 'unknownSource' });
  });

  test('[DASH-4] records who sent the venues', async () => {
    await send(ndjson(...rows('mine', 2)));
    const key = await grant('weekly', 'weekly');
    await send(ndjson(...rows('weekly', 3)), { token: key });
    const records = await server.db.select().from(activity);
    expect(records).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ source: 'mine', count: 2, actorEmail: 'admin@example.org' }),
        expect.objectContaining({ source: 'weekly', count: 3, actorUid: 'scraper:weekly' }),
      ]),
    );
  });

  test.each([
    ['nothing', '', 'empty'],
    ['a JSON list', '[{"a":1}]', 'list'],
    ['an unknown table', 'a,b\n1,2\n', 'unrecognised'],
    ['UTF-16', Buffer.from('\uFEFFid,name\n', 'utf16le'), 'encoding'],
    ['a web page', '<!doctype html>\n<title>x</title>\n', 'unrecognised'],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'notText'],
    ['GeoJSON cut short', '{"type":"FeatureCollection","features":[{"ty', 'brokenOff'],
  ])('says of %s why it is no file of venues', async (_name, body, failureKind) => {
    const report = await reportOf(body);
    expect(report.failure).toBeTruthy();
    if (report.read === 0) expect(report).toMatchObject({ new: 0, failureKind });
    expect(report.new).toBe(0);
  });

  test('refuses a file that is too large, by its announced or its real length', async () => {
    const headers = { 'content-length': String(IMPORT_MAX_BYTES + 1) };
    const problem = expectProblem(await post('a', { headers }), 413);
    expect(problem.detail).toBe('A file has at most 200 MB.');
    const chunk = Buffer.alloc(1024 * 1024, '\n');
    const endless = Readable.from(
      (function* () {
        for (let sent = 0; sent < 210; sent += 1) yield chunk;
      })(),
    );
    expectProblem(await post(endless), 413);
    expect(await temporaryFiles()).toEqual([]);
  });

  test.each(['', 'file=', `file=${'a'.repeat(201)}`, 'file=a%00b', 'file=a&other=1'])(
    'refuses the query %s',
    async (query) => {
      expectProblem(await post('x', { query }), 400);
    },
  );

  test('stops after a whole step when the client disconnects', async () => {
    const address = await server.app.listen({ host: '127.0.0.1', port: 0 });
    const leaving = new AbortController();
    const response = await fetch(`${address}/api/imports?file=a.ndjson`, {
      method: 'POST',
      headers: { authorization: `Bearer ${unsignedToken()}` },
      body: ndjson(...rows('left', 20_000)),
      signal: leaving.signal,
    });
    await response.body?.getReader().read();
    leaving.abort();
    await vi.waitUntil(async () => (await temporaryFiles()).length === 0, { timeout: 20_000 });
    const stored = await server.db.$count(venues, eq(venues.source, 'left'));
    expect(stored).toBeGreaterThan(0);
    expect(stored).toBeLessThan(20_000);
    expect(stored % 100).toBe(0);
  });

  test('ends where 100,000 more records were refused than imported', async () => {
    const file = gzipSync(`${ndjson(row('useless', 1))}${'{}\n'.repeat(1_000_000)}`);
    const report = await reportOf(file);
    expect(report).toMatchObject({ new: 1, failureKind: 'mostlyRefused' });
    expect(report.read).toBeLessThan(101_000);
  });

  test('imports again after imports that the database did not store', async () => {
    await query(server.databaseUrl, 'ALTER TABLE venue_sources RENAME TO away');
    // More than there are threads that read files.
    for (let times = 0; times < 3; times += 1) {
      expect((await send(ndjson(row('broken', 1)))).at(-1)).toMatchObject({ type: 'failed' });
    }
    await query(server.databaseUrl, 'ALTER TABLE away RENAME TO venue_sources');
    expect(await reportOf(ndjson(row('broken', 1)))).toMatchObject({ new: 1 });
  });

  test('imports again after imports that the audit log did not record', async () => {
    await query(server.databaseUrl, 'ALTER TABLE audit_log RENAME TO away');
    for (let times = 0; times < 3; times += 1) {
      expectProblem(await post(ndjson(row('unrecorded', 1))), 500);
    }
    await query(server.databaseUrl, 'ALTER TABLE away RENAME TO audit_log');
    expect(await reportOf(ndjson(row('unrecorded', 1)))).toMatchObject({ new: 1 });
  });

  test('the files of a killed server are removed after a day', async () => {
    const [fresh, old] = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'campetto-incoming-')));
    for (const [folder = '', hours] of [
      [fresh, 23],
      [old, 25],
    ] as const) {
      const then = new Date(Date.now() - hours * 60 * 60 * 1000);
      await utimes(folder, then, then);
    }
    await removeAbandonedBodies();
    expect(await temporaryFiles()).toEqual([basename(fresh ?? '')]);
    await rmdir(fresh ?? '');
  });

  test('does not use a name as a path', async () => {
    const report = await reportOf(ndjson(row('path', 1)), { query: 'file=../../etc/passwd' });
    expect(report).toMatchObject({ file: '../../etc/passwd', new: 1 });
  });
});

describe('the key of a scraper', () => {
  test('submits venues and does nothing else', async () => {
    const key = await grant('scraper-1', 'keyed');
    expect(key).toMatch(/^csk_[\w-]{43}$/);
    expect(await reportOf(ndjson(row('keyed', 1)), { token: key })).toMatchObject({ new: 1 });
    const refused = await server.request('GET', '/api/venues/count', { token: key });
    expect(expectProblem(refused, 403).detail).toBe('A key may submit venues, and nothing else.');
  });

  test('reports no stored values of venues that keep theirs', async () => {
    const key = await grant('scraper-kept', 'kept');
    await reportOf(ndjson(row('kept', 1)), { token: key });
    await server.db.update(venues).set({ status: 'approved' }).where(eq(venues.source, 'kept'));
    const altered = ndjson(row('kept', 1, { city: 'Roma' }));
    const report = await reportOf(altered, { token: key });
    expect(report).toMatchObject({ kept: 1, keptVenues: [] });
    expect((await reportOf(altered)).keptVenues).toHaveLength(1);
  });

  test.each([
    ['another source', row('other', 1), 'record 1 is of the source other.'],
    ['the source of venues added by hand', row('manual', 1), 'record 1 is of the source manual.'],
    [
      'a venue by its id',
      {
        id: '00000000-0000-4000-8000-000000000001',
        folderPath: '',
        source: 'scoped',
        sourceId: '1',
        formattedAddress: '',
        sports: [],
      },
      'record 1 is a record of an export.',
    ],
  ])('does not submit %s', async (name, record, fault) => {
    const token = await grant(`scoped-${name.length}`, 'scoped');
    expect(expectProblem(await post(ndjson(record), { token }), 403).detail).toBe(
      `The key scoped-${name.length} may submit venues of scoped; ${fault}`,
    );
    expect(await temporaryFiles()).toEqual([]);
    expect(await server.db.$count(venues, inArray(venues.source, ['other', 'manual']))).toBe(0);
  });

  test('submits nothing of another source, wherever it is in the file', async () => {
    const key = await grant('mixed', 'own');
    const lines = [...rows('own', 150), row('foreign', 1)];
    expect(await reportOf(ndjson(...lines), { token: key })).toMatchObject({
      new: 150,
      refused: 1,
      refusals: [{ at: 151, reason: 'is of the source foreign, outside the key’s scope' }],
    });
    expect(await server.db.$count(venues, eq(venues.source, 'foreign'))).toBe(0);
  });

  test('submits none of 20,000 venues of another source, with one short error', async () => {
    const token = await grant('many', 'masses');
    const foreign = rows('abroad', 20_000);
    const refused = expectProblem(await post(ndjson(...foreign), { token }), 403);
    expect(refused.detail).toContain('record 1 is of the source abroad');
    const report = await reportOf(ndjson(...rows('masses', 100), ...foreign), { token });
    expect(report).toMatchObject({ read: 20_100, new: 100, refused: 20_000 });
    expect(report.refusals).toHaveLength(1000);
    expect(await server.db.$count(venues, eq(venues.source, 'abroad'))).toBe(0);
  });

  test('is named in the history of the venues that it changes', async () => {
    const key = await grant('history', 'histories');
    await send(ndjson(row('histories', 1)));
    await send(ndjson(row('histories', 1, { name: 'Other' })), { token: key });
    const [venue] = await server.db.select().from(venues).where(eq(venues.source, 'histories'));
    expect(await historyOf(venue ?? { folderPath: '' })).toEqual([
      expect.objectContaining({
        kind: 'imported',
        actor: 'history',
        source: 'histories',
        undoable: false,
        changes: [{ field: 'name', from: 'Campo 1', to: 'Other' }],
      }),
    ]);
    expect((await latest(2)).map(({ actor, count }) => ({ actor, count }))).toEqual([
      { actor: 'history', count: 1 },
      { actor: 'admin@example.org', count: 1 },
    ]);
  });

  test('lists each value that it changed in the history of the venue', async () => {
    const record = {
      id: '01890a5d-ac96-774b-bcce-b302099a0002',
      folderPath: '',
      source: 'details',
      sourceId: '1',
      sports: [],
      formattedAddress: 'Via Roma 1',
      rating: 4,
      totalRatings: 12,
      lastUpdated: '2026-01-02',
    };
    await send(ndjson(record));
    const [venue] = await server.db.select().from(venues).where(eq(venues.source, 'details'));
    const changes = { rating: 4.5, totalRatings: 13, lastUpdated: '2026-01-03', source: 'others' };
    await send(ndjson({ ...record, id: venue?.id, ...changes }));
    expect(await historyOf(venue ?? { folderPath: '' })).toMatchObject([
      {
        kind: 'imported',
        changes: [
          { field: 'rating', from: '4', to: '4.5' },
          { field: 'totalRatings', from: '12', to: '13' },
          {
            field: 'lastUpdated',
            from: '2026-01-02T00:00:00.000Z',
            to: '2026-01-03T00:00:00.000Z',
          },
          { field: 'source', from: 'details', to: 'others' },
        ],
      },
    ]);
  });
});

describe('POST /api/imports/preview', () => {
  test('shows the first records as they would be stored, and where each value comes from', async () => {
    const file = await readFile(SAMPLE_FILES[1] ?? '');
    const { source, unit, records, unused } = await preview(file.subarray(0, PREVIEW_BYTES));
    expect({ source, unit }).toEqual({ source: 'madrid', unit: 'line' });
    expect(records).toHaveLength(10);
    const fields = new Map(records[0]?.fields.map(({ field, from }) => [field, from]));
    expect(fields.get('name')).toEqual(['NOMBRE']);
    expect(fields.get('street')).toEqual(expect.arrayContaining(['NOMBRE-VIA']));
    expect(fields.get('coordinates')).toEqual(['LATITUD', 'LONGITUD']);
    expect(fields.get('country')).toEqual([]);
    expect(unused).toContain('DISTRITO');
    expect(unused).not.toContain('PK');
  });

  test('ignores everything after the first 256 KB', async () => {
    const wide = rows('wide', 10).map((line) => ({ ...line, note: 'x'.repeat(30_000) }));
    const { records, failureKind } = await preview(ndjson(...wide), 'file=a.ndjson');
    expect(records.length).toBeLessThan(10);
    expect(records.slice(0, 8).map(({ refused }) => refused)).toEqual(Array(8).fill(null));
    expect(failureKind).toBeUndefined();
  });

  test('treats geometry as a field, and reads the start of a collection', async () => {
    const file = await readFile(SAMPLE_FILES[0] ?? '');
    const { source, records, failureKind } = await preview(file, 'file=milano.geojson');
    expect({ source, failureKind }).toEqual({ source: 'milano', failureKind: undefined });
    expect(records).toHaveLength(10);
    expect(records[0]?.fields.find(({ field }) => field === 'coordinates')?.from).toEqual([
      'geometry',
    ]);
  });

  test('shows why a record would be refused, and stores nothing', async () => {
    const text = `${ndjson(row('seen', 1), row('seen', 2, { latitude: 91 }))}{"dataset":\n`;
    const { records } = await preview(text, 'file=a.ndjson');
    expect(records.map(({ refused }) => refused)).toEqual([
      null,
      'address.latitude must be at most 90',
      expect.stringContaining('JSON'),
    ]);
    expect(await reportOf(ndjson(row('seen', 1)))).toMatchObject({ new: 1 });
  });

  test('names the columns that a file needs to be read as the chosen source', async () => {
    const file = 'alpha;beta;gamma\n1;2;3\n4;5;6\n';
    expect(await preview(file, 'file=wrong.csv&source=normalized')).toMatchObject({
      failureKind: 'allRefused',
      missing: ['dataset', 'sourceId'],
      unused: ['alpha', 'beta', 'gamma'],
    });
  });

  test('reports a file that no source recognises, with the sources to choose from', async () => {
    const { source, sources, failureKind } = await preview('a,b\n1,2\n');
    expect({ source, failureKind }).toEqual({ source: null, failureKind: 'unrecognised' });
    expect(sources).toContain('normalized');
    expect(await temporaryFiles()).toEqual([]);
  });
});
