import { basename } from 'node:path';
import { SPORTS, sportById } from '@campetto/contract';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { FileError, Refusal } from '../../src/imports/errors.ts';
import { type PreparedVenue, prepareVenue } from '../../src/imports/prepare-venue.ts';
import { openFile } from '../../src/imports/readers/index.ts';
import type { SourceRecord } from '../../src/imports/readers/record.ts';
import { chooseSource } from '../../src/imports/sources/index.ts';
import { SAMPLE_FILES } from '../../src/sample/venues.ts';

async function recordsOf(path: string): Promise<SourceRecord[]> {
  const records: SourceRecord[] = [];
  for await (const item of (await openFile(path)).items) {
    if ('record' in item) records.push(item.record);
  }
  return records;
}

const prepare = (source: string, record: SourceRecord): PreparedVenue =>
  prepareVenue(chooseSource(source, record, '').read(record));

describe('the source of a file', () => {
  test.for([
    ['milano', SAMPLE_FILES[0]],
    ['madrid', SAMPLE_FILES[1]],
    ['trafford', SAMPLE_FILES[2]],
    ['osm-piemonte', SAMPLE_FILES[3]],
  ] as const)('%s is recognised by each of its records', async ([key, path = '']) => {
    const records = await recordsOf(path);
    expect(records.length).toBeGreaterThan(50);
    for (const record of records) {
      expect(chooseSource(undefined, record, basename(path)).key).toBe(key);
    }
  });

  test('is a generic extract, or the one that the file name identifies', () => {
    const record = { fields: { '@id': 'node/1' } };
    const keyOf = (name: string) => chooseSource(undefined, record, name).key;
    expect(keyOf('export.geojson')).toBe('osm');
    expect(keyOf('netherlands-sports.geojson')).toBe('osm-netherlands');
    expect(keyOf('Piemonte.geojson')).toBe('osm-piemonte');
  });

  test('is the requested one', () => {
    const record = { fields: { '@id': 'node/1' } };
    expect(chooseSource('osm-piemonte', record, 'export.geojson').key).toBe('osm-piemonte');
    expect(() => chooseSource('nowhere', record, '')).toThrow(/no source nowhere.*milano/);
    expect(() => chooseSource(undefined, { fields: { a: 1 } }, '')).toThrow(FileError);
  });
});

describe('ids', () => {
  test('of Milan are made of the record’s content, not of its position', async () => {
    const records = await recordsOf(SAMPLE_FILES[0] ?? '');
    const ids = records.map((record) => prepare('milano', record).sourceId);
    const backwards = records.toReversed().map((record) => prepare('milano', record).sourceId);
    expect(backwards.toReversed()).toEqual(ids);
    expect(new Set(ids).size).toBe(405); // two records equal another one
    expect(ids[0]).toMatch(/^milano:[\w-]{16}$/);
  });

  test('of Trafford are unique by site, facility and access', async () => {
    const records = await recordsOf(SAMPLE_FILES[2] ?? '');
    const ids = records.map((record) => prepare('trafford', record).sourceId);
    expect(new Set(ids).size).toBe(314);
    expect(ids[0]).toBe('trafford:1043459/Sports halls/Sports Club / Community Association');
  });
});

describe('a record without its id', () => {
  const place = { latitude: 53.4, longitude: -2.3 };

  test.for([
    ['madrid', { PK: '', NOMBRE: 'Campo' }, 'PK must not be empty'],
    ['madrid', { PK: null, NOMBRE: 'Campo' }, 'PK must not be empty'],
    ['trafford', { site_id: ' ', site_name: 'Park' }, 'site_id must not be empty'],
    ['trafford', { site_id: 'NA', site_name: 'Park' }, 'site_id must not be empty'],
    ['osm', { '@id': '', name: 'Park' }, 'has no id of an OpenStreetMap element'],
    ['normalized', { dataset: ' ', sourceId: '1' }, 'dataset must not be empty'],
    ['normalized', { dataset: 'a', sourceId: ' ' }, 'sourceId must not be empty'],
    ['campetto', { id: '', source: 'a' }, 'id must be the id of a venue'],
  ] as const)('of %s is refused: %o', ([source, fields, reason]) => {
    expect(() => prepare(source, { fields })).toThrow(new Refusal(reason));
  });

  test.for([
    ['milano', ['SPECIFICA_LOCALITA', 'Codice via', 'LOCALITA', 'Tipo']],
    ['como', ['DENOMINAZIONE_CENTRO', 'COMUNE', 'INDIRIZZO']],
  ] as const)('of %s is known by its place if it has nothing else', ([source, names]) => {
    const fields = Object.fromEntries(names.map((name) => [name, '']));
    const idAt = (point: typeof place) => prepare(source, { fields, point }).sourceId;
    expect(idAt(place)).toBe(idAt({ ...place }));
    expect(idAt(place)).not.toBe(idAt({ ...place, latitude: 53.5 }));
  });
});

