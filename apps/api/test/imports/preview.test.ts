import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { PREVIEW_BYTES, PREVIEW_READ, PREVIEW_RECORDS } from '@campetto/contract';
import { expect, test, vi } from 'vitest';
import { previewFile } from '../../src/imports/preview.ts';
import { readVenues } from '../../src/imports/read-venues.ts';
import { normalized } from '../../src/imports/sources/normalized.ts';
import { ndjson, withFolder } from './files.ts';

const folder = withFolder();

const fields = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`key ${index}`, index]));
const record = (more: object) => ({ dataset: 'x', sourceId: '1', name: 'Campo', ...more });

async function preview(content: string | Buffer) {
  const path = await folder.write('preview', content);
  return previewFile(path, { name: 'preview', isWhole: true });
}

test('counts the records that the import refuses for an id of an earlier one, beyond those it shows', async () => {
  const ids = Array.from({ length: 30 }, (_, index) => record({ sourceId: `${index}` }));
  const content = ndjson(
    ...ids,
    record({ sourceId: '3' }),
    // The ids of another data set, and of a record that is refused itself.
    record({ dataset: 'y', sourceId: '3' }),
    record({ sourceId: 'wrong', latitude: 91, longitude: 0 }),
    record({ sourceId: 'wrong' }),
    record({ sourceId: '3' }),
  );
  const { read, records } = await preview(content);
  expect(read).toMatchObject({ count: 35, isAll: true, repeated: 2, refused: 1, partial: 0 });
  expect(records).toHaveLength(PREVIEW_RECORDS);
  const path = await folder.write('imported', content);
  let refused = 0;
  for await (const { refusals } of readVenues(path, { name: 'imported' }))
    refused += refusals.filter(({ reason }) => / earlier record/.test(reason)).length;
  expect(refused).toBe(2);
});

test('counts the records that are refused or lack something, beyond those it shows', async () => {
  const italian = (more: object) => record({ country: 'Italia', ...more });
  const complete = Array.from({ length: 30 }, (_, index) => italian({ sourceId: `${index}` }));
  const { read, records } = await preview(
    `${ndjson(
      ...complete,
      italian({ sourceId: 'north', latitude: 91, longitude: 0 }),
      italian({ sourceId: 'phone', phoneRaw: 'call me' }),
      italian({ sourceId: 'sports', sports: 'curling' }),
      italian({ sourceId: 'unnamed', name: '', latitude: 45, longitude: 9 }),
      italian({ sourceId: 'unknown', country: 'Narnia' }),
    )}{ "broken": \n`,
  );
  expect(read).toEqual({
    count: 36,
    isAll: true,
    repeated: 0,
    refused: 2,
    partial: 2,
    unnamed: 1,
    unknownCountry: 1,
  });
  expect(records.every(({ refused, leftOut }) => refused === null && leftOut.length === 0)).toBe(
    true,
  );
});

test('shows that a repeated record is refused', async () => {
  const { records } = await preview(ndjson(record({}), record({})));
  expect(records.map(({ refused }) => refused)).toEqual([
    null,
    expect.stringMatching(/ of an earlier record, number 1$/),
  ]);
});

test('compares no more records than it may, nor all of a part of a file', async () => {
  const ids = Array.from({ length: PREVIEW_READ }, (_, index) => record({ sourceId: `${index}` }));
  const { read } = await preview(ndjson(...ids, record({ sourceId: '0' })));
  expect(read).toMatchObject({ count: PREVIEW_READ, isAll: false, repeated: 0 });
  // The last record of a part of a file is cut off, which does not count as an error.
  const cut = JSON.stringify(record({ sourceId: 'cut' })).slice(0, -10);
  const path = await folder.write('part', `${ndjson(record({}), record({}))}\n${cut}`);
  const part = await previewFile(path, { name: 'part', isWhole: false });
  expect(part.read).toMatchObject({ count: 2, isAll: false, repeated: 1, refused: 0, partial: 0 });
});

