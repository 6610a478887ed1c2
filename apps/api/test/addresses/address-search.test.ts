import { readFile } from 'node:fs/promises';
import { type AddressSearchResult, fold } from '@campetto/contract';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { removeGeocoderResponses, reserveTurn } from '../../src/addresses/repository.ts';
import { createAddressSearch } from '../../src/addresses/service.ts';
import { expectInvalid, withServer } from '../support/app.ts';
import { type Geocoder, startGeocoder } from '../support/geocoder.ts';
import { query } from '../support/query.ts';
import { changesOf } from '../support/requests/changes.ts';
import { MILANO, seedOne, updateOf } from '../support/venues.ts';

let geocoder: Geocoder;
beforeAll(async () => {
  geocoder = await startGeocoder();
});
afterAll(() => geocoder.stop());

const result = (name: string): AddressSearchResult => ({
  place_id: 1,
  display_name: name,
  lat: '45.4384',
  lon: '10.9917',
  address: { road: 'Via Città', city: 'Verona' },
});
const echo: Geocoder['respond'] = (response, query) =>
  response.end(JSON.stringify([result(`Found ${query.get('q')}`)]));

describe('the address search', () => {
  const server = withServer({ logLevel: 'trace' });
  const lines = server.log;
  const log = { warn: (details: object, message: string) => server.app.log.warn(details, message) };
  const searching = (pause = 0) => createAddressSearch(server.db, geocoder.url, log, pause);
  const nextTurnNow = () => query(server.databaseUrl, 'DELETE FROM geocoder_clock');

  afterEach(async () => {
    geocoder.requests.length = 0;
    geocoder.respond = echo;
    await query(server.databaseUrl, 'DELETE FROM geocoder_cache');
    await nextTurnNow();
  });

  test('requests the same words once, also later and from another server', async () => {
    geocoder.respond = echo;
    const search = searching();
    const first = await search('  Via   CITTÀ ');
    expect(first).toEqual([result('Found via città')]);
    expect(await search('via città')).toEqual(first);
    expect(await searching()('Via Città')).toEqual(first);
    expect(geocoder.requests).toHaveLength(1);
  });

  test('caches an empty response for a day, results for a month', async () => {
    geocoder.respond = (response) => response.end('[]');
    const search = searching();
    await search('nowhere');
    geocoder.respond = echo;
    await nextTurnNow();
    await search('verona');
    const rows = await query<{ days: number }>(
      server.databaseUrl,
      `SELECT round(extract(epoch FROM expires_at - now()) / 86400)::integer AS days
         FROM geocoder_cache ORDER BY days`,
    );
    expect(rows).toEqual([{ days: 1 }, { days: 30 }]);
    await query(
      server.databaseUrl,
      "UPDATE geocoder_cache SET expires_at = now() - interval '1 s'",
    );
    await nextTurnNow();
    expect(await search('nowhere')).toHaveLength(1);
    await removeGeocoderResponses(server.db);
    expect(await query(server.databaseUrl, 'SELECT FROM geocoder_cache')).toHaveLength(1);
  });

  test('stores no text of a search', async () => {
    geocoder.respond = (response) => response.end(JSON.stringify([result('Verona')]));
    await searching()('via segreta 1');
    const [stored] = await query<{ row: string }>(
      server.databaseUrl,
      'SELECT c::text AS row FROM geocoder_cache c',
    );
    expect(stored?.row).toContain('Verona');
    expect(stored?.row).not.toContain('segreta');
  });

  test('sends one request for equal searches at the same time', async () => {
    const search = searching();
    const results = await Promise.all(Array.from({ length: 20 }, () => search('Via Roma')));
    expect(geocoder.requests).toHaveLength(1);
    expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1);
  });

  test('sends at most one request a second, for all users', async () => {
    const servers = [searching(), searching(), searching()];
    const results = await Promise.all(
      servers.flatMap((search, index) => [search(`via ${index}`), search(`corso ${index}`)]),
    );
    const times = geocoder.requests.map(({ at }) => at);
    expect(times.length).toBeGreaterThanOrEqual(2);
    for (const [index, at] of times.slice(1).entries()) {
      expect(at - (times[index] ?? 0)).toBeGreaterThanOrEqual(1000);
    }
    // A search whose turn would have been too late got its results from the gazetteer.
    expect(results.filter((result) => result.length > 0)).toHaveLength(times.length);
  });

  test('assigns one turn after the other to simultaneous searches', async () => {
    const turns = await Promise.all(Array.from({ length: 20 }, () => reserveTurn(server.db)));
    const taken = turns.filter((wait) => wait !== undefined).sort((a, b) => a - b);
    expect(taken.length).toBeGreaterThanOrEqual(2);
    expect(taken.length).toBeLessThanOrEqual(3);
    expect(taken.at(-1)).toBeLessThanOrEqual(2300);
  });

  test('[ADD-9] returns [] when the geocoder fails, and requests it again after a pause', async () => {
    geocoder.respond = (response) => response.writeHead(429).end();
    lines.length = 0;
    const patient = searching(60_000);
    expect(await patient('Via Segreta 1')).toEqual([]);
    await nextTurnNow();
    expect(await patient('Via Segreta 2')).toEqual([]);
    expect(geocoder.requests).toHaveLength(1);
    geocoder.respond = echo;
    expect(await searching(0)('Via Segreta 1')).toHaveLength(1);
    const failure = lines.find((line) => line.includes('the geocoder failed'));
    expect(failure).toContain('429');
    expect(lines.join('')).not.toMatch(/segreta/i);
  });

  test('does not request a geocoder that failed while a search waited for its turn', async () => {
    geocoder.respond = (response) => response.writeHead(429).end();
    const search = searching(60_000);
    await Promise.all([search('via prima'), search('via seconda')]);
    expect(geocoder.requests).toHaveLength(1);
  });

  test('sends no request for less than three characters', async () => {
    const search = searching();
    for (const q of ['', ' ', '   a   ', 'vi']) expect(await search(q)).toEqual([]);
    expect(geocoder.requests).toEqual([]);
  });

  test('[API-8] accepts the query of the specification, and refuses others', async () => {
    const send = (q: string) => server.request('GET', `/api/geocode/search?${q}`);
    const fixed = 'format=json&limit=5&addressdetails=1&extratags=1&namedetails=1';
    expect(await send(`${fixed}&q=Via%20Ignota`)).toMatchObject({ status: 200, body: [] });
    expect(await send(`${fixed}&q=`)).toMatchObject({ status: 200, body: [] });
    for (const [wrong, path] of [
      ['q=x&limit=6', 'limit'],
      ['q=x&limit=0', 'limit'],
      ['q=x&format=xml', 'format'],
      ['q=x&addressdetails=yes', 'addressdetails'],
      [`q=${'x'.repeat(201)}`, 'q'],
      ['q=a&q=b', 'q'],
      ['q=x&viewbox=1', 'viewbox'],
    ] as const) {
      expectInvalid(await send(wrong), 400, path);
    }
  });

  test('writes no address to the log', async () => {
    lines.length = 0;
    await server.request('GET', '/api/geocode/search?q=Via%20Segreta&limit=5');
    const completed = lines.find((line) => line.includes('request completed'));
    expect(completed).toContain('q=[address]&limit=5');
    expect(lines.join('')).not.toMatch(/segreta/i);
  });
});

