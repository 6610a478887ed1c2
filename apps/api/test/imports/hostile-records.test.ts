import type { ImportPreview } from '@campetto/contract';
import { expect, test } from 'vitest';
import { withServer } from '../support/app.ts';
import { importReport, sendFile } from '../support/requests/imports.ts';

const server = withServer();

async function previewOf(file: string) {
  const response = await sendFile<ImportPreview>(server, file, {}, '/api/imports/preview');
  expect(response.status).toBe(200);
  return response.body.records;
}

let elements = 0;
/** Lines of a set, of an export and of an extract of OpenStreetMap, which have different readers. */
const LINES = {
  set: (dataset: string, id: number) => ({
    dataset,
    sourceId: `${id}`,
    name: `Campo ${id}`,
    countryCode: 'IT',
    city: 'Milano',
  }),
  export: (source: string, id: number) => ({
    id: crypto.randomUUID(),
    folderPath: '',
    source,
    sourceId: `${id}`,
    name: `Campo ${id}`,
    formattedAddress: 'Milano',
    sports: [],
  }),
  extract: (_source: string, id: number) => {
    elements += 1;
    return { '@id': `node/${elements}`, name: `Campo ${id}` };
  },
};

/** A text in place of a JSON value that is too deep for `JSON.stringify`. */
const NESTED = 'nested';
const nested = `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`;

/** Three records, the second with the changes. */
const fileOf = (kind: keyof typeof LINES, source: string, changes: object) =>
  [1, 2, 3]
    .map((id) => JSON.stringify({ ...LINES[kind](source, id), ...(id === 2 && changes) }))
    .map((line) => line.replace(`"${NESTED}"`, nested))
    .join('\n');

const BROKEN_ID = 'must not contain control characters or broken Unicode';

test.each([
  ['set', 'U+0000 in its id', { sourceId: 'a\0b' }, `sourceId ${BROKEN_ID}`],
  ['set', 'U+0000 in its source', { dataset: 'a\0b' }, `source ${BROKEN_ID}`],
  ['set', 'half a character in its id', { sourceId: 'a\ud800' }, `sourceId ${BROKEN_ID}`],
  ['set', 'half a character in its name', { name: '\udc00b' }, 'name must not contain'],
  ['set', '20,000 nested objects', { name: NESTED }, 'name is not a text'],
  ['set', 'a name of 10,001 letters', { name: 'a'.repeat(10_001) }, 'name must have at most 10000'],
  ['set', 'a website of 120,000 letters', { website: '<a '.repeat(40_000) }, 'website must have'],
  ['extract', '20,000 nested objects', { name: NESTED }, 'name is not a text'],
  [
    'extract',
    'a website of 120,000 letters',
    { website: '<a '.repeat(40_000) },
    'website must have',
  ],
  ['export', 'U+0000 in its id', { sourceId: 'a\0b' }, `sourceId ${BROKEN_ID}`],
  ['export', 'a number beyond 32 bits', { totalRatings: 2 ** 31 }, 'totalRatings must be at most'],
  ['export', 'a number beyond 64 bits', { totalRatings: 2 ** 70 }, 'totalRatings must be'],
] as const)(
  'a record of the %s with %s is refused, and the others are imported',
  async (kind, name, changes, reason) => {
    const file = fileOf(kind, `${kind}, ${name}`, changes);
    const refused = expect.stringContaining(reason);
    expect((await previewOf(file)).map((record) => record.refused)).toEqual([null, refused, null]);
    expect(await importReport(server, file)).toMatchObject({
      read: 3,
      new: 2,
      refused: 1,
      refusals: [{ at: 2, reason: refused }],
    });
  },
);

test.each([
  ['set', 'year 0000', { lastUpdated: '0000-06-11' }],
  ['set', 'year 0000 by its offset', { lastUpdated: '0001-01-01T00:00:00+14:00' }],
  ['set', 'year 10000 by its offset', { lastUpdated: '9999-12-31T23:59:59-14:00' }],
  ['export', 'year 0000 by its offset', { lastUpdated: '0001-01-01T00:00:00+14:00' }],
  ['export', 'year 10000 by its offset', { lastUpdated: '9999-12-31T23:59:59-14:00' }],
] as const)(
  'a record of the %s of the %s is imported without its date',
  async (kind, name, changes) => {
    const file = fileOf(kind, `${kind}, ${name}`, changes);
    const leftOut = expect.stringMatching(
      /^last update must (be a date of the calendar|not be in the future)/,
    );
    expect((await previewOf(file)).map((record) => record.leftOut)).toEqual([[], [leftOut], []]);
    expect(await importReport(server, file)).toMatchObject({
      read: 3,
      new: 3,
      refused: 0,
      leftOut: [{ at: 2, reason: leftOut }],
    });
  },
);

test('a record with 20,000 nested objects in a field that no source reads is imported', async () => {
  const file = fileOf('set', 'nested and unread', { note: NESTED });
  expect((await previewOf(file)).map((record) => record.refused)).toEqual([null, null, null]);
  expect(await importReport(server, file)).toMatchObject({ read: 3, new: 3, refused: 0 });
});