test('counts a record with line breaks that the end of a part cuts off as one', async () => {
  const header = 'dataset,sourceId,name,formattedAddress\n';
  const rows = Array.from({ length: 20 }, (_, id) => `x,${id},Campo,"Via Roma\n37121\nVerona"\n`);
  const path = await folder.write('cut.csv', header + rows.join('').slice(0, -5));
  const { read } = await previewFile(path, { name: 'cut.csv', isWhole: false });
  expect(read).toMatchObject({ count: 19, isAll: false, refused: 0 });
});

test('reads a record as often with many unused fields as with few', async () => {
  const read = vi.spyOn(normalized, 'read');
  const readings = async (count: number) => {
    read.mockClear();
    const { records, unused } = await preview(ndjson(record(fields(count))));
    expect(records[0]).toMatchObject({
      refused: null,
      fields: [{ field: 'name', from: ['name'] }],
    });
    expect(unused).toHaveLength(count);
    return read.mock.calls.length;
  };
  expect(await readings(400)).toBe(await readings(4));
});

test.for([
  ['a JSON object', ndjson(record(fields(20_000)), record({ sourceId: '2' }))],
  [
    'a feature',
    JSON.stringify({
      type: 'FeatureCollection',
      features: [fields(20_000), record({ sourceId: '2' })].map((properties) => ({
        type: 'Feature',
        geometry: null,
        properties,
      })),
    }),
  ],
] as const)('refuses %s with 20,000 fields, and reads the next', async ([, content]) => {
  const { records } = await preview(content);
  expect(records.map(({ refused }) => refused)).toEqual([
    expect.stringMatching(/^has 20,?00[03] fields, more than 500$/),
    null,
  ]);
});

test('names each field that has the same value: the name of the country and its code', async () => {
  const country = async (more: object) => {
    const { records, unused } = await preview(ndjson(record(more)));
    expect(unused).toEqual([]);
    return records[0]?.fields.find(({ field }) => field === 'country');
  };
  const both = { field: 'country', value: 'Italy', from: ['country', 'countryCode'] };
  expect(await country({ country: 'Italy', countryCode: 'IT' })).toEqual(both);
  expect(await country({ countryCode: 'IT' })).toEqual({ ...both, from: ['countryCode'] });
});

test('takes the coordinates of a list in GeoJSON from its geometry', async () => {
  const coordinates = { field: 'coordinates', value: '40.85, 14.25', from: ['geometry'] };
  for (const repeated of [{}, { latitude: 40.85, longitude: 14.25 }]) {
    const { source, records } = await preview(
      JSON.stringify({
        type: 'FeatureCollection',
        features: [
          {
            type: 'Feature',
            geometry: { type: 'Point', coordinates: [14.25, 40.85] },
            properties: record(repeated),
          },
        ],
      }),
    );
    expect(source).toBe('normalized');
    expect(records[0]?.fields).toContainEqual(coordinates);
  }
});

test('uses every column of the template', async () => {
  const template = new URL('../../../web/public/venues-template.csv', import.meta.url);
  const { records, unused } = await preview(await readFile(template, 'utf8'));
  expect(unused).toEqual([]);
  expect(records[0]?.fields.filter(({ from }) => from.length === 0)).toEqual([]);
});

test('names one field for a phone number that an export protects from spreadsheets', async () => {
  const { records } = await preview(
    [
      'id,folderPath,source,sourceId,name,phoneNumber,sports,formattedAddress',
      `01890a5d-ac96-774b-bcce-b302099a0001,a,milano,1,Campo,"'+39 02 1234567",padel,Via Roma 1`,
    ].join('\n'),
  );
  const phone = records[0]?.fields.find(({ field }) => field === 'phone');
  expect(phone).toEqual({ field: 'phone', value: '+39 02 1234567', from: ['phoneNumber'] });
});

test('names no field for a value that the source itself has', async () => {
  const path = await folder.write('milano', ndjson({ SPECIFICA_LOCALITA: 'Campo' }));
  const { records } = await previewFile(path, { name: 'm', source: 'milano', isWhole: true });
  expect(records[0]?.fields).toContainEqual({ field: 'country', value: 'Italy', from: [] });
});

