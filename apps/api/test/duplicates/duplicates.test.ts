import { CLUSTER_MAX, type Duplicates, duplicatesResponseSchema } from '@campetto/contract';
import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import type { NewVenue } from '../../src/db/schema.ts';
import { compareMissing } from '../../src/duplicates/compare-missing.ts';
import { cityWords, nameSimilarity, readName } from '../../src/duplicates/names.ts';
import { distanceBetween, duplicateScore } from '../../src/duplicates/score.ts';
import { findDuplicates } from '../../src/duplicates/service.ts';
import { expectProblem, withServer } from '../support/app.ts';
import { query, statementsOf } from '../support/query.ts';
import { newVenue, seed } from '../support/venues.ts';

const server = withServer();

const requestDuplicates = (...folderPaths: unknown[]) =>
  server.request<Duplicates>('POST', '/api/venues/duplicates', { body: { folderPaths } });

const duplicatesOf = async (venue: NewVenue) => {
  const response = await requestDuplicates(venue.folderPath);
  expect(response.status).toBe(200);
  return v.parse(duplicatesResponseSchema, response.body)[venue.folderPath] ?? [];
};

/** A venue some metres north of a place that no other test uses. */
const at = (place: number, metres: number, changes: Partial<NewVenue>) =>
  newVenue('milano', {
    latitude: 45.1 + place / 10 + metres / 111_195,
    longitude: 9.2,
    website: null,
    ...changes,
  });

describe('duplicates', () => {
  test('are found by name and place, with their evidence', async () => {
    const [first, second] = await seed(server.db, [
      at(1, 0, { name: 'A.C. Garibaldina 1932', phoneNumber: '+39 02 1234567' }),
      at(1, 45, { name: 'AC Garibaldina', phoneNumber: '02 1234567' }),
      at(1, 20, { name: 'Bocciofila Lambro' }),
    ]);
    const [duplicate, ...others] = await duplicatesOf(first);
    expect(others).toEqual([]);
    expect(duplicate?.item.folderPath).toBe(second.folderPath);
    expect(duplicate).toMatchObject({ samePhone: true, sameWebsite: false });
    expect(duplicate?.distance).toBeCloseTo(45, 0);
    expect(duplicate?.name).toBeGreaterThan(0.6);
    expect(duplicate?.score).toBeGreaterThan(0.7);
  });

  test('are found by name in a city where no place is known', async () => {
    const unknown = { latitude: 0, longitude: 0, website: null, name: 'Circolo Nuoto Naviglio' };
    const [first, second] = await seed(server.db, [
      newVenue('verona', unknown),
      newVenue('verona', { ...unknown, name: 'circolo  nuoto Naviglio' }),
      newVenue('como', unknown),
    ]);
    const duplicates = await duplicatesOf(first);
    expect(duplicates.map(({ item }) => item.folderPath)).toEqual([second.folderPath]);
    expect(duplicates[0]).toMatchObject({ distance: null, name: 1 });
  });

  test('are never discarded, nor the venue itself, and at most seven', async () => {
    const same = { name: 'Arena Bovisa', website: 'https://bovisa.it' };
    const rows = await seed(server.db, [
      ...Array.from({ length: 8 }, () => at(2, 0, same)),
      at(2, 0, { ...same, status: 'discarded' }),
    ]);
    const discarded = rows.at(-1);
    const duplicates = await duplicatesOf(rows[0] as NewVenue);
    expect(duplicates).toHaveLength(CLUSTER_MAX - 1);
    const paths = duplicates.map(({ item }) => item.folderPath);
    expect(paths).not.toContain(discarded?.folderPath);
    expect(paths).not.toContain(rows[0]?.folderPath);
    expect(await duplicatesOf(discarded as NewVenue)).toHaveLength(CLUSTER_MAX - 1);
  });

  test('of many venues are found at once; unknown venues have none', async () => {
    const rows = await seed(server.db, [
      at(3, 0, { name: 'Pista Idroscalo' }),
      at(3, 5, { name: 'Pista Idroscalo' }),
      at(4, 0, { name: 'Velodromo Vigorelli' }),
    ]);
    const nowhere = 'venues/italy/milano/0193a4b0-0000-7000-8000-000000000000';
    const { body } = await requestDuplicates(...rows.map(({ folderPath }) => folderPath), nowhere);
    expect(Object.keys(body).sort()).toEqual(
      rows
        .slice(0, 2)
        .map((row) => row.folderPath)
        .sort(),
    );
  });

  test('are for 1 to 200 venues', async () => {
    expectProblem(await requestDuplicates(), 422);
    expectProblem(await requestDuplicates('../etc/passwd'), 422);
    expectProblem(await requestDuplicates(7), 422);
    const path = 'venues/italy/milano/0193a4b0-0000-7000-8000-000000000000';
    expect((await requestDuplicates(...Array(200).fill(path))).status).toBe(200);
    expectProblem(await requestDuplicates(...Array(201).fill(path)), 422);
  });

  test('are found by indexes alone', async () => {
    const rows = Array.from({ length: 3000 }, (_, n) =>
      at(5, n * 30, {
        name: `Campo Numero${n}`,
        phoneNumber: `+39 02 ${1_000_000 + n}`,
        website: `https://campo${n}.it`,
        longitude: 9.2 + (n % 50) / 100,
      }),
    );
    await seed(server.db, rows);
    await query(server.databaseUrl, 'ANALYZE venues');
    const paths = rows.slice(0, 200).map(({ folderPath }) => folderPath);
    const { databaseUrl } = server;
    const statements = await statementsOf(databaseUrl, (db) => findDuplicates(db, paths));
    const candidates = statements.find(({ text }) => text.includes('unnest'));
    const plan = await query<{ 'QUERY PLAN': string }>(
      databaseUrl,
      `EXPLAIN ${candidates?.text}`,
      candidates?.values,
    );
    const lines = plan.map((line) => line['QUERY PLAN']).join('\n');
    expect(lines).not.toMatch(/Seq Scan on venues/);
    for (const index of ['at_place', 'of_phone', 'of_website', 'by_name']) {
      expect(lines).toContain(`venues_${index}`);
    }
  });
});

