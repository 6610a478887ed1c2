import {
  LIST_SORTS,
  listResponseSchema,
  SIMILAR_WORDS_HEADER,
  type VenueReviewItem,
} from '@campetto/contract';
import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import type { NewVenue } from '../../src/db/schema.ts';
import { expectProblem, withServer } from '../support/app.ts';
import { query } from '../support/query.ts';
import { pagesOf } from '../support/requests/pages.ts';
import { newVenue, newVenues, seed } from '../support/venues.ts';

const server = withServer();

const requestList = (search: Record<string, string>, status = 'scraped') =>
  server.request<VenueReviewItem[]>('GET', `/api/venues/${status}?${new URLSearchParams(search)}`);

const find = async (search: Record<string, string>, status?: string) => {
  const response = await requestList({ limit: '200', ...search }, status);
  expect(response.status).toBe(200);
  const items = v.parse(listResponseSchema, response.body);
  return { ...response, items, names: items.map((item) => item.venue.sportsVenue.name).sort() };
};

/** Every venue of a list, page by page. */
async function pageThrough(search: Record<string, string>) {
  const seen: VenueReviewItem[] = [];
  const url = `/api/venues/approved?${new URLSearchParams(search)}`;
  for await (const { body } of pagesOf<VenueReviewItem[]>(server, url)) seen.push(...body);
  return seen;
}

describe('words', () => {
  beforeAll(async () => {
    await seed(server.db, [
      newVenue('milano', {
        name: 'Circolo Città Alta',
        addressStreet: "Via dell'Università",
        addressFormatted: '',
      }),
      newVenue('milano', { name: 'Circolo Tennis Ambrosiano' }),
      newVenue('verona', { name: 'Tennis Club Adige' }),
      // A word that is right in one language is misspelt in another.
      newVenue('verona', { name: 'Pista de Tenis', status: 'approved' }),
      newVenue('verona', { name: 'Polisportiva München', status: 'approved' }),
      newVenue('madrid', {
        name: 'Polideportivo Barajas',
        latitude: 40.47431,
        longitude: -3.57911,
      }),
    ]);
  });

  test.each([
    ['circolo', ['Circolo Città Alta', 'Circolo Tennis Ambrosiano']],
    ['citta', ['Circolo Città Alta']],
    ['CITTÀ alta', ['Circolo Città Alta']],
    ['universita circolo', ['Circolo Città Alta']],
    ['tennis milano', ['Circolo Tennis Ambrosiano']],
    ['tennis mil', ['Circolo Tennis Ambrosiano']],
    ['tennis', ['Circolo Tennis Ambrosiano', 'Tennis Club Adige']],
    ['ten', ['Circolo Tennis Ambrosiano', 'Tennis Club Adige']],
    ['circ', ['Circolo Città Alta', 'Circolo Tennis Ambrosiano']],
    ['munchen', []],
    ['!!!', []],
    ["'; drop table venues; --", []],
    ['a & b | !c:*', []],
    ['(((', []],
  ])('%s', async (q, names) => {
    expect((await find({ q })).names).toEqual(names);
  });

  test('are searched in the status and the place of the list', async () => {
    expect((await find({ q: 'tennis', country: 'italy', city: 'verona' })).names).toEqual([
      'Tennis Club Adige',
    ]);
    expect((await find({ q: 'munchen' }, 'approved')).names).toEqual(['Polisportiva München']);
  });

  test('may have typing mistakes, where no venue has them as typed', async () => {
    expect((await find({ q: 'polideportvo' })).names).toEqual(['Polideportivo Barajas']);
    const { names, headers } = await find({ q: 'ambroisano tenis' });
    expect(names).toEqual(['Circolo Tennis Ambrosiano']);
    expect(headers['x-total-count']).toBe('1');
    expect(headers[SIMILAR_WORDS_HEADER]).toBe(encodeURIComponent('ambrosiano tenis tennis'));
    expect((await find({ q: 'circ' })).headers[SIMILAR_WORDS_HEADER]).toBeUndefined();
    expect((await find({ q: 'xyzzyqwerty' })).headers[SIMILAR_WORDS_HEADER]).toBeUndefined();
    expect((await find({ q: 'ambrosi circ' })).names).toEqual(['Circolo Tennis Ambrosiano']);
    expect((await find({ q: 'xyzzyqwerty' })).names).toEqual([]);
  });

  test('may not have typing mistakes without the extension, and the search still works', async () => {
    await query(server.databaseUrl, 'DROP EXTENSION pg_trgm CASCADE');
    expect((await find({ q: 'polideportvo' })).names).toEqual([]);
    expect((await find({ q: 'polideportivo' })).names).toEqual(['Polideportivo Barajas']);
  });

  test('are the first eight, so that a long text costs no more than a line', async () => {
    const eight = 'Campo Scuola Nuoto Rugby Calcio Judo Golf Vela';
    await seed(server.db, [newVenue('como', { name: eight })]);
    expect((await find({ q: `${eight} Otherwise` })).names).toEqual([eight]);
    expect((await find({ q: eight.replace('Vela', 'Otherwise') })).names).toEqual([]);
  });

  test.each([
    ['a line', { q: 'x'.repeat(101) }],
    ['without control characters', { q: 'a\u0000b' }],
    ['without direction overrides', { q: 'a\u202eb' }],
  ])('must be %s', async (_rule, search) => {
    expectProblem(await requestList(search), 400);
  });
});

