import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { constants, gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { FileError } from '../../src/imports/errors.ts';
import { bounded } from '../../src/imports/readers/bounds.ts';
import { csvFormatOf, readCsv } from '../../src/imports/readers/csv.ts';
import { openFile } from '../../src/imports/readers/index.ts';
import { readNdjson } from '../../src/imports/readers/ndjson.ts';
import type { ReadItem } from '../../src/imports/readers/record.ts';
import { SAMPLE_FILES } from '../../src/sample/venues.ts';
import { ndjson, withFolder } from './files.ts';

const folder = withFolder();

async function readAll(path: string): Promise<ReadItem[]> {
  const items: ReadItem[] = [];
  for await (const item of (await openFile(path)).items) items.push(item);
  return items;
}

/** The records that were read of a file before it failed, and the error. */
async function readUntilError(path: string) {
  const items: ReadItem[] = [];
  try {
    for await (const item of (await openFile(path)).items) {
      items.push(item);
      await setImmediate(); // an import stores what is read, while the streams read ahead
    }
  } catch (error) {
    return { items, error };
  }
  throw new Error(`${path} was read to its end`);
}

const positions = (items: ReadItem[]) =>
  items.map((item) => [item.at, 'broken' in item ? item.broken : item.record.fields]);

test('a list of more than 100 values is not read', () => {
  const listOf = (length: number) => Array.from({ length }, () => 'padel');
  const fields = { short: listOf(100), long: listOf(101) };
  expect(bounded({ at: 1, record: { fields } })).toEqual({
    at: 1,
    record: { fields: { short: listOf(100), long: {} } },
  });
});

test('of a line of NDJSON that is longer than any text can be, the rest is dropped', async () => {
  const chunk = Buffer.alloc(16 * 1024 * 1024, 'a');
  const chunks = [...Array.from({ length: 40 }, () => chunk), Buffer.from('\n{}')];
  const items: ReadItem[] = [];
  for await (const item of readNdjson(Readable.from(chunks, { objectMode: false })))
    items.push(item);
  expect(positions(items)).toEqual([
    [1, 'has more than a million characters'],
    [2, {}],
  ]);
});

test.for([
  ['NDJSON', '{}', readNdjson],
  ['CSV', 'a,b', (input: Readable) => readCsv(input, csvFormatOf('a,b\n'))],
  ['CSV with an open quote', 'a,b\n1,"', (input: Readable) => readCsv(input, csvFormatOf('a,b\n'))],
] as const)('%s with endless empty lines is refused', async ([, start, read]) => {
  const chunks = [start, ...Array.from({ length: 201 }, () => ' \r\n\n'.repeat(500))];
  const input = Readable.from(
    chunks.map((chunk) => Buffer.from(chunk)),
    { objectMode: false },
  );
  const items: ReadItem[] = [];
  const readToEnd = async () => {
    for await (const item of read(input)) items.push(item);
  };
  await expect(readToEnd()).rejects.toMatchObject({
    kind: 'tooDemanding',
    message: 'The file has more than 100000 empty lines.',
  });
});

describe('CSV', () => {
  const columns = 'id;name;note';

  /** Windows-1252 of a text without the signs that it has in place of control characters. */
  const windows = (text: string) => {
    const bytes = text.replaceAll('’', '\x92').replaceAll('”', '\x94');
    return Buffer.from(bytes, 'latin1');
  };
  const plain = '1;Padel;\n'.repeat(20_000);

  test.for([
    ['as spreadsheets save it', windows(`${columns}\n1;Città;l’erba è\n`), ['Città', 'l’erba è']],
    ['after many plain rows', windows(`${columns}\n${plain}1;Città;\n`), ['Città', '']],
    ['in UTF-8', Buffer.from(`${columns}\n${plain}1;Città;l’erba\n`), ['Città', 'l’erba']],
    // The bytes of a letter and the sign behind it begin a letter of UTF-8, which has a third byte.
    [
      'with signs behind letters',
      windows(`${columns}\n1;«Libertà»;Città” è’\n`),
      ['«Libertà»', 'Città” è’'],
    ],
    // The bytes of `Ù»` are a whole letter of UTF-8.
    [
      'with a sign behind a capital letter',
      windows(`${columns}\n1;Cantù;\n2;«PERÙ»;Città\n`),
      ['«PERÙ»', 'Città'],
    ],
    // One letter is broken, the others are not.
    [
      'in UTF-8 with a broken letter',
      Buffer.concat([Buffer.from(`${columns}\n1;Città;`), windows('è\n')]),
      ['Città', '\uFFFD'],
    ],
  ] as const)('reads the letters of a file %s', async ([, content, [name, note]]) => {
    const items = await readAll(await folder.write('letters.csv', content));
    expect(items.at(-1)).toMatchObject({ record: { fields: { name, note } } });
  });

  test('detects the delimiter by the header, not by the values', async () => {
    const semicolons = await folder.write('semicolons.csv', `${columns}\r\n1;A, B, C, D;x\r\n`);
    const commas = await folder.write('commas.csv', 'id,name,note\n1,A; B; C; D,x\n');
    const tabs = await folder.write('tabs.csv', 'id\tname\tnote\n1\tA, B; C, D\t"x\ty"\n');
    expect(positions(await readAll(semicolons))).toEqual([
      [2, { id: '1', name: 'A, B, C, D', note: 'x' }],
    ]);
    expect(positions(await readAll(commas))).toEqual([
      [2, { id: '1', name: 'A; B; C; D', note: 'x' }],
    ]);
    expect(positions(await readAll(tabs))).toEqual([
      [2, { id: '1', name: 'A, B; C, D', note: 'x\ty' }],
    ]);
  });

  test('has the first line of each record and continues after a broken one', async () => {
    const path = await folder.write(
      'broken.csv',
      `\uFEFF${columns}\n1;"two\nlines";\n2;short\n\n3;a;b;too long\n4;bad "quote" here;\n5;last;x\n`,
    );
    expect(positions(await readAll(path))).toEqual([
      [2, { id: '1', name: 'two\nlines', note: '' }],
      [4, 'has not as many values as the header: 2, not 3'],
      [6, 'has not as many values as the header: 4, not 3'],
      [7, 'has a quote out of place'],
      [8, { id: '5', name: 'last', note: 'x' }],
    ]);
  });

  test.for([
    ['a Windows file', '\r\n', '\r\n'],
    ['a Windows file whose cells have line breaks of their own', '\r\n', '\n'],
    ['a file with line breaks of Windows in its cells', '\n', '\r\n'],
    ['an old Mac file', '\r', '\r'],
  ] as const)('has the first line of each record of %s', async ([, newline, inCells]) => {
    const rows = ['1;"two\flines";', '2;"\f\f";x', '3;"short\f"', '4;a "quote";', '5;last;'];
    const text = [columns, ...rows].join('\n').replaceAll('\n', newline);
    const items = await readAll(await folder.write('cells.csv', text.replaceAll('\f', inCells)));
    expect(items.map(({ at }) => at)).toEqual([2, 4, 7, 9, 10]);
    expect(items[3]).toMatchObject({ broken: 'has a quote out of place' });
  });

  test('has the first line of each record where the header has line breaks', async () => {
    const text = 'id;"the\nname";name;name\n1;a;"two\nlines";b\n2;c;d;e\n';
    expect(positions(await readAll(await folder.write('header-lines.csv', text)))).toEqual([
      [3, { id: '1', 'the\nname': 'a', name: 'b' }],
      [5, { id: '2', 'the\nname': 'c', name: 'e' }],
    ]);
  });

  test('has no record of a row whose cells are empty, as spreadsheets save it', async () => {
    for (const newline of ['\n', '\r\n', '\r']) {
      const text = `${columns}\n1;a;\n;;\n ; ;\n2;b;\n;;`.replaceAll('\n', newline);
      expect(positions(await readAll(await folder.write('emptied.csv', text)))).toEqual([
        [2, { id: '1', name: 'a', note: '' }],
        [5, { id: '2', name: 'b', note: '' }],
      ]);
    }
  });

  test('has every one of many broken records, and the one after them', async () => {
    const path = await folder.write(
      'short.csv',
      `${columns}\n${'short\n'.repeat(20_000)}5;last;x\n`,
    );
    const items = await readAll(path);
    expect(items.filter((item) => 'broken' in item)).toHaveLength(20_000);
    expect(items.at(-1)).toMatchObject({ at: 20_002, record: { fields: { name: 'last' } } });
  });

  const rowsOf = (count: number, changed: Record<number, string>) =>
    Array.from({ length: count }, (_, index) => changed[index + 2] ?? `${index + 2};A;\n`).join('');

  test.for([
    ['a quote that the end of the file follows', { 20: '20;"open;\n' }, [20]],
    ['a quote that another cell closes much later', { 5: '5;a;"b\n', 45: '45;"c";\n' }, [5]],
    ['a quote that a line closes much later', { 5: '5;a;"b\n', 45: '45;c;d"\n' }, [5, 45]],
    ['a quote that a cell opens at once', { 5: '5;a;"b\n', 6: '6;"c";\n' }, [5]],
    ['two of them', { 5: '5;"open;\n', 6: '6;"open;\n' }, [5, 6]],
    ['a quote within a cell', { 5: '5;the "court" of;"Via\n' }, [5]],
    ['a quote that is closed within a cell', { 5: '5;"the "court" of;\n' }, [5]],
  ] as const)('refuses only the line with %s', async ([, changed, refused]) => {
    for (const newline of ['\n', '\r\n', '\r']) {
      const content = `${columns}\n${rowsOf(49, changed)}`.replaceAll('\n', newline);
      const items = await readAll(await folder.write('quotes.csv', content));
      expect(items.map(({ at }) => at)).toEqual(Array.from({ length: 49 }, (_, row) => row + 2));
      const broken = items.filter((item) => 'broken' in item);
      expect(broken.map(({ at }) => at)).toEqual(refused);
      for (const item of broken) expect(item.broken).toMatch(/^has a quote (that may|out of)/);
    }
  });

  test('reads a cell of twenty lines, which contains quotes', async () => {
    const note = Array.from({ length: 20 }, (_, line) => `"line; ${line}"`).join('\n');
    const cell = `"${note.replaceAll('"', '""')}"`;
    const path = await folder.write('lines.csv', `${columns}\n1;A;${cell}\n2;B;\n`);
    expect(positions(await readAll(path))).toEqual([
      [2, { id: '1', name: 'A', note }],
      [22, { id: '2', name: 'B', note: '' }],
    ]);
  });

  test('fails on a header with an unclosed quote', async () => {
    const path = await folder.write('header.csv', `id;"name;note\n${rowsOf(30, {})}`);
    const { items, error } = await readUntilError(path);
    expect(items).toEqual([]);
    expect(error).toMatchObject({
      kind: 'brokenOff',
      message: 'The header has a quote that may not be closed.',
    });
  });

  test.for([
    ['a semicolon', '\uFEFFsep=;\r\nid;"note, long, with commas"\r\n1;A\r\n'],
    ['a comma', 'sep=,\nid,"note; long; with semicolons"\n1,A\n'],
    ['a tab', 'SEP=\t\nid\tnote\n1\tA\n'],
    ['a bar, which no other file has', 'sep=|\nid|note\n1|A\n'],
  ] as const)('takes the delimiter from a first line that names it: %s', async ([, text]) => {
    const [row, ...others] = positions(await readAll(await folder.write('sep.csv', text)));
    expect([row?.[0], Object.values(row?.[1] ?? {}), others]).toEqual([3, ['1', 'A'], []]);
  });

  test('refuses a line of more than a million characters, and continues', async () => {
    const path = await folder.write(
      'endless.csv',
      `${columns}\n1;A;\n2;"${'x;'.repeat(600_000)}";\n3;C;\n`,
    );
    expect(positions(await readAll(path))).toEqual([
      [2, { id: '1', name: 'A', note: '' }],
      [3, 'has more than a million characters'],
      [4, { id: '3', name: 'C', note: '' }],
    ]);
  });

  test('takes time in proportion to a file of unclosed quotes', async () => {
    const long = `2;"${'x""'.repeat(20_000)}\n`;
    const path = await folder.write('quotes.csv', `${columns}\n${long.repeat(100)}3;C;\n`);
    const items = await readAll(path);
    expect(items).toHaveLength(101);
    expect(items.at(-1)).toMatchObject({ at: 102, record: { fields: { name: 'C' } } });
  });
});

describe('NDJSON', () => {
  test('has the number of each line and continues after a broken one', async () => {
    const path = await folder.write(
      'lines.ndjson',
      '\uFEFF{"a":1}\r\n\r\nnot json\n[1]\n{"a":"line\u2028separator"}\n{"__proto__":{"x":1},"a":2}',
    );
    const items = await readAll(path);
    expect(items.map(({ at }) => at)).toEqual([1, 3, 4, 5, 6]);
    expect(positions(items.slice(0, 4))).toEqual([
      [1, { a: 1 }],
      [3, expect.stringContaining('JSON')],
      [4, 'is not a JSON object'],
      [5, { a: 'line\u2028separator' }],
    ]);
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });

  test('does not split letters between the chunks of a long file', async () => {
    const line = `${JSON.stringify({ name: 'è'.repeat(1001) })}\n`;
    const items = await readAll(await folder.write('long.ndjson', line.repeat(500)));
    expect(items).toHaveLength(500);
    for (const item of items) {
      expect(item).toEqual({ at: item.at, record: { fields: { name: 'è'.repeat(1001) } } });
    }
  });

  test('refuses a line that is too long, and continues', async () => {
    const path = await folder.write('long.ndjson', `{"a":"${'x'.repeat(1_100_000)}"}\n{"a":1}\n`);
    expect(positions(await readAll(path))).toEqual([
      [1, 'has more than a million characters'],
      [2, { a: 1 }],
    ]);
  });
});

describe('GeoJSON', () => {
  const collection = (...features: unknown[]) =>
    JSON.stringify({ type: 'FeatureCollection', features });

  test('counts features and refuses those of another shape', async () => {
    const point = { type: 'Point', coordinates: [9.1, 45.5, 120] };
    const path = await folder.write(
      'shapes.geojson',
      collection(
        { type: 'Feature', id: 'node/1', properties: { a: 'x' }, geometry: point },
        { type: 'Feature', id: 2, properties: {}, geometry: null },
        5,
        { type: 'Feature', properties: null, geometry: point },
        { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [] } },
        { type: 'Feature', properties: {}, geometry: { type: 'Point', coordinates: ['9', '45'] } },
      ),
    );
    expect(await readAll(path)).toEqual([
      {
        at: 1,
        record: { id: 'node/1', fields: { a: 'x' }, point: { longitude: 9.1, latitude: 45.5 } },
      },
      { at: 2, record: { id: '2', fields: {} } },
      { at: 3, broken: 'is not a feature' },
      { at: 4, broken: 'has no properties' },
      { at: 5, broken: 'has a geometry that is not a point' },
      { at: 6, broken: 'has a point without two numbers' },
    ]);
  });

  const feature = { geometry: null, properties: { a: 'x' }, type: 'Feature' };
  const unitOf = async (...members: [string, unknown][]) =>
    (
      await openFile(
        await folder.write('members.json', JSON.stringify(Object.fromEntries(members))),
      )
    ).unit;

  test('is recognised by its members, in any order', async () => {
    const features: [string, unknown] = ['features', Array(1000).fill(feature)];
    const type: [string, unknown] = ['type', 'FeatureCollection'];
    const metadata: [string, unknown] = ['metadata', { note: 'x'.repeat(100_000) }];
    expect(await unitOf(features, type)).toBe('feature');
    expect(await unitOf(features)).toBe('feature');
    expect(await unitOf(metadata, type, features)).toBe('feature');
    expect(await unitOf(metadata, features, type)).toBe('feature');
    expect(await unitOf(['features', []], type)).toBe('feature');
  });

  test('is not recognised by what its members contain', async () => {
    const nested = { type: 'FeatureCollection', features: [feature] };
    expect(await unitOf(['extra', nested], ['name', 'x'])).toBe('line');
    expect(await unitOf(['features', ['lights']])).toBe('line');
    expect(await unitOf(['type', ['FeatureCollection']])).toBe('line');
    expect(await unitOf(['extra', [nested]], ['name', 'x'])).toBe('line');
    expect(await unitOf(['features', { a: {} }])).toBe('line');
    expect(await unitOf(['name', 'FeatureCollection'], ['type', 'Feature'])).toBe('line');
    const lines = `{"a":1}\n${JSON.stringify(nested)}\n`;
    expect((await openFile(await folder.write('lines.ndjson', lines))).unit).toBe('line');
  });

  const single = {
    type: 'Feature',
    id: 'node/1',
    properties: { a: 'x' },
    geometry: { type: 'Point', coordinates: [9.1, 45.5] },
  };
  const singleRecord = {
    id: 'node/1',
    fields: { a: 'x' },
    point: { longitude: 9.1, latitude: 45.5 },
  };

  test.for([
    ['on one line', JSON.stringify(single), 'one.geojson'],
    ['on several lines', JSON.stringify(single, null, 2), 'indented.geojson'],
    ['with Windows line breaks', JSON.stringify(single, null, 2).replaceAll('\n', '\r\n'), 'crlf'],
    ['named as a table', JSON.stringify(single, null, 2), 'one.csv'],
  ] as const)('may be a single feature %s', async ([, text, name]) => {
    const path = await folder.write(name, text);
    expect(await readAll(path)).toEqual([{ at: 1, record: singleRecord }]);
  });

  test('may be a feature on each line', async () => {
    const area = { ...single, geometry: { type: 'Polygon', coordinates: [] } };
    const path = await folder.write('lines.geojsonl', ndjson(single, area, single));
    expect(await readAll(path)).toEqual([
      { at: 1, record: singleRecord },
      { at: 2, broken: 'has a geometry that is not a point' },
      { at: 3, record: singleRecord },
    ]);
  });

  test('is read from a file that is named as a table', async () => {
    const path = await folder.write('collection.csv', collection(single));
    expect(await readAll(path)).toEqual([{ at: 1, record: singleRecord }]);
  });

  test('fails on a single feature that breaks off or would fill the memory', async () => {
    const cut = await folder.write('cut.json', JSON.stringify(single, null, 2).slice(0, -10));
    expect((await readUntilError(cut)).error).toMatchObject({ kind: 'brokenOff' });
    const huge = { ...single, properties: { a: 'x'.repeat(5_000_000) } };
    const path = await folder.write('huge.json', JSON.stringify(huge, null, 2));
    expect((await readUntilError(path)).error).toMatchObject({ kind: 'brokenOff' });
  });

  test('fails on a feature that would fill the memory', async () => {
    const name = 'x'.repeat(5_000_000);
    const feature = '{"type":"Feature","properties":{"id":1},"geometry":null}';
    const path = await folder.write(
      'huge.geojson',
      `{"type":"FeatureCollection","features":[${feature},{"name":"${name}"}]}`,
    );
    const { error } = await readUntilError(path);
    expect(error).toMatchObject({
      kind: 'brokenOff',
      message: 'It breaks off after feature 1: A feature has more than 4 MB.',
    });
  });

  test('fails on a feature whose levels would fill the memory', async () => {
    const feature = '{"type":"Feature","properties":{"id":1},"geometry":null}';
    const path = await folder.write(
      'deep.geojson',
      `{"type":"FeatureCollection","features":[${feature},${'['.repeat(1_000_000)}`,
    );
    const { error } = await readUntilError(path);
    expect(error).toMatchObject({
      kind: 'brokenOff',
      message: 'It breaks off after feature 1: A feature has more than 100000 levels.',
    });
  });

  test('yields the features before the end of a truncated file, then fails', async () => {
    const whole = await readFile(SAMPLE_FILES[0] ?? '');
    const path = await folder.write('cut.geojson', whole.subarray(0, 200_000));
    const { items, error } = await readUntilError(path);
    expect(items.length).toBeGreaterThan(150);
    expect(error).toBeInstanceOf(FileError);
  });
});

