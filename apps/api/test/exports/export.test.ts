import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, test } from 'vitest';
import { expectProblem, withServer } from '../support/app.ts';
import { query } from '../support/query.ts';
import { newVenue, newVenues, seed, seedOne } from '../support/venues.ts';

const server = withServer();

/** The text of an export. */
async function download(query: string) {
  const response = await server.request<unknown>('GET', `/api/venues/export?${query}`);
  expect(response.status).toBe(200);
  return response;
}

const textOf = async (query: string) => (await download(query)).text;

describe('formats', () => {
  beforeAll(async () => {
    await seed(server.db, [
      newVenue('madrid', {
        status: 'approved',
        name: 'Campo, detto "il Prato"',
        addressFormatted: 'Calle Lyon 136\n28030 Madrid',
        phoneNumber: '+34913288606',
        addressPostalCode: '08039',
        addressNumber: '6-10',
        longitude: -3.7,
        rating: 4.5,
      }),
      newVenue('madrid', { status: 'approved', name: '=cmd()', latitude: 0, longitude: 0 }),
    ]);
  });

  test('CSV is UTF-8 with a byte order mark, CRLF and quoted cells, as spreadsheets expect', async () => {
    const response = await download('format=csv&status=approved&country=spain');
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
    const [, ...rest] = response.text;
    expect(response.text[0]).toBe('\uFEFF');
    expect(rest.join('').startsWith('"id","status","name"')).toBe(true);
    expect(response.text.endsWith('"\r\n')).toBe(true);
    const rows = parse<Record<string, string>>(response.text, { bom: true, columns: true });
    expect(rows).toHaveLength(2);
    expect(rows[1]).toMatchObject({
      name: 'Campo, detto "il Prato"',
      formattedAddress: 'Calle Lyon 136\n28030 Madrid',
      sports: 'football',
      source: 'milano',
    });
  });

  test('CSV contains no formula, and plain numbers stay numbers', async () => {
    const rows = parse<Record<string, string>>(
      await textOf('format=csv&status=approved&country=spain'),
      { bom: true, columns: true },
    );
    expect(rows[0]).toMatchObject({ name: "'=cmd()", latitude: '0' });
    const numbers = { longitude: '-3.7', latitude: '45.504871', rating: '4.5' };
    expect(rows[1]).toMatchObject({ phoneNumber: "'+34913288606", ...numbers });
  });

  test('CSV contains nothing that a spreadsheet would change, and other formats have them as they are', async () => {
    const filter = 'status=approved&country=spain';
    const rows = parse<Record<string, string>>(await textOf(`format=csv&${filter}`), {
      bom: true,
      columns: true,
    });
    expect(rows[1]).toMatchObject({ postalCode: "'08039", number: "'6-10", totalRatings: '' });
    expect(await textOf(`format=ndjson&${filter}`)).toContain('"postalCode":"08039"');
  });

  test('GeoJSON is a collection of features, without a geometry where the place is unknown', async () => {
    const response = await download('format=geojson&status=approved&country=spain');
    expect(response.headers['content-type']).toBe('application/geo+json');
    const { type, features } = JSON.parse(response.text);
    expect(type).toBe('FeatureCollection');
    expect(features).toHaveLength(2);
    expect(features[0]).toMatchObject({ type: 'Feature', geometry: null });
    expect(features[1]).toMatchObject({
      id: features[1].properties.id,
      geometry: { type: 'Point', coordinates: [-3.7, 45.504871] },
      properties: { name: 'Campo, detto "il Prato"', sports: ['football'] },
    });
  });

  test('NDJSON is one object a line', async () => {
    const lines = (await textOf('format=ndjson&status=approved&country=spain')).split('\n');
    expect(lines.pop()).toBe('');
    expect(lines.map((line) => JSON.parse(line).name)).toEqual([
      '=cmd()',
      'Campo, detto "il Prato"',
    ]);
  });

  test('an empty export is a valid file of its format', async () => {
    const nothing = 'status=discarded&country=france';
    expect(await textOf(`format=csv&${nothing}`)).toMatch(/^\uFEFF"id",.*"\r\n$/);
    expect(JSON.parse(await textOf(`format=geojson&${nothing}`)).features).toEqual([]);
    expect(await textOf(`format=ndjson&${nothing}`)).toBe('');
  });
});

test('the file is named by its filters and its day', async () => {
  const { headers } = await download('format=geojson&status=pending&country=italy&city=verona');
  const day = new Date().toISOString().slice(0, 10);
  expect(headers['content-disposition']).toBe(
    `attachment; filename="campetto-pending-italy-verona-${day}.geojson"`,
  );
});

test('contains every venue of the filter once, the newest first, over many pages', async () => {
  const createdAt = new Date();
  const venues = await seed(server.db, newVenues(1_700, 'verona', { createdAt }));
  await seedOne(server.db, 'milano');
  const text = await textOf('format=ndjson&status=pending&country=italy&city=verona');
  const ids = text.split('\n').flatMap((line) => (line ? [JSON.parse(line).id] : []));
  expect(ids).toEqual(venues.map(({ id }) => id).reverse());
});

test('contains the venues of the list: words, checks and order', async () => {
  await seed(server.db, [
    newVenue('como', { status: 'approved', name: 'Zona Padel', addressStreet: '' }),
    newVenue('como', { status: 'approved', name: 'Arena Padel' }),
  ]);
  const names = async (query: string) =>
    (await textOf(`format=ndjson&status=approved&${query}`))
      .split('\n')
      .flatMap((line) => (line ? [JSON.parse(line).name] : []));
  expect(await names('q=padel%20como&sort=name')).toEqual(['Arena Padel', 'Zona Padel']);
  expect(await names('q=zona&check=noStreet')).toEqual(['Zona Padel']);
  expect(await names('q=nowhere')).toEqual([]);
});

test('contains why venues were discarded', async () => {
  const kept = await seedOne(server.db, 'utrecht', { status: 'approved' });
  const discarded = { status: 'discarded', discardReason: 'duplicate' } as const;
  const note = 'The same court';
  await seedOne(server.db, 'utrecht', { ...discarded, discardNote: note, duplicateOf: kept.id });
  const text = await textOf('format=csv&status=discarded&q=Utrecht');
  expect(parse(text, { bom: true, columns: true })).toEqual([
    expect.objectContaining({
      discardReason: 'duplicate',
      discardNote: note,
      duplicateOf: kept.id,
    }),
  ]);
});

test('is refused for venues with similar words, which nobody searched', async () => {
  await seedOne(server.db, 'como', { status: 'approved', name: 'Zona Padel' });
  const url = '/api/venues/export?format=ndjson&status=approved&q=zona%20padell';
  const problem = expectProblem(await server.request('GET', url), 422);
  expect(problem.errors).toEqual([expect.objectContaining({ path: 'q' })]);
});

test('has no HEAD, which would read every venue and record an export', async () => {
  const exports = () => query(server.databaseUrl, "SELECT FROM audit_log WHERE kind = 'exported'");
  const before = await exports();
  for (const url of ['/api/venues/export?format=csv&status=pending', '/api/audit/export']) {
    expect((await server.request('HEAD', url)).status).toBe(404);
  }
  expect(await exports()).toEqual(before);
});

test.each([
  ['status=pending', 'format'],
  ['format=xlsx&status=pending', 'format'],
  ['format=csv', 'status'],
  ['format=csv&status=scraped', 'status'],
  ['format=csv&status=pending&city=verona', 'city'],
  ['format=csv&status=pending&sort=size', 'sort'],
  ['format=csv&status=pending&check=nothing', 'check'],
  ['format=csv&status=pending&limit=5', 'limit'],
])('refuses %s', async (parameters, path) => {
  const url = `/api/venues/export?${parameters}`;
  const problem = expectProblem(await server.request('GET', url), 400);
  expect(problem.errors).toEqual([expect.objectContaining({ path })]);
});