describe('initials', () => {
  beforeAll(async () => {
    await seed(server.db, [
      newVenue('milano', { name: 'A.C. Garibaldina', status: 'approved' }),
      newVenue('milano', { name: 'Polisportiva S. S. D. Alcione', status: 'approved' }),
      newVenue('milano', {
        name: 'V.V Woudenberg',
        status: 'approved',
        addressStreet: "Via G.B. D'Annunzio",
      }),
      newVenue('milano', { name: 'TC Noordwijk', status: 'approved' }),
      newVenue('milano', { name: 'Campo S e Campo D', status: 'approved' }),
    ]);
  });

  test.each([
    ['AC Garibaldina', ['A.C. Garibaldina']],
    ['a.c. garibaldina', ['A.C. Garibaldina']],
    ['A C Garibaldina', ['A.C. Garibaldina']],
    ['Alcione SSD', ['Polisportiva S. S. D. Alcione']],
    ['S.S.D.', ['Polisportiva S. S. D. Alcione']],
    ['alcione s s d', ['Polisportiva S. S. D. Alcione']],
    ['VV Woudenberg', ['V.V Woudenberg']],
    ['V V Woudenberg', ['V.V Woudenberg']],
    ['T.C. Noordwijk', ['TC Noordwijk']],
    ['campo d', ['Campo S e Campo D']],
    ["GB d'annunzio", ['V.V Woudenberg']],
  ])('are found by %s', async (q, names) => {
    expect((await find({ q }, 'approved')).names).toEqual(names);
  });
});

describe('umlauts', () => {
  beforeAll(async () => {
    const names = ['Halle Köln', 'Koeln Arena', 'SV Düsseldorf', 'Campo San Manuel', 'Sala Due'];
    const venues = [...names, 'Stade du Nord', 'Canale Suez', 'Campo Suz'].map((name) =>
      newVenue('verona', { name, website: null }),
    );
    await seed(
      server.db,
      venues.map((venue) => ({ ...venue, status: 'discarded' })),
    );
  });

  test.each([
    ['Koeln', ['Halle Köln', 'Koeln Arena']],
    ['halle koeln', ['Halle Köln']],
    ['Duesseldorf', ['SV Düsseldorf']],
    ['sv duessel', ['SV Düsseldorf']],
    ['Manuel', ['Campo San Manuel']],
    ['manue', ['Campo San Manuel']],
    ['due', ['Sala Due']],
    ['suez', ['Canale Suez']],
  ])('may be typed as two letters: %s', async (q, names) => {
    expect((await find({ q }, 'discarded')).names).toEqual(names);
  });
});