describe('a compressed file', () => {
  const line = '{"a":1}\n';
  const other = Buffer.from('something else');

  test('that is followed by something else is damaged, not empty', async () => {
    const path = await folder.write('a.gz', Buffer.concat([gzipSync(line), other]));
    await expect(openFile(path)).rejects.toMatchObject({
      kind: 'brokenOff',
      message: expect.stringMatching(
        /^The compressed file is damaged, or is followed by something/,
      ),
    });
  });

  test.for([
    ['NDJSON', '', (text: string) => `{"a":"${text}"}`],
    ['CSV', 'a,b\n', (text: string) => `${text},1`],
  ] as const)('that breaks off has every record before, in %s', async ([, header, recordOf]) => {
    const records = Array.from({ length: 2000 }, () => recordOf(randomBytes(20).toString('hex')));
    const whole = gzipSync(header + records.join('\n'));
    const half = whole.subarray(0, whole.length / 2);
    const content = gunzipSync(half, { finishFlush: constants.Z_SYNC_FLUSH }).toString();
    const lines = content.slice(header.length).split('\n').length - 1;
    const { items, error } = await readUntilError(await folder.write('c.gz', half));
    expect(error).toMatchObject({ kind: 'brokenOff' });
    expect(items).toHaveLength(lines);
  });

  test('is read until something else follows', async () => {
    const content = gzipSync(
      randomBytes(100_000)
        .toString('hex')
        .replaceAll(/(.{20})/g, '{"a":"$1"}\n'),
    );
    const path = await folder.write('b.gz', Buffer.concat([content, other]));
    const { items, error } = await readUntilError(path);
    expect(items.length).toBeGreaterThan(100);
    expect(error).toMatchObject({
      kind: 'brokenOff',
      message: expect.stringContaining('damaged, or is followed by'),
    });
  });
});