test('refuses the rows of a table with 6,000 columns', async () => {
  const columns = ['dataset', 'sourceId', ...Object.keys(fields(6_000))];
  const { records } = await preview(`${columns}\n${columns}\n`);
  expect(records[0]?.refused).toBe('has 6002 fields, more than 500');
});

test('refuses a record with a field whose name is long, and reads the next', async () => {
  const named = (length: number) => record({ sourceId: `${length}`, ['x'.repeat(length)]: '1' });
  const { records } = await preview(ndjson(named(201), named(200)));
  expect(records.map(({ refused }) => refused)).toEqual([
    'has a field whose name has more than 200 characters',
    null,
  ]);
});

test('warns of a chosen source that finds no name in any record', async () => {
  const path = await folder.write('list', 'site_id,name,lat,lon\n1,Campo Scaligero,45.4,10.9\n');
  const { failureKind } = await previewFile(path, {
    name: 'list.csv',
    source: 'trafford',
    isWhole: true,
  });
  expect(failureKind).toBe('nameless');
  const named = await previewFile(await folder.write('named', ndjson(record({}))), {
    name: 'named',
    source: 'normalized',
    isWhole: true,
  });
  expect(named.failureKind).toBeUndefined();
});

test('refuses records without name, address and coordinates, and finds a file of them unusable', async () => {
  const blank = { dataset: 'x', sourceId: '1', city: 'Como', formattedAddress: 'Como' };
  const all = await preview(ndjson(blank, { ...blank, sourceId: '2', website: 'https://a.it/' }));
  expect(all.failureKind).toBe('unusable');
  const refused = 'has no name, no address and no coordinates';
  expect(all.records).toMatchObject([{ refused }, { refused }]);
  const found = [{ name: 'Campo' }, { street: 'Via Roma' }, { latitude: 45.8, longitude: 9.1 }];
  for (const more of found) {
    const some = await preview(ndjson(blank, { ...blank, ...more }));
    expect(some.failureKind).toBeUndefined();
    expect(some.records).toMatchObject([{ refused }, { refused: null }]);
  }
});

test('finds that a file has no records, whatever its source is said to be', async () => {
  const header = 'dataset,sourceId,name\n';
  const path = await folder.write('header.csv', header);
  for (const source of [undefined, 'normalized']) {
    const { failureKind } = await previewFile(path, { name: 'header.csv', source, isWhole: true });
    expect(failureKind).toBe('noRecords');
  }
  const none = await preview('{"type":"FeatureCollection","features":[]}');
  expect(none.failureKind).toBe('noRecords');
  expect((await preview(`${header}x,1,Campo\n`)).failureKind).toBeUndefined();
});

const PROSE = `on Saturday, after the match, we met at the pitch in Via Roma.
It rained, so nobody, as far as I know, has played since.
See you on Tuesday.
`;

test.for([
  ['noRecords', 'none of whose lines has as many commas as the first', PROSE],
  ['unrecognised', 'some of whose lines have', `${PROSE}Best, Anna\n`],
] as const)('finds a text %s: %s', async ([failureKind, , text]) => {
  expect(await preview(`Dear all,\n${text}`)).toMatchObject({ source: null, failureKind });
  // One that is so long that only a part of it is read.
  const path = await folder.write('long', `Dear all,\n${text.repeat(4)}`);
  const part = await previewFile(path, { name: 'long.txt', isWhole: false });
  expect(part).toMatchObject({ source: null, failureKind });
});

test('finds that a whole file breaks off, also beyond the records that it shows', async () => {
  const records = Array.from({ length: 20 }, (_, index) => record({ sourceId: `${index}` }));
  const whole = gzipSync(ndjson(...records));
  expect(await preview(whole.subarray(0, -8))).toMatchObject({
    failureKind: 'brokenOff',
    read: { count: 20, isAll: false },
  });
});

test('finds the venues below ten records that cannot be read', async () => {
  const broken = Array.from({ length: 10 }, () => '{');
  const { source, failureKind } = await preview(`${broken.join('\n')}\n${ndjson(record({}))}`);
  expect({ source, failureKind }).toEqual({ source: 'normalized', failureKind: undefined });
});