test.each([
  ['circolo tennis ambrosiano', 'ambrosiano tennis circolo', 1, 1],
  ['tc ambrosiano', 'tennis club ambrosiano', 0.7, 0.95],
  ['fit x', 'fitx', 1, 1],
  ['a c garibaldina', 'ac garibaldina', 1, 1],
  ['a s d aurora pallavolo', 'asd aurora pallavolo', 1, 1],
  ['polideportivo barajas', 'polideportvo barajas', 0.85, 1],
  ['campo sportivo comunale', 'centro sportivo comunale', 0.6, 0.7],
  ['campo 1', 'campo 2', 0, 0.3],
  ['pegaso i', 'pegaso ii', 0.3, 0.49],
  ['pegaso 2', 'pegaso ii', 1, 1],
  ['palestra 25 aprile', 'palestra xxv aprile', 1, 1],
  ['palestra 4 novembre', 'palestra xiv novembre', 0.3, 0.49],
  ['palestra milano', 'piscina milano', 0.4, 0.6],
  ['tennis club adige', 'tennis club brenta', 0.2, 0.4],
  ['bocciofila lambro', 'circolo tennis ambrosiano', 0, 0.1],
  ['東京体育館', '東京体育館', 1, 1],
  ['', '', 0, 0],
  ['', 'campo', 0, 0],
])('names %s and %s are alike by %d to %d', (a, b, least, most) => {
  for (const [name, other] of [
    [a, b],
    [b, a],
  ] as const) {
    const similarity = nameSimilarity(readName(name), readName(other), cityWords('Milano'));
    expect(similarity).toBeGreaterThanOrEqual(least);
    expect(similarity).toBeLessThanOrEqual(most);
  }
});

test('distances are metres on the sphere', () => {
  const milano = { latitude: 45.4642, longitude: 9.19 };
  const verona = { latitude: 45.4384, longitude: 10.9916 };
  expect(distanceBetween(milano, verona)).toBeCloseTo(140_500, -3);
  expect(distanceBetween(milano, { latitude: 0, longitude: 0 })).toBeNull();
});

test('the score grows with each evidence, and falls with distance', () => {
  const base = {
    name: 0.6,
    distinctive: true,
    distance: 100,
    samePhone: false,
    sameWebsite: false,
  };
  const score = duplicateScore(base);
  expect(duplicateScore({ ...base, name: 0.9 })).toBeGreaterThan(score);
  expect(duplicateScore({ ...base, samePhone: true })).toBeGreaterThan(score);
  expect(duplicateScore({ ...base, sameWebsite: true })).toBeGreaterThan(score);
  expect(duplicateScore({ ...base, distinctive: false })).toBeLessThan(score);
  expect(duplicateScore({ ...base, distance: 900 })).toBeLessThan(score);
  const far = duplicateScore({ ...base, name: 1, distance: 20_000 });
  expect(far).toBeLessThan(0.5);
  // Wrong coordinates are as likely to be in another country as in the next town.
  expect(duplicateScore({ ...base, name: 1, distance: 2_000_000 })).toBe(far);
});

test('of a very long name the first words are compared', () => {
  const others = (letter: string) => Array.from({ length: 16 }, (_, index) => `${letter}${index}`);
  const similarity = (words: number) => {
    const [a = '', b = ''] = ['a', 'b'].map((letter) =>
      [...others(letter).slice(0, words), 'garibaldina'].join(' '),
    );
    return nameSimilarity(readName(a), readName(b), cityWords('Milano'));
  };
  expect(similarity(15)).toBeGreaterThan(0);
  expect(similarity(16)).toBe(0);
});

/** How many venues are compared during the work, and at most without a pause for other requests. */
async function comparisonsDuring(work: () => Promise<unknown>) {
  const computed = vi.spyOn(Math, 'asin'); // of each comparison, for the distance
  let [all, together] = [0, 0];
  const count = () => {
    const now = computed.mock.calls.length;
    together = Math.max(together, now - all);
    all = now;
  };
  let pause = setImmediate(function next() {
    count();
    pause = setImmediate(next);
  });
  await work();
  clearImmediate(pause);
  count();
  computed.mockRestore();
  return { all, together };
}

test('the search for duplicates of long names in one place does not stop the server', async () => {
  // Words that are similar to each other, which take the longest to compare.
  const word = (index: number) =>
    `garibald${index.toString(36).replace(/\d/g, (digit) => 'klmnopqrst'[+digit] ?? '')}ina`;
  const nameOf = (venue: number) =>
    Array.from({ length: 40 }, (_, index) => word(venue * 40 + index)).join(' ');
  const venues = Array.from({ length: 300 }, (_, index) =>
    at(9, index / 10, { name: nameOf(index) }),
  );
  await seed(server.db, venues);
  const request = async () => {
    const paths = venues.slice(0, 200).map(({ folderPath }) => folderPath);
    expect((await requestDuplicates(...paths)).status).toBe(200);
  };
  // Searched, as new venues are, then compared by the job, and then read by their stored pairs.
  for (const work of [request, () => compareMissing(server.db), request]) {
    const { all, together } = await comparisonsDuring(work);
    expect(all).toBeGreaterThan(1000);
    expect(all).toBeLessThan(20_000);
    expect(together).toBeLessThan(60);
  }
});