describe('Roman numbers', () => {
  beforeAll(async () => {
    const names = [
      'Campo XXV Marzo',
      'Palestra 25 Marzo',
      'Sala IV Giugno 9',
      'Sala V. Rossi',
      'Sala Ixia',
      'Campo 4 Luglio',
    ];
    const venues = names.map((name) => newVenue('verona', { name, website: null }));
    await seed(
      server.db,
      venues.map((venue) => ({ ...venue, status: 'discarded' })),
    );
  });

  test.each([
    ['25 marzo', ['Campo XXV Marzo', 'Palestra 25 Marzo']],
    ['xxv marzo', ['Campo XXV Marzo', 'Palestra 25 Marzo']],
    ['sala 4 giu', ['Sala IV Giugno 9']],
    ['25 mar', ['Campo XXV Marzo', 'Palestra 25 Marzo']],
    ['iv luglio', ['Campo 4 Luglio']],
    ['sala 5', []],
    ['ix', ['Sala Ixia']],
  ])('may be typed as Arabic ones, and the reverse: %s', async (q, names) => {
    expect((await find({ q }, 'discarded')).names).toEqual(names);
  });
});

describe('checks', () => {
  const shared = { status: 'discarded', source: 'checks' } satisfies Partial<NewVenue>;
  const sharedCoordinates = { latitude: 45.1234, longitude: 9.4321 };

  beforeAll(async () => {
    const place = (n: number) => ({ latitude: 45 + n / 1000 + 0.0001, longitude: 9.0001 });
    await seed(server.db, [
      newVenue('milano', { ...place(1), name: 'NO SPORT HERE', sportIds: [], website: null }),
      newVenue('milano', { ...place(2), name: 'No Sport', sportIds: [], website: null }),
      newVenue('milano', { ...place(3), name: 'Duplicate', website: 'https://example.it/' }),
      newVenue('milano', { ...place(4), name: 'Duplicate', website: 'http://www.example.it' }),
      newVenue('milano', { ...place(5), name: 'Left', website: 'https://gone.it', ...shared }),
      newVenue('milano', { ...place(6), name: 'Left', website: 'https://gone.it' }),
      newVenue('milano', {
        ...place(7),
        name: 'Phone A',
        website: null,
        phoneNumber: '02 12345678',
      }),
      newVenue('milano', {
        ...place(7),
        name: 'Phone B',
        website: null,
        phoneNumber: '+39 0212345678',
      }),
      ...['1', '2', '3', '4', '5', '6'].map((n) =>
        newVenue('milano', { ...sharedCoordinates, name: `Same coordinates ${n}`, website: null }),
      ),
    ]);
  });

  test.each([
    ['noSport', ['NO SPORT HERE', 'No Sport']],
    ['nameShouting', ['NO SPORT HERE']],
    ['phoneShared', ['Phone A', 'Phone B']],
    ['coordinatesSwapped', []],
  ])('%s', async (check, names) => {
    const found = await find({ check });
    expect(found.names).toEqual(names);
    expect(found.headers['x-total-count']).toBe(String(names.length));
  });

  test('any of them, those that compare venues included', async () => {
    const { names, items, headers } = await find({ check: 'any' });
    const all = await find({});
    expect(names).toEqual(expect.arrayContaining(['No Sport', 'Phone A', 'Same coordinates 1']));
    expect(items).toEqual(all.items.filter(({ checks }) => checks.length > 0));
    expect(headers['x-total-count']).toBe(String(items.length));
  });

  test('of a shared website, where discarded venues do not count', async () => {
    const found = await find({ check: 'websiteShared', q: 'duplicate' });
    expect(found.names).toEqual(['Duplicate', 'Duplicate']);
    expect((await find({ check: 'websiteShared', q: 'left' })).names).toEqual([]);
    expect((await find({ check: 'websiteShared' }, 'discarded')).names).toEqual(['Left']);
  });

  test('do not fail for the phone of a venue with another name far away', async () => {
    const phoneNumber = '+39 045 8077111';
    const far = { website: null, phoneNumber, longitude: 9.0001 };
    await seed(server.db, [
      newVenue('verona', { ...far, name: 'Palestra Nord', latitude: 45.4001 }),
      newVenue('verona', { ...far, name: 'Palestra Sud', latitude: 45.3501 }),
    ]);
    expect((await find({ check: 'phoneShared', q: 'palestra' })).names).toEqual([]);
    const { items } = await find({ q: 'palestra' });
    expect(items.map(({ shared }) => shared.phone)).toEqual([0, 0]);
  });

  test('fail for coordinates that five other venues share', async () => {
    const found = await find({ check: 'coordinatesShared', q: 'same coordinates' });
    expect(found.items).toHaveLength(6);
    for (const item of found.items) expect(item.shared.coordinates).toBe(5);
  });

  test('that do not exist are refused', async () => {
    expectProblem(await requestList({ check: 'everything' }), 400);
  });
});

