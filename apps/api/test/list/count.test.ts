import {
  LIST_COUNT_MAX,
  listCountPath,
  listCountSchema,
  listPath,
  SPORTS,
  TOTAL_HEADER,
  type VenueReviewItem,
  type VenueStatus,
} from '@campetto/contract';
import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { expectProblem, withServer } from '../support/app.ts';
import { newVenue, newVenues, seed, seedOne } from '../support/venues.ts';

const server = withServer();

const requestCount = (status: VenueStatus, filter: Record<string, string> = {}) =>
  server.request('GET', `${listCountPath(status)}?${new URLSearchParams(filter)}`);

async function countOf(status: VenueStatus, filter: Record<string, string> = {}) {
  const response = await requestCount(status, filter);
  expect(response.status).toBe(200);
  return v.parse(listCountSchema, response.body);
}

const listOf = (status: VenueStatus, filter: Record<string, string>) =>
  server.request<VenueReviewItem[]>('GET', `${listPath(status)}?${new URLSearchParams(filter)}`);

describe('the count of a list', () => {
  beforeAll(async () => {
    await seed(server.db, [
      ...newVenues(23, 'milano', (n) => ({ name: `Palestra ${n}`, sportIds: [SPORTS[1].id] })),
      ...newVenues(7, 'verona', { name: 'Palestra', sportIds: [] }),
      newVenue('verona', { name: 'Pista', status: 'discarded' }),
      ...newVenues(4, 'madrid', { name: 'Palestra Norte', status: 'approved' }),
    ]);
  });

  test.each<[VenueStatus, Record<string, string>, number]>([
    ['pending', {}, 30],
    ['pending', { country: 'italy' }, 30],
    ['pending', { country: 'italy', city: 'verona' }, 7],
    ['pending', { country: 'spain' }, 0],
    ['pending', { country: 'none' }, 0],
    ['pending', { q: 'palestra' }, 30],
    ['pending', { q: 'palestr' }, 30],
    ['pending', { q: 'pallestra' }, 30],
    ['pending', { q: 'palestra milano' }, 23],
    ['pending', { q: 'palestra', country: 'italy', city: 'milano' }, 23],
    ['pending', { q: 'xyzzyqwerty' }, 0],
    ['pending', { q: '!!!' }, 0],
    ['pending', { check: 'noSport' }, 7],
    ['pending', { sport: 'padel' }, 23],
    ['pending', { sport: 'padel', q: 'palestra' }, 23],
    ['approved', {}, 4],
    ['approved', { q: 'norte' }, 4],
    ['discarded', { q: 'palestra' }, 0],
  ])('%s %j has %s', async (status, filter, count) => {
    expect(await countOf(status, filter)).toMatchObject({ count, capped: false });
  });

  test.each<[Record<string, string>, string | undefined]>([
    [{}, '30'],
    [{ country: 'italy', city: 'verona' }, '7'],
    [{ q: 'palestra' }, undefined],
    [{ check: 'noSport' }, undefined],
    [{ q: 'palestra', limit: '200' }, '30'],
    [{ q: 'xyzzyqwerty' }, '0'],
  ])('is on the list %j only if it costs nothing: %s', async (filter, total) => {
    const { headers } = await listOf('pending', { limit: '5', ...filter });
    expect(headers[TOTAL_HEADER]).toBe(total);
  });

  test('is not on the last page of a counted list, which does not repeat the first ones', async () => {
    const first = await listOf('pending', { limit: '25', q: 'palestra' });
    const next = /^<(.+)>; rel="next"$/.exec(String(first.headers['link']))?.[1];
    const last = await server.request<VenueReviewItem[]>('GET', next ?? '');
    expect(last.body).toHaveLength(5);
    expect(last.headers[TOTAL_HEADER]).toBeUndefined();
    expect(last.headers['link']).toBeUndefined();
  });

  test.each([
    { limit: '20' },
    { sort: 'name' },
    { cursor: 'x' },
    { city: 'milano' },
    { country: 'spain', city: 'milano' },
    { q: 'x'.repeat(101) },
    { status: 'pending' },
  ])('refuses %j', async (filter) => {
    expectProblem(await requestCount('pending', filter), 400);
  });

  const pending = (count: number) => ({ status: 'pending', count, capped: false });
  const approved = (count: number) => ({ status: 'approved', count, capped: false });
  const discarded = (count: number) => ({ status: 'discarded', count, capped: false });

  test.each<[VenueStatus, Record<string, string>, object[]]>([
    ['pending', {}, []],
    ['pending', { sport: 'padel' }, []],
    ['pending', { q: 'palestra' }, [approved(4)]],
    ['pending', { q: 'palestr' }, [approved(4)]],
    ['pending', { q: 'norte' }, [approved(4)]],
    ['pending', { q: 'palestra milano' }, []],
    ['pending', { q: 'palestra', country: 'spain' }, [approved(4)]],
    ['pending', { q: 'palestra', country: 'italy' }, []],
    ['approved', { q: 'palestra' }, [pending(30)]],
    ['discarded', { q: 'palestra' }, [pending(30), approved(4)]],
    ['discarded', { q: 'palestra', reason: 'closed' }, [pending(30), approved(4)]],
    ['approved', { q: 'palestra', reviewer: 'a@b.it' }, [pending(30)]],
    ['pending', { q: 'pista', later: 'true' }, [discarded(1)]],
    // Only similar words, in all statuses.
    ['discarded', { q: 'pallestra' }, [pending(30), approved(4)]],
    ['pending', { q: 'pallestra' }, [approved(4)]],
    ['pending', { q: 'xyzzyqwerty' }, []],
    ['pending', { q: '!!!' }, []],
  ])('%s %j is also found in %j', async (status, filter, others) => {
    expect((await countOf(status, filter)).others).toEqual(others);
  });
});

test('is exact up to a limit, and capped beyond', async () => {
  const discarded = { status: 'discarded', name: 'Sporthal' } as const;
  await seed(server.db, newVenues(LIST_COUNT_MAX, 'utrecht', discarded));
  const count = LIST_COUNT_MAX;
  expect(await countOf('discarded', { q: 'sporthal' })).toMatchObject({ count, capped: false });
  await seedOne(server.db, 'utrecht', discarded);
  expect(await countOf('discarded', { q: 'sporthal' })).toMatchObject({ count, capped: true });
  expect(await countOf('discarded')).toMatchObject({ count: count + 2, capped: false });
});
