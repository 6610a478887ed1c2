import {
  ENDPOINTS,
  filterOptionsSchema,
  listCountPath,
  listPath,
  listResponseSchema,
  matchesResponseSchema,
  SPORTS,
  type VenueStatus,
} from '@campetto/contract';
import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import type { NewVenue } from '../../src/db/schema.ts';
import { expectProblem, withServer } from '../support/app.ts';
import { decideBatch, undoBatch } from '../support/requests/batches.ts';
import { pagesOf } from '../support/requests/pages.ts';
import { newVenue, newVenues, seed, seen } from '../support/venues.ts';

const server = withServer();

type Filter = Record<string, string>;

/** The names of all venues of a filtered list, read with pages of five. */
async function listed(status: VenueStatus, filter: Filter): Promise<string[]> {
  const names: string[] = [];
  const { sort: _, ...counted } = filter;
  const url = `${listPath(status)}?limit=5&${new URLSearchParams(filter)}`;
  for await (const { body } of pagesOf(server, url)) {
    names.push(...v.parse(listResponseSchema, body).map(({ venue }) => venue.sportsVenue.name));
  }
  const countUrl = `${listCountPath(status)}?${new URLSearchParams(counted)}`;
  const count = await server.request('GET', countUrl);
  expect(count.body).toMatchObject({ count: names.length, capped: false });
  return names;
}

async function exported(status: VenueStatus, filter: Filter): Promise<string[]> {
  const query = new URLSearchParams({ format: 'ndjson', status, ...filter });
  const { status: code, text } = await server.request('GET', `${ENDPOINTS.export.path}?${query}`);
  expect(code).toBe(200);
  const lines = text.split('\n').filter(Boolean);
  return lines.map((line) => (JSON.parse(line) as { name: string }).name);
}

async function counted(status: VenueStatus, filter: Filter): Promise<number> {
  const query = new URLSearchParams({ status, ...filter });
  const { body } = await server.request('GET', `${ENDPOINTS.matches.path}?${query}`);
  return v.parse(matchesResponseSchema, body).total;
}

/** The results of the list, its export and a decision on all that match for a filter, which must be equal. */
async function find(status: VenueStatus, filter: Filter): Promise<string[]> {
  const names = await listed(status, filter);
  expect(await exported(status, filter)).toEqual(names);
  expect(await counted(status, filter)).toBe(names.length);
  return names.sort();
}

const [football, padel] = SPORTS;
const NOWHERE = { addressCountry: '', addressCountryCode: '', country: null, city: null };
const discarded = { status: 'discarded', decidedBy: 'anna@campetto.example' } as const;

beforeAll(async () => {
  const createdAt = new Date(Date.now() - 60_000);
  const rows: Partial<NewVenue>[] = [
    { name: 'Football', source: 'Comune di Milano', sportIds: [football.id] },
    { name: 'Both', source: 'OpenStreetMap', sportIds: [football.id, padel.id] },
    { name: 'Padel nowhere', source: 'OpenStreetMap', sportIds: [padel.id], ...NOWHERE },
    { name: 'Dutch', sportIds: [], addressCountry: 'Nederland', addressCountryCode: 'NL' },
    { name: 'Approved', status: 'approved', decidedBy: 'anna@campetto.example' },
    { name: 'Approved by Berta', status: 'approved', decidedBy: 'berta@campetto.example' },
    { name: 'Closed', ...discarded, discardReason: 'closed' },
    { name: 'Wrong', ...discarded, discardReason: 'wrongPlace' },
    { name: 'Unexplained', ...discarded, decidedBy: 'berta@campetto.example' },
  ];
  await seed(
    server.db,
    rows.map((row) =>
      newVenue('milano', {
        source: 'milano',
        country: null,
        city: null,
        website: null,
        createdAt,
        updatedAt: createdAt,
        ...row,
      }),
    ),
  );
});

describe('a filter', () => {
  test.each<[VenueStatus, Filter, string[]]>([
    ['pending', { source: 'OpenStreetMap' }, ['Both', 'Padel nowhere']],
    ['pending', { source: 'OpenStreet' }, []],
    ['pending', { sport: 'football' }, ['Both', 'Football']],
    ['pending', { sport: 'padel', source: 'OpenStreetMap' }, ['Both', 'Padel nowhere']],
    ['pending', { sport: 'tennis' }, []],
    ['pending', { country: 'none' }, ['Padel nowhere']],
    ['pending', { country: 'none', q: 'padel', sport: 'padel' }, ['Padel nowhere']],
    ['pending', { country: 'none', sport: 'football' }, []],
    ['approved', { reviewer: 'anna@campetto.example' }, ['Approved']],
    ['discarded', { reviewer: 'anna@campetto.example' }, ['Closed', 'Wrong']],
    ['discarded', { reason: 'closed' }, ['Closed']],
    ['discarded', { reason: 'none' }, ['Unexplained']],
    ['discarded', { reason: 'none', reviewer: 'anna@campetto.example' }, []],
    ['discarded', { reason: 'other' }, []],
    ['pending', { reason: 'none' }, []],
  ])('of %s venues %j leaves %j', async (status, filter, names) => {
    expect(await find(status, filter)).toEqual(names);
  });
});

test('the oldest venues first', async () => {
  const now = Date.now();
  const names = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh'];
  await seed(
    server.db,
    names.map((name, index) =>
      // Two venues each have the same time; the lower id is first.
      newVenue('madrid', { name, createdAt: new Date(now - 50_000 + Math.floor(index / 2) * 10) }),
    ),
  );
  const inMadrid = { country: 'spain', city: 'madrid' };
  expect(await listed('pending', { ...inMadrid, sort: 'oldest' })).toEqual(names);
  expect(await listed('pending', inMadrid)).toEqual(names.toReversed());
  expect(await exported('pending', { ...inMadrid, sort: 'oldest' })).toEqual(names);
});

test('the options of the filters are the values that venues have', async () => {
  const { body } = await server.request('GET', ENDPOINTS.filterOptions.path);
  expect(v.parse(filterOptionsSchema, body)).toEqual({
    sources: ['Comune di Milano', 'milano', 'OpenStreetMap'],
    reviewers: ['anna@campetto.example', 'berta@campetto.example'],
  });
});

test('a batch of decisions leaves its venues, with the status that they have now', async () => {
  const rows = await seed(
    server.db,
    ['One', 'Two', 'Three'].map((name) => newVenue('verona', { name })),
  );
  const venues = rows.slice(0, 2).map(seen);
  const { batchId: batch } = await decideBatch(server, { move: 'approve', venues });
  expect(await listed('approved', { batch })).toEqual(['Two', 'One']);
  expect(await listed('approved', { batch, q: 'one' })).toEqual(['One']);
  await undoBatch(server, batch);
  expect(await listed('approved', { batch })).toEqual([]);
  expect(await listed('pending', { batch })).toEqual(['Two', 'One']);
  expectProblem(await server.request('GET', `${listPath('pending')}?batch=1`), 400);
});

test('a menu of options has the first 200', async () => {
  const rows = newVenues(201, 'verona', (index) => ({ source: `A${1000 + index}` }));
  await seed(server.db, rows);
  const { body } = await server.request('GET', ENDPOINTS.filterOptions.path);
  const { sources } = v.parse(filterOptionsSchema, body);
  expect(sources).toHaveLength(200);
  expect(sources.at(-1)).toBe('A1199');
});