test.for([
  ['a picture', '89504e470d0a1a0a0000000d49484452'],
  ['a PDF', '255044462d312e370a25'],
  ['a workbook', '504b030414000600080000002100'],
  ['an older workbook', 'd0cf11e0a1b11ae1'],
  [
    'a compressed workbook',
    gzipSync(Buffer.from('504b030414000600080000002100', 'hex')).toString('hex'),
  ],
  ['other binary data', '0a0b0c00010002000300040005000600'],
] as const)('%s is not read as a text', async ([, bytes]) => {
  const path = await folder.write('binary.csv', Buffer.from(bytes, 'hex'));
  await expect(openFile(path)).rejects.toMatchObject({ kind: 'notText' });
});

test('a file in UTF-16 is not read', async () => {
  for (const text of ['\uFEFFid,name\n', 'id,name\n']) {
    const path = await folder.write('utf16.csv', Buffer.from(text, 'utf16le'));
    await expect(openFile(path)).rejects.toMatchObject({ kind: 'encoding' });
    const swapped = await folder.write('utf16be.csv', Buffer.from(text, 'utf16le').swap16());
    await expect(openFile(swapped)).rejects.toMatchObject({ kind: 'encoding' });
  }
});

test.for([
  ['an empty file', 'empty.csv', ''],
  ['a JSON list', 'list.json', '[{"a":1}]'],
  ['features that are no list', 'object.geojson', '{"type":"FeatureCollection","features":{}}'],
] as const)('cannot read %s', async ([, name, content]) => {
  const path = await folder.write(name, content);
  await expect(readAll(path)).rejects.toBeInstanceOf(FileError);
});

test('cannot read a folder or a file that is not there', async () => {
  await expect(openFile(folder.path('missing.csv'))).rejects.toBeInstanceOf(FileError);
  await expect(openFile(folder.path(''))).rejects.toBeInstanceOf(FileError);
});