describe('a decimal comma', () => {
  const venue = {
    id: '0198f5a4-7c1e-7000-8000-000000000001',
    source: 'a',
    sports: '',
    latitude: '45,4',
    longitude: '-3,7',
  };

  test('separates the fraction of coordinates and of a rating', () => {
    const stored = { latitude: 45.4, longitude: -3.7 };
    const { content } = prepare('campetto', { fields: { ...venue, rating: '4,5' } });
    expect(content).toMatchObject({ ...stored, rating: 4.5 });
    const row = { PK: 1, LATITUD: '45,4', LONGITUD: '-3,7' };
    expect(prepare('madrid', { fields: row }).content).toMatchObject(stored);
  });

  test('separates no fraction of a count', () => {
    const fields = { ...venue, totalRatings: '1,234' };
    expect(() => prepare('campetto', { fields })).toThrow('totalRatings must be a number');
  });
});

describe('the coordinates of a feature', () => {
  const point = { longitude: 14.25, latitude: 40.85 };
  const listed = { dataset: 'a', sourceId: '1', name: 'Campo' };

  test.for([
    ['normalized', listed],
    ['normalized', { ...listed, latitude: '', longitude: null }],
    ['normalized', { ...listed, latitude: 41 }],
    ['madrid', { PK: 1 }],
    ['trafford', { site_id: 1, lat: '' }],
  ] as const)('are those of its point: %s, %o', ([source, fields]) => {
    expect(prepare(source, { fields, point }).content).toMatchObject(point);
  });

  test.for([
    ['normalized', { ...listed, latitude: 41, longitude: 12.5 }],
    ['madrid', { PK: 1, LATITUD: 41, LONGITUD: 12.5 }],
    ['trafford', { site_id: 1, lat: 41, lon: 12.5 }],
  ] as const)('are those of its own properties if it has both: %s', ([source, fields]) => {
    const stored = { latitude: 41, longitude: 12.5 };
    expect(prepare(source, { fields, point }).content).toMatchObject(stored);
  });
});

describe('Lombardy', () => {
  const fields = {
    COMUNE: 'GROSIO',
    DENOMINAZIONE_CENTRO: 'PALASPORT  "S. SCIEGHI"',
    INDIRIZZO: 'VIA S.MICHELE DEL CARSO 10',
    PROVINCIA: 'SO',
    DISCIPLINA: 'PALLACANESTRO,PALLAVOLO',
    CENTRO_ID: 6978,
    SITO_WEB: '<p><a target="_blank" href="http://WWW.COMUNE.GROSIO.SO.IT"> x </a></p>',
    TELEFONO: 342841220.0,
    lat: 45,
    lng: 9,
  };
  const point = { longitude: 10.27, latitude: 46.29 };

  test('fixes the phone, unwraps the website and uses the geometry', () => {
    const { sourceId, content } = prepare('como', { fields, point });
    expect(sourceId).toBe('lombardia:6978');
    expect(content).toMatchObject({
      source: 'Regione Lombardia',
      name: 'PALASPORT "S. SCIEGHI"',
      phoneNumber: '0342841220',
      website: 'http://WWW.COMUNE.GROSIO.SO.IT',
      addressCity: 'GROSIO',
      addressStateCode: 'SO',
      addressFormatted: 'VIA S.MICHELE DEL CARSO 10, GROSIO',
      country: 'italy',
      city: null,
      lastUpdated: null,
      ...point,
    });
    expect(content.sportIds).toHaveLength(2);
  });

  test('has no phone of 0.0, no empty website, and an id without CENTRO_ID', () => {
    const { CENTRO_ID: _, ...rest } = fields;
    const bare = { ...rest, TELEFONO: 0.0, SITO_WEB: '<p></p>', DISCIPLINA: null };
    const { sourceId, content } = prepare('como', { fields: bare });
    expect(sourceId).toMatch(/^lombardia:[\w-]{16}$/);
    expect(content).toMatchObject({ phoneNumber: null, website: null, sportIds: [], latitude: 0 });
  });
});