test('does not decide by the features of a part of a file that none can be read', async () => {
  const polygon = { type: 'Feature', geometry: { type: 'Polygon' }, properties: { name: 'x' } };
  const features = Array.from({ length: 12 }, () => polygon);
  const path = await folder.write('part', JSON.stringify({ type: 'FeatureCollection', features }));
  const part = await previewFile(path, { name: 'part.geojson', isWhole: false });
  expect(part.failureKind).toBeUndefined();
  const whole = await previewFile(path, { name: 'part.geojson', isWhole: true });
  expect(whole.failureKind).toBe('noRecords');
});

test.for([
  ['a collection', (text: string) => text],
  ['a compressed collection', (text: string) => gzipSync(text)],
  ['a single feature', (text: string) => JSON.stringify(JSON.parse(text).features[0], null, 1)],
] as const)(
  'does not call %s damaged whose first feature goes beyond what it reads',
  async ([, write]) => {
    const note = randomBytes(PREVIEW_BYTES).toString('hex');
    const feature = { type: 'Feature', properties: record({ note }), geometry: null };
    const text = JSON.stringify({ type: 'FeatureCollection', features: [feature] });
    const start = Buffer.from(write(text)).subarray(0, PREVIEW_BYTES);
    const path = await folder.write('large', start);
    for (const source of [undefined, 'normalized']) {
      const options = { name: 'large.geojson', source, isWhole: false };
      const { failureKind, records, read } = await previewFile(path, options);
      expect({ failureKind, records, read }).toMatchObject({
        failureKind: undefined,
        records: [],
        read: { count: 0, isAll: false },
      });
    }
    // Where its end belongs to the file, it is damaged.
    expect((await preview(start)).failureKind).toBe('brokenOff');
  },
);

test('names no field as unused whose value is left out with a reason', async () => {
  const { unused, records } = await preview(
    ndjson(record({ phoneRaw: 'call me', website: 'no', colour: 'red' })),
  );
  expect(records[0]?.leftOut).toHaveLength(2);
  expect(unused).toEqual(['colour']);
});

test('names the columns of the template that a file does not have, and calls none of the others unused', async () => {
  const [header, row] = ['name,street,latitude,houseNumber', 'Campo,Via Roma,91,1'];
  const path = await folder.write('list', `${header}\n${row}\n${row}\n`);
  const options = { name: 'list.csv', source: 'normalized', isWhole: true };
  expect(await previewFile(path, options)).toMatchObject({
    failureKind: 'allRefused',
    missing: ['dataset', 'sourceId'],
    unused: ['houseNumber'],
  });
  // The rest of a table has the same columns.
  const part = await previewFile(path, { ...options, isWhole: false });
  expect(part).toMatchObject({ failureKind: 'allRefused', missing: ['dataset', 'sourceId'] });
  const some = await folder.write('some', ndjson({ name: 'Campo' }, record({})));
  const { failureKind, missing } = await previewFile(some, options);
  expect({ failureKind, missing }).toEqual({ failureKind: undefined, missing: undefined });
});

test('finds that all records of a file are refused, though it has all columns', async () => {
  const wrong = record({ latitude: 91, longitude: 0, sports: 'padel', colour: 'red' });
  const path = await folder.write('refused', ndjson(wrong, { ...wrong, sourceId: '' }));
  const whole = await previewFile(path, { name: 'refused', isWhole: true });
  expect(whole).toMatchObject({ failureKind: 'allRefused', unused: ['colour'] });
  expect(whole.missing).toBeUndefined();
  const part = await previewFile(path, { name: 'refused', isWhole: false });
  expect(part.failureKind).toBeUndefined();
});

test('calls no field unused that a public source reads, though all records are refused', async () => {
  const wrong = { PK: 1, NOMBRE: 'Campo', LATITUD: 91, LONGITUD: 9, COLOR: 'red' };
  const path = await folder.write('madrid', ndjson(wrong));
  const { unused } = await previewFile(path, { name: 'm', source: 'madrid', isWhole: true });
  expect(unused).toEqual(['COLOR']);
});
