import type { UpdateBody } from '@campetto/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { NewVenue } from '../../src/db/schema.ts';
import { expectInvalid, expectProblem, withServer } from '../support/app.ts';
import { query } from '../support/query.ts';
import { MILANO, seedOne } from '../support/venues.ts';

const server = withServer();
let venue: NewVenue;
let before: unknown;

/** All rows that bad input could have changed. */
const everything = () =>
  query(
    server.databaseUrl,
    `SELECT (SELECT json_agg(v) FROM venues v) AS venues,
            (SELECT json_agg(c) FROM venue_counts c) AS counts,
            (SELECT count(*) FROM activity) AS activity`,
  );

beforeAll(async () => {
  venue = await seedOne(server.db);
  before = await everything();
});
afterAll(async () => expect(await everything()).toEqual(before));

const moveBody = (changes: object = {}) => ({
  folderPath: venue.folderPath,
  country: 'Italia',
  city: 'Milano',
  ...changes,
});
const approve = (body: unknown, headers?: Record<string, string>) =>
  server.request('POST', '/api/venues/approve', { body, ...(headers ? { headers } : {}) });

const updateBody = (): UpdateBody => ({
  folderPath: venue.folderPath,
  sportsVenue: { id: venue.id, name: 'New', phoneNumber: null, sportIds: [], isVerified: false },
  address: MILANO,
});

/** A copy of the body with one value replaced; the path is written as in a response's errors. */
function withValue(path: string, value: unknown): unknown {
  const copy: Record<string, unknown> = structuredClone(updateBody()) as never;
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const parent = keys.reduce((part, key) => part[key] as Record<string, unknown>, copy);
  parent[last] = value;
  return copy;
}

describe('lists', () => {
  test.each([
    ['limit=-1', 'limit'],
    ['limit=0', 'limit'],
    ['limit=4', 'limit'],
    ['limit=201', 'limit'],
    ['limit=x', 'limit'],
    ['limit=5.5', 'limit'],
    ['limit=', 'limit'],
    ['limit=10&limit=20', 'limit'],
    ['country=narnia', 'country'],
    ['country=', 'country'],
    ['country=italy&city=madrid', 'city'],
    ['city=milano', 'city'],
    ['country=none&city=milano', 'city'],
    ['source=', 'source'],
    [`source=${'x'.repeat(321)}`, 'source'],
    ['sport=curling', 'sport'],
    ['sport=padel&sport=tennis', 'sport'],
    ['reason=bored', 'reason'],
    ['reviewer=', 'reviewer'],
    ['cursor=yesterday', 'cursor'],
    ['sort=oldest&cursor=1732000000000_00000000-0000-7000-8000-000000000000', 'cursor'],
    ['cursor=999999999999999_00000000-0000-7000-8000-000000000000', 'cursor'],
    [`cursor=${'1'.repeat(300)}`, 'cursor'],
    ['page=2', 'page'],
    ['__proto__=1', '__proto__'],
  ])('[API-2] refuses ?%s', async (search, path) => {
    const response = await server.request('GET', `/api/venues/scraped?${search}`);
    const problem = expectProblem(response, 400);
    expect(problem.errors?.[0]).toMatchObject({ path, message: expect.stringMatching(/./) });
  });

  test.each([
    ['venues/scraped?foo=1', 'The parameter foo is not known.'],
    ['venues/scraped?limit=1000', 'limit must be between 5 and 200.'],
    ['venues/scraped?limit=-1', 'limit must be between 5 and 200.'],
    ['venues/scraped?limit=many', 'limit must be a whole number.'],
    ['venues/scraped?limit=5&limit=6', 'limit must be given once.'],
    ['venues/scraped?sort=age', 'sort must be one of newest, oldest, rating, name, checks.'],
    ['venues/history', 'folderPath is required.'],
    ['activity?limit=1000', 'limit must be between 1 and 100.'],
    [`activity?cursor=${'1'.repeat(101)}`, 'cursor must have at most 100 characters.'],
    [`audit?cursor=${'1'.repeat(101)}`, 'cursor must have at most 100 characters.'],
  ])('explains what is wrong with %s', async (path, detail) => {
    const problem = expectProblem(await server.request('GET', `/api/${path}`), 400);
    expect(problem.detail).toBe(detail);
  });

  test('explains what is wrong with a body', async () => {
    const detailOf = async (body: unknown) => expectProblem(await approve(body), 422).detail;
    expect(await detailOf(moveBody({ force: true }))).toBe('The field force is not known.');
    expect(await detailOf(moveBody({ country: 7 }))).toBe('country must be text.');
    expect(await detailOf('null')).toBe('The request must be an object.');
    const detailOfUpdate = async (path: string, value: unknown) => {
      const body = withValue(path, value);
      return expectProblem(await server.request('PUT', '/api/venues/update', { body }), 422).detail;
    };
    expect(await detailOfUpdate('sportsVenue.isVerified', 'yes')).toBe(
      'sportsVenue.isVerified must be true or false.',
    );
    expect(
      await detailOfUpdate('sportsVenue.sportIds', Array(6).fill(venue.sportIds?.[0])),
    ).toContain('sportsVenue.sportIds must name at most 5 sports.');
    expect(await detailOfUpdate('sportsVenue.id', '7')).toBe('sportsVenue.id must be a UUID.');
    const venues = [{ folderPath: venue.folderPath, version: 0 }];
    const body = { move: 'approve', venues };
    expect(
      expectProblem(await server.request('POST', '/api/venues/decisions', { body }), 422).detail,
    ).toBe('venues.0.version must be at least 1.');
  });

  test.each(['0', '101', '-1', 'x', ''])('refuses activity?limit=%s', async (limit) => {
    expectInvalid(await server.request('GET', `/api/activity?limit=${limit}`), 400, 'limit');
  });
});