describe('OpenStreetMap', () => {
  const of = (source: string, fields: Record<string, unknown>) =>
    prepare(source, { id: 'node/7', fields }).content;

  test.for([
    ['osm-netherlands', { 'addr:postcode': '2411XC' }, 'NL', 'Netherlands'],
    ['osm-netherlands', { 'addr:postcode': '3121 KK' }, 'NL', 'Netherlands'],
    ['osm-netherlands', { 'addr:postcode': '40878' }, 'DE', 'Germany'],
    ['osm-netherlands', { 'addr:postcode': '3573' }, '', ''],
    ['osm-netherlands', {}, '', ''],
    ['osm-netherlands', { 'addr:country': 'BE', 'addr:postcode': '3500' }, 'BE', 'Belgium'],
    ['osm-piemonte', {}, 'IT', 'Italy'],
    ['osm', { 'addr:postcode': '40878' }, '', ''],
  ] as const)('%s: %j lies in %j', ([source, fields, code, country]) => {
    expect(of(source, fields)).toMatchObject({
      addressCountryCode: code,
      addressCountry: country,
    });
  });

  test('imports a place without a name, and values of alternative keys', () => {
    expect(
      of('osm', { 'contact:phone': '+31455451626', url: 'www.njord.nl', sport: 'soccer' }),
    ).toMatchObject({
      name: '',
      phoneNumber: '+31455451626',
      website: 'https://www.njord.nl',
      source: 'OpenStreetMap',
    });
  });

  test('refuses records that are no elements of the map', () => {
    expect(() => prepare('osm', { id: '7', fields: { name: 'x' } })).toThrow(Refusal);
  });
});