describe('orders', () => {
  const createdAt = new Date('2024-05-01T00:00:00Z');
  const size = 83;

  beforeAll(async () => {
    const rows = newVenues(size, 'madrid', (n) => ({
      status: 'approved',
      // Many venues have equal values, so that pages end between them.
      createdAt: new Date(createdAt.getTime() + (n % 4) * 1000),
      rating: n % 5 === 0 ? null : (n % 3) + 0.1,
      // In Chinese as well: a cursor contains the last name of its page.
      name: n % 6 === 0 ? '' : n % 6 < 3 ? `球场 ${n % 2}` : `Campo ${'àéîöñ'[n % 5]}`,
      addressStreet: n % 2 ? 'Calle' : '',
      sportIds: [],
    }));
    await seed(server.db, rows);
  });

  test.each(LIST_SORTS)('%s: page after page shows each venue once, in order', async (sort) => {
    for (const narrowing of [{}, { check: 'noSport' }, { q: 'madrid' }] as const) {
      const search = { limit: '7', sort, country: 'spain', city: 'madrid', ...narrowing };
      const seen = await pageThrough(search);
      expect(new Set(seen.map((item) => item.folderPath)).size).toBe(seen.length);
      expect(seen).toHaveLength(size);
      expect(seen).toEqual(seen.toSorted(COMPARE[sort]));
    }
  });

  const COMPARE: Record<string, (a: VenueReviewItem, b: VenueReviewItem) => number> = {
    newest: () => 0,
    oldest: () => 0,
    rating: (a, b) => (b.metadata.rating ?? -1) - (a.metadata.rating ?? -1),
    name: (a, b) =>
      // Venues without a name come last.
      Number(nameOf(a) === '') - Number(nameOf(b) === '') ||
      (nameOf(a) < nameOf(b) ? -1 : nameOf(a) > nameOf(b) ? 1 : 0),
    checks: (a, b) => failedChecksOf(b) - failedChecksOf(a),
  };
  const nameOf = (item: VenueReviewItem) =>
    item.venue.sportsVenue.name.normalize('NFD').replace(/\p{M}/gu, '');
  const failedChecksOf = ({ venue: { address, sportsVenue } }: VenueReviewItem) =>
    Number(address.street === '') + Number(sportsVenue.name === '');

  test('a cursor of another order is refused', async () => {
    const { headers } = await requestList({ limit: '5', sort: 'name' }, 'approved');
    const cursor = new URLSearchParams(/\?(.+)>/.exec(String(headers['link']))?.[1]).get('cursor');
    for (const sort of ['newest', 'rating', 'checks']) {
      const problem = expectProblem(
        await requestList({ sort, cursor: cursor ?? '' }, 'approved'),
        400,
      );
      expect(problem.errors?.[0]?.path).toBe('cursor');
    }
    expectProblem(await requestList({ sort: 'price' }), 400);
    const id = '00000000-0000-0000-0000-000000000000';
    for (const [sort, key] of [
      ...[
        ['rating', 'rNaN'],
        ['rating', `r${'9'.repeat(400)}`],
        ['checks', 'w-1'],
      ],
      ...[
        ['name', "n'; --"],
        ['newest', '1e9'],
        ['name', 'n\u0000'],
      ],
    ] as const) {
      expectProblem(await requestList({ sort: sort ?? '', cursor: `${key}_${id}` }), 400);
    }
  });
});