describe('moves', () => {
  test('[API-3] refuses a body that is not JSON', async () => {
    for (const body of ['', '{', 'null x', '{"folderPath":', '\u0000']) {
      expectProblem(await approve(body), 400);
    }
  });

  test('[API-3] refuses a body that is not UTF-8', async () => {
    const body = Buffer.from(JSON.stringify(moveBody({ city: 'Citt\xe0' })), 'latin1');
    const response = await approve(body, { 'content-type': 'application/json; charset=utf-8' });
    const problem = expectProblem(response, 400);
    expect(problem.detail).toBe('The body is not valid UTF-8.');
  });

  test('[API-3] refuses __proto__ and constructor.prototype in a body', async () => {
    const rest = JSON.stringify(moveBody()).slice(1);
    expectProblem(await approve(`{"__proto__":{"admin":true},${rest}`), 400);
    expectProblem(await approve(`{"constructor":{"prototype":{"admin":true}},${rest}`), 400);
  });

  test('[API-3] refuses a body that is not an object', async () => {
    for (const body of ['null', '[]', '"text"', '1']) expectProblem(await approve(body), 422);
    expectProblem(await server.request('POST', '/api/venues/approve'), 422);
    expectProblem(await server.request('DELETE', '/api/venues/discard'), 422);
  });

  test('[API-3] refuses unknown, missing and wrong fields, naming each', async () => {
    const unknown = expectProblem(await approve(moveBody({ force: true })), 422);
    expect(unknown.errors?.map(({ path }) => path)).toEqual(['force']);
    const missing = expectProblem(await approve({}), 422);
    expect(missing.errors?.map(({ path }) => path)).toEqual(['folderPath', 'country', 'city']);
    const wrong = expectProblem(await approve(moveBody({ country: 7, city: '' })), 422);
    expect(wrong.errors?.map(({ path }) => path)).toEqual(['country', 'city']);
  });

  test('[API-3] refuses an invalid folder path', async () => {
    for (const folderPath of [
      '',
      '..',
      'venues/../secret',
      `venues/italy/../../${venue.id}`,
      `venues/italy/milano/../milano/${venue.id}`,
      `${venue.folderPath}/..`,
      `${venue.folderPath}\n`,
      `/${venue.folderPath}`,
      venue.folderPath.toUpperCase(),
      'https://example.org/a',
      "venues/italy/milano/' OR 1=1 --",
      7,
      null,
      ['venues'],
    ]) {
      expectInvalid(await approve(moveBody({ folderPath })), 422, 'folderPath');
    }
  });

  test('[API-3] returns 404 for the folder path of another venue', async () => {
    const folderPath = venue.folderPath.replace('milano', 'roma');
    expectProblem(await approve(moveBody({ folderPath })), 404);
  });

  test('[API-3] refuses control characters and broken Unicode', async () => {
    for (const city of ['a\u0000b', 'a\u001bb', 'a\u202eb', 'a\ud800b', 'a\nb', 'x'.repeat(101)]) {
      expectInvalid(await approve(moveBody({ city })), 422, 'city');
    }
  });
});