describe('the normalised lines', () => {
  const line = { dataset: 'como', sourceId: 'lombardia-6978-0' };
  const read = (fields: Record<string, unknown>) =>
    prepare('normalized', { fields: { ...line, ...fields } });

  test('import any set under its readable name', () => {
    expect(read({}).source).toBe('Regione Lombardia');
    expect(read({ dataset: 'toscana' }).source).toBe('toscana');
    expect(read({}).sourceId).toBe('como:lombardia-6978-0');
  });

  test('are cleaned like every other source', () => {
    const { content } = read({
      name: 'A  &amp;  B',
      countryCode: 'IT',
      country: 'Italy',
      stateCode: 'CO',
      phoneRaw: '31376097.0',
      website: '<p></p>',
      city: 'MILANO',
      sports: ['padel'],
      lastUpdated: '2020-06-11',
    });
    expect(content).toMatchObject({
      name: 'A & B',
      phoneNumber: '031376097',
      website: null,
      addressCity: 'Milano',
      lastUpdated: new Date('2020-06-11T00:00:00Z'),
    });
  });

  test('have null for no value, and numbers for texts', () => {
    const venue = { name: 'A', website: null, latitude: null, longitude: null, sports: null };
    expect(read({ ...venue, sourceId: 7, postalCode: 20121, number: 4 })).toMatchObject({
      sourceId: 'como:7',
      leftOut: [],
      content: {
        name: 'A',
        website: null,
        latitude: 0,
        longitude: 0,
        sportIds: [],
        addressPostalCode: '20121',
        addressNumber: '4',
      },
    });
  });

  test.for([
    ['it', '', 'IT'],
    ['hr', 'Croatia', 'HR'],
    ['de', 'Italia', 'DE'],
  ])('have a country code in small letters: %s', ([countryCode, country, stored]) => {
    expect(read({ countryCode, country }).content.addressCountryCode).toBe(stored);
  });

  test('are refused where a number has more digits than are read exactly', () => {
    const [id, next] = JSON.parse('[12345678901234567891, 12345678901234567892]');
    expect(id).toBe(next);
    expect(() => read({ sourceId: id })).toThrow(new Refusal('sourceId is not a text'));
    const extract = { '@id': 'node/1', name: id };
    expect(() => prepare('osm', { fields: extract })).toThrow(new Refusal('name is not a text'));
    expect(read({ sourceId: '12345678901234567891' }).sourceId).toBe('como:12345678901234567891');
  });

  test('have only texts in CSV', () => {
    const texts = { latitude: '45.4', longitude: ' ', sports: 'tennis, padel', website: '' };
    const { content } = read(texts);
    expect(content).toMatchObject({ latitude: 45.4, longitude: 0, website: null });
    expect(content.sportIds).toHaveLength(2);
  });

  test('have sports in Italian words and in any case', () => {
    const { content, leftOut } = read({ sports: 'Calcio, PADEL; pallavolo, Curling' });
    expect(content.sportIds).toEqual(
      ['football', 'padel', 'volleyball'].map(
        (name) => SPORTS.find(({ slug }) => slug === name)?.id,
      ),
    );
    expect(leftOut).toEqual(['sports must be of the five sports: "Curling"']);
  });

  test.for([
    ['table tennis', [], 'table tennis'],
    ['tennis tavolo, padel', ['padel'], 'tennis tavolo'],
    ['american football;tennis', ['tennis'], 'american football'],
    ['beach tennis | Beach Volley', ['volleyball'], 'beach tennis'],
    ['Calcio a 5, 5-a-side football', ['football'], ''],
    ['tennis padel', ['padel', 'tennis'], ''],
    ['calcio e tennis', ['football', 'tennis'], ''],
    [['Table Tennis', 'padel'], ['padel'], 'Table Tennis'],
  ] as const)('have sports of several words: %j', ([sports, known, unknown]) => {
    const { content, leftOut } = read({ sports });
    expect((content.sportIds ?? []).map((id) => sportById(id)?.slug)).toEqual(known);
    expect(leftOut).toEqual(unknown ? [`sports must be of the five sports: "${unknown}"`] : []);
  });

  test.for([
    [{ country: 'Italia' }, 'IT'],
    [{ country: 'Italy' }, 'IT'],
    [{ country: 'Deutschland' }, 'DE'],
    [{ country: 'The Netherlands' }, 'NL'],
    [{ country: 'Regno Unito', countryCode: 'UK' }, 'GB'],
    [{ country: '', countryCode: 'UK' }, 'GB'],
    [{ country: 'Italia', countryCode: 'FR' }, 'FR'],
    [{ country: 'Italia', countryCode: 'UK' }, 'UK'],
    [{ country: 'Narnia' }, ''],
    [{ country: '' }, ''],
  ] as const)('have the code of the country %j', ([place, code]) => {
    const { content } = read({ countryCode: '', ...place });
    expect(content.addressCountryCode).toBe(code);
    expect(content.addressCountry).toBe(place.country || (code && 'United Kingdom'));
  });

  test('have numbers with the comma of a spreadsheet in Italian', () => {
    const { content } = read({ latitude: '45,4642', longitude: ' -3,7 ' });
    expect(content).toMatchObject({ latitude: 45.4642, longitude: -3.7 });
  });

  test.for([
    ['29/11/2026', '2026-11-29'],
    [' 1.2.2026', '2026-02-01'],
    ['01-02-2026', '2026-02-01'],
  ])('have the date %s of a spreadsheet, whose day comes first', ([lastUpdated, date]) => {
    const { content, leftOut } = read({ lastUpdated });
    expect(content.lastUpdated?.toISOString()).toBe(`${date}T00:00:00.000Z`);
    expect(leftOut).toEqual([]);
  });

  test.for([
    ['2025-06-20 00:30', '2025-06-20T00:30:00.000Z'],
    ['2025-06-20T00:30:15.5', '2025-06-20T00:30:15.500Z'],
    ['2025-06-20 9:05 PM', '2025-06-20T21:05:00.000Z'],
    [' 2025-06-20 ', '2025-06-20T00:00:00.000Z'],
    ['2025-06-20 00:30:00+02', '2025-06-19T22:30:00.000Z'],
    ['2025-06-20 00:30 GMT', '2025-06-20T00:30:00.000Z'],
  ])('have the instant %s, in UTC where it has no zone', ([lastUpdated, instant]) => {
    vi.stubEnv('TZ', 'Europe/Rome');
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(read({ lastUpdated }).content.lastUpdated?.toISOString()).toBe(instant);
  });

  test.for([
    ['a latitude with two commas', { latitude: '1,234,5' }, /latitude must be a number/],
    ['a latitude with both separators', { latitude: '1.234,5' }, /latitude must be a number/],
    ['sports that are no list', { sports: 5 }, /sports must be a list of texts/],
    ['a latitude in words', { latitude: 'north' }, /latitude must be a number/],
    ['a latitude beyond the pole', { latitude: 95 }, /latitude must be at most 90/],
    ['a name that is a list', { name: ['x'] }, /name/],
    ['a name of 201 letters', { name: 'x'.repeat(201) }, /name must have at most 200/],
    ['a control character', { name: 'a\u0000b' }, /name must not contain control/],
    ['letters that are not UTF-8', { name: 'caf\uFFFD' }, /not UTF-8: "caf/],
    ['a country code of three letters', { countryCode: 'ITA' }, /countryCode must be two/],
    ['a city of 101 letters', { city: 'x'.repeat(101) }, /city must have at most 100/],
    ['an endless id', { sourceId: 'x'.repeat(300) }, /sourceId must have/],
    ['no id', { sourceId: '' }, /sourceId must not be empty/],
    ['an id that is null', { sourceId: null }, /sourceId must not be empty/],
  ] as const)('are refused with %s', ([, fields, reason]) => {
    expect(() => read(fields)).toThrow(reason);
    expect(() => read(fields)).toThrow(Refusal);
  });

  test.for([
    ['a phone of 41 characters', { phoneRaw: '1'.repeat(41) }, /^phone must have at most 40/],
    ['a phone in words', { phoneRaw: 'call me' }, /^phone must contain a digit: "call me"$/],
    ['a website without a host', { website: 'http://' }, /^website /],
    ['a website that is a word', { website: 'no' }, /^website must name a host/],
    ['a website that is code', { website: 'javascript:alert(1)' }, /: "javascript:alert\(1\)"$/],
    ['a website of another scheme', { website: 'ftp://a.org' }, /^website must start with http/],
    ['a date that is none', { lastUpdated: '2020-13-40' }, /^last update must be a date of/],
    ['the 31st of February', { lastUpdated: '2020-02-31' }, /^last update must be a date of/],
    [
      'a date whose month comes first',
      { lastUpdated: '11/29/2026' },
      /^last update must be a date of/,
    ],
    ['a date with a short year', { lastUpdated: '29/11/26' }, /^last update must be a date/],
    ['a date to come', { lastUpdated: '9998-01-01' }, /^last update must not be in the future/],
    ['a date in words', { lastUpdated: 'yesterday' }, /^last update must be a date/],
  ] as const)('are imported without %s, which is reported', ([, fields, reason]) => {
    const { leftOut, content } = read(fields);
    expect(leftOut).toEqual([expect.stringMatching(reason)]);
    const { phoneNumber = null, website = null, lastUpdated = null } = content;
    expect({ phoneNumber, website, lastUpdated }).toEqual({
      phoneNumber: null,
      website: null,
      lastUpdated: null,
    });
  });

  test('are imported with the known ones of their sports', () => {
    const { leftOut, content } = read({ sports: ['rugby', 'tennis', 'golf'] });
    expect(content.sportIds).toHaveLength(1);
    expect(leftOut).toEqual(['sports must be of the five sports: "rugby, golf"']);
  });

  test('a long house number is shortened only where the formatted address contains it', () => {
    const number = '136 (c/v Calle Flandes, 4 posterior)';
    const formattedAddress = `CALLE LYON ${number}, 28030 Madrid`;
    expect(read({ number, formattedAddress }).content.addressNumber).toBe('136');
    expect(() => read({ number })).toThrow(/number must have at most 20/);
  });
});