describe('without a geocoder the address search', () => {
  const server = withServer();
  const search = async (q: string) =>
    (
      await server.request<AddressSearchResult[]>(
        'GET',
        `/api/geocode/search?${new URLSearchParams({ q })}`,
      )
    ).body;
  const names = async (q: string) => (await search(q)).map(({ display_name }) => display_name);
  const at = (street: string, number: string, city = 'Verona') =>
    seedOne(server.db, 'verona', {
      addressStreet: street,
      addressNumber: number,
      addressCity: city,
      addressPostalCode: '37121',
    });

  beforeAll(async () => {
    await at('Via Città di Nîmes', '14');
    await at('Via Città di Nîmes', '14');
    await at('Viale Cittadella', '1');
    await at("Via dell'Arena", '3/A');
    await at('Straße der Jugend', '5');
    await at('', '');
    for (let number = 1; number <= 9; number += 1) await at('Corso Milano', String(number));
    await seedOne(server.db);
  });

  test('finds the addresses of the venues, in the shape of the geocoder', async () => {
    const [found, ...others] = await search('don giovanni minzoni 4 milano');
    expect(others).toEqual([]);
    expect(found).toEqual({
      place_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      display_name: 'Via Don Giovanni Minzoni 4, 20158 Milano, Lombardia, Italia',
      lat: String(MILANO.latitude),
      lon: String(MILANO.longitude),
      address: {
        road: 'Via Don Giovanni Minzoni',
        house_number: '4',
        city: 'Milano',
        postcode: '20158',
        state: 'Lombardia',
        state_code: 'MI',
        country: 'Italia',
        country_code: 'it',
      },
    });
  });

  test('accepts incomplete words without accents, in any order', async () => {
    const nimes = 'Via Città di Nîmes 14, 37121 Verona, Veneto, Italia';
    for (const q of ['via citta', 'VIA CITTÀ', 'nimes cit', 'citta di nim', 'verona 14 nîmes']) {
      expect((await names(q))[0], q).toBe(nimes);
    }
    expect(await names("dell'arena 3/a")).toHaveLength(1);
    expect(await names('strasse der jugend')).toHaveLength(1);
    expect(await names('piazza ignota')).toEqual([]);
  });

  test('ranks whole words first, with no address twice and five at most', async () => {
    expect(await names('citta')).toEqual([
      'Via Città di Nîmes 14, 37121 Verona, Veneto, Italia',
      'Viale Cittadella 1, 37121 Verona, Veneto, Italia',
    ]);
    const corso = await names('corso milano');
    expect(corso).toHaveLength(5);
    expect(new Set(corso).size).toBe(5);
    expect((await names('milano'))[0]).toMatch(/^Corso Milano/);
  });

  test.each([
    ['Via Roma 12, 37121 Verona', 'Via Roma', '12', '37121'],
    ['via Garibaldi, 3/B - 37121 Verona (VR)', 'via Garibaldi', '3/B', '37121'],
    ['Via Roma 12 37121 Verona VR, Italia', 'Via Roma', '12', '37121'],
    ['Via Roma 12, Verona', 'Via Roma', '12', ''],
    ['Via Roma, 12, Verona', 'Via Roma', '12', ''],
    ['Via Roma 12, 37121', 'Via Roma', '12', '37121'],
  ])('finds the place of the pasted address %s', async (q, road, number, postcode) => {
    const [found, ...others] = await search(q);
    expect(others).toEqual([]);
    expect(found).toMatchObject({
      lat: '0',
      lon: '0',
      address: {
        road,
        house_number: number,
        postcode,
        city: 'Verona',
        state: 'Veneto',
        state_code: 'VR',
        country: 'Italia',
        country_code: 'it',
      },
    });
  });

  test('finds a city of the filters that no venue is in', async () => {
    const [found] = await search('Via Toledo 256, 80132 Napoli');
    expect(found?.address).toMatchObject({ city: 'Napoli', country: 'Italy', country_code: 'it' });
    expect(found?.address).toMatchObject({ state: 'Campania', state_code: 'NA' });
    expect(await search('Rue Inconnue 5, 99999 Nulle Part')).toEqual([]);
  });

  const stateless = (changes: Parameters<typeof seedOne>[2]) =>
    seedOne(server.db, 'verona', { addressState: '', addressStateCode: '', ...changes });

  test('knows the state of a city of the filters where the venues do not', async () => {
    await stateless({ addressStreet: 'Via Sconosciuta', addressCity: 'Milano' });
    const [milano] = await search('via sconosciuta');
    expect(milano?.display_name).toContain('Milano, Lombardia, Italia');
    expect(milano?.address).toMatchObject({ state: 'Lombardia', state_code: 'MI' });
    await stateless({
      addressStreet: 'Calle Oculta',
      addressCity: 'Madrid',
      addressState: 'Madrid',
      addressCountry: 'Spain',
      addressCountryCode: 'ES',
    });
    const [madrid] = await search('calle oculta');
    expect(madrid?.address).toMatchObject({ state: 'Madrid', state_code: 'MD' });
    const [pasted] = await search('Calle Nueva 8, 28004 Madrid');
    expect(pasted?.address).toMatchObject({ state: 'Madrid', state_code: 'MD' });
  });

  test.each([
    ['12 Wood Lane, Partington, M31 4BU', 'Wood Lane', '12', 'M31 4BU', 'Partington'],
    ['12a Wood Lane, Partington, Manchester m314bu', 'Wood Lane', '12a', 'M31 4BU', 'Partington'],
    ['12 Wood Lane, Partington', 'Wood Lane', '12', '', 'Partington'],
    ['Tulpstraat 12, 1017 GK Amsterdam', 'Tulpstraat', '12', '1017 GK', 'Amsterdam'],
    ['Tulpstraat 12 1017GK Amsterdam, Nederland', 'Tulpstraat', '12', '1017 GK', 'Amsterdam'],
  ])('splits the pasted address %s', async (q, road, number, postcode, city) => {
    await stateless({
      addressStreet: 'Moss Lane',
      addressPostalCode: 'M31 4BU',
      addressCity: 'Partington',
      addressCountry: 'United Kingdom',
      addressCountryCode: 'GB',
    });
    await stateless({
      addressStreet: 'Damrak',
      addressPostalCode: '1017 GK',
      addressCity: 'Amsterdam',
      addressCountry: 'Netherlands',
      addressCountryCode: 'NL',
    });
    const [found] = await search(q);
    expect(found?.address).toMatchObject({ road, house_number: number, postcode, city });
  });

  test('accepts any text', async () => {
    for (const q of [
      "' OR 1=1 --",
      'a & b | !c',
      ':* <-> (',
      '\\\\\\',
      '%%%',
      '\u0000\u202e\ud800x',
      '日本語',
      '🏟️🏟️🏟️',
      'x '.repeat(100),
    ]) {
      expect(await names(q)).toEqual([]);
    }
  });

  test('finds an edited address', async () => {
    const venue = await seedOne(server.db, 'verona', { addressStreet: 'Via Vecchia' });
    const address = { ...MILANO, street: 'Via Nuova' };
    expect((await changesOf(server).update(updateOf(venue, { address }))).status).toBe(200);
    expect(await names('via nuova')).toHaveLength(1);
    expect(await names('via vecchia')).toEqual([]);
  });

  test('finds the venues of an earlier version', async () => {
    const words = async () =>
      query<{ address_search: string }>(
        server.databaseUrl,
        'SELECT address_search FROM venues ORDER BY id',
      );
    const before = await words();
    expect(before[0]?.address_search).toBe(
      fold('Via Città di Nîmes 14 37121 Verona Veneto Italia'),
    );
    const migration = new URL('../../src/db/migrations/0002_addresses.sql', import.meta.url);
    const update = (await readFile(migration, 'utf8'))
      .split('--> statement-breakpoint')
      .find((statement) => statement.includes('UPDATE'));
    await query(server.databaseUrl, "UPDATE venues SET address_search = ''");
    await query(server.databaseUrl, update ?? '');
    expect(await words()).toEqual(before);
  });
});