describe('updates', () => {
  test.each([
    ['sportsVenue.id', 'not-a-uuid'],
    ['sportsVenue.id', null],
    ['sportsVenue.name', ''],
    ['sportsVenue.name', '   '],
    ['sportsVenue.name', 'x'.repeat(201)],
    ['sportsVenue.name', 'a\u0007b'],
    ['sportsVenue.name', 'a\u2066b'],
    ['sportsVenue.name', { toString: 'x' }],
    ['sportsVenue.phoneNumber', 39],
    ['sportsVenue.phoneNumber', '0'.repeat(41)],
    ['sportsVenue.sportIds', 'football'],
    ['sportsVenue.sportIds.0', 'football'],
    ['sportsVenue.isVerified', 'yes'],
    ['sportsVenue.owner', 'x'],
    ['address.countryCode', 'ITA'],
    ['address.postalCode', '2'.repeat(21)],
    ['address.latitude', 90.1],
    ['address.latitude', '45'],
    ['address.latitude', null],
    ['address.longitude', -180.5],
    ['address.formattedAddress', `a\u0000`],
    ['address.planet', 'Earth'],
    ['metadata', { website: 'javascript:alert(1)' }, 'metadata.website'],
    ['metadata', { website: 'example' }, 'metadata.website'],
    ['metadata', { website: `https://x.org/${'x'.repeat(2000)}` }, 'metadata.website'],
    ['metadata', { rating: 5 }, 'metadata.website'],
    ['metadata', 'x'],
  ])('[API-4] refuses %s = %j', async (path, value, named = path) => {
    const body = withValue(path, value);
    const problem = expectProblem(await server.request('PUT', '/api/venues/update', { body }), 422);
    expect(problem.errors?.map((error) => error.path)).toContain(named);
    expect(problem.errors?.every((error) => error.message !== '')).toBe(true);
  });

  test('[API-4] refuses a sport named twice', async () => {
    const sport = venue.sportIds?.[0];
    const body = withValue('sportsVenue.sportIds', [sport, sport]);
    expectProblem(await server.request('PUT', '/api/venues/update', { body }), 422);
  });
});

describe('bodies and types', () => {
  test('refuses a body of 1 MB with 413', async () => {
    expectProblem(await approve(moveBody({ city: 'x'.repeat(1_000_000) })), 413);
  });

  test('[API-6] refuses what is not JSON with 415', async () => {
    for (const type of ['text/plain', 'application/xml', 'multipart/form-data; boundary=x', 'x']) {
      expectProblem(await approve(moveBody(), { 'content-type': type }), 415);
    }
  });

  test('returns 404 for an unknown endpoint, a wrong method and a malformed address', async () => {
    expectProblem(await server.request('GET', '/api/nope'), 404);
    expectProblem(await server.request('GET', '/api'), 404);
    expectProblem(await server.request('GET', '/api/venues/approve'), 404);
    expectProblem(await server.request('POST', '/api/venues/nope', { body: moveBody() }), 404);
    expectProblem(await server.request('GET', '/api/%zz'), 400);
  });
});
