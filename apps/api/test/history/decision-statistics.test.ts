import {
  type DecisionStatistics,
  decisionStatisticsSchema,
  ENDPOINTS,
  STATISTICS_DAYS,
} from '@campetto/contract';
import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../src/db/id.ts';
import { activity, type NewActivity } from '../../src/db/schema.ts';
import { lastDays } from '../../src/history/days.ts';
import { paceOf } from '../../src/history/pace.ts';
import { expectInvalid, withServer } from '../support/app.ts';
import { unsignedToken } from '../support/identity.ts';
import { activityOf } from '../support/requests/activity.ts';
import { decideBatch, undoBatch } from '../support/requests/batches.ts';
import { changesOf } from '../support/requests/changes.ts';
import { newVenues, seed, seedOne, seen } from '../support/venues.ts';

const server = withServer();
const COLLEAGUE = unsignedToken({ sub: 'admin-2', email: 'colleague@example.org' });

const request = (timeZone: string, token?: string) =>
  server.request(
    'GET',
    `${ENDPOINTS.decisionStatistics.path}?${new URLSearchParams({ timeZone })}`,
    token === undefined ? {} : { token },
  );

async function statistics(timeZone = 'UTC', token?: string): Promise<DecisionStatistics> {
  const response = await request(timeZone, token);
  expect(response.status).toBe(200);
  return v.parse(decisionStatisticsSchema, response.body);
}

const decisionAt = (at: Date, changes: Partial<NewActivity> = {}): NewActivity => ({
  id: newId(),
  kind: 'approved',
  at,
  actorUid: 'admin-1',
  actorEmail: 'admin@example.org',
  ...changes,
});

beforeEach(async () => {
  await server.db.delete(activity);
});

describe('decisions per day', () => {
  test('[DASH-5] contain the last 14 days, with zeros where nobody decided', async () => {
    const { days, pace } = await statistics();
    expect(days).toHaveLength(14);
    expect(days.at(-1)?.date).toBe(new Date().toISOString().slice(0, 10));
    expect(days.every((day) => day.approved + day.discarded + day.own === 0)).toBe(true);
    expect(pace).toBeNull();
  });

  test('[DASH-5] count approvals and discards of all administrators, and the own ones', async () => {
    const { approve, discard, restore } = changesOf(server);
    const third = await seedOne(server.db);
    await approve(await seedOne(server.db));
    await discard(await seedOne(server.db), {}, { token: COLLEAGUE });
    await discard(third);
    await restore(third);
    expect((await statistics()).days.at(-1)).toMatchObject({ approved: 1, discarded: 2, own: 2 });
    const { days } = await statistics('UTC', COLLEAGUE);
    expect(days.at(-1)).toMatchObject({ approved: 1, discarded: 2, own: 1 });
  });

  test('[DASH-5] count each venue of a batch once, and no decision that was undone', async () => {
    const items = (await seed(server.db, newVenues(4, 'milano'))).map(seen);
    const kept = await decideBatch(server, { move: 'approve', venues: items.slice(0, 3) });
    const undone = await decideBatch(server, { move: 'discard', venues: items.slice(3) });
    expect((await statistics()).days.at(-1)).toMatchObject({ approved: 3, discarded: 1, own: 4 });
    await undoBatch(server, undone.batchId);
    expect((await statistics()).days.at(-1)).toMatchObject({ approved: 3, discarded: 0, own: 3 });
    await undoBatch(server, kept.batchId);
    expect((await statistics()).days.at(-1)).toMatchObject({ approved: 0, discarded: 0, own: 0 });
  });

  test('[DASH-5] count those of a batch that were not undone, by themselves or with the batch', async () => {
    const items = (await seed(server.db, newVenues(6, 'milano'))).map(seen);
    const discarded = await decideBatch(server, { move: 'discard', venues: items.slice(0, 3) });
    const { historyOf, undo } = activityOf(server);
    const [record] = await historyOf({ folderPath: items[0]?.folderPath ?? '' });
    await undo(record?.id);
    await undo(record?.id);
    expect((await statistics()).days.at(-1)).toMatchObject({ approved: 0, discarded: 2, own: 2 });
    await undoBatch(server, discarded.batchId);
    expect((await statistics()).days.at(-1)).toMatchObject({ approved: 0, discarded: 0, own: 0 });

    const approved = await decideBatch(server, { move: 'approve', venues: items.slice(3) });
    const { discard } = changesOf(server);
    for (const item of items.slice(4)) await discard(item);
    expect((await undoBatch(server, approved.batchId)).report).toEqual({ undone: 1, refused: 2 });
    expect((await statistics()).days.at(-1)).toMatchObject({ approved: 2, discarded: 2, own: 4 });
  });

  test('[DASH-5] begin at midnight of the time zone', async () => {
    const [first] = lastDays(new Date(), 'Pacific/Auckland', STATISTICS_DAYS);
    if (!first) throw new Error('no day');
    const at = first.start.getTime();
    await server.db
      .insert(activity)
      .values([
        decisionAt(new Date(at)),
        decisionAt(new Date(at - 1)),
        decisionAt(new Date(at + 864e5)),
      ]);
    const { days } = await statistics('Pacific/Auckland');
    expect(days.slice(0, 3).map(({ approved }) => approved)).toEqual([1, 1, 0]);
  });

  test.each([
    [
      'Europe/Rome',
      '2026-10-26T12:00:00Z',
      ['2026-10-23T22:00', '2026-10-24T22:00', '2026-10-25T23:00'],
    ],
    [
      'Europe/Rome',
      '2026-03-30T12:00:00Z',
      ['2026-03-27T23:00', '2026-03-28T23:00', '2026-03-29T22:00'],
    ],
    [
      'Asia/Kathmandu',
      '2026-11-20T20:00:00Z',
      ['2026-11-18T18:15', '2026-11-19T18:15', '2026-11-20T18:15'],
    ],
    [
      'Pacific/Auckland',
      '2026-09-28T02:00:00Z',
      ['2026-09-25T12:00', '2026-09-26T12:00', '2026-09-27T11:00'],
    ],
    [
      'America/New_York',
      '2026-11-20T03:00:00Z',
      ['2026-11-17T05:00', '2026-11-18T05:00', '2026-11-19T05:00'],
    ],
  ])('[DASH-5] the days of %s until %s', (timeZone, now, starts) => {
    const days = lastDays(new Date(now), timeZone, 3);
    expect(days.map(({ start }) => start.toISOString().slice(0, 16))).toEqual(starts);
    for (const { date, start } of days) {
      expect(start.toLocaleDateString('sv-SE', { timeZone })).toBe(date);
    }
  });

  test.each(['', 'Middle/Earth', 'x'.repeat(300), "Europe/Rome'; --"])(
    'refuse the time zone %s',
    async (timeZone) => {
      expectInvalid(await request(timeZone), 400, 'timeZone');
    },
  );
});

describe('the pace', () => {
  const NOW = Date.now();
  /** Decisions with these seconds between them, the last one now. */
  const sitting = (intervals: readonly number[], changes?: Partial<NewActivity>) => {
    let at = NOW;
    return [0, ...intervals].map((seconds) => {
      at -= seconds * 1000;
      return decisionAt(new Date(at), changes);
    });
  };

  test('[DASH-5] is the median time between the own decisions on single venues', async () => {
    const batchId = newId();
    await server.db
      .insert(activity)
      .values([
        ...sitting([...Array(11).fill(4), ...Array(4).fill(100), ...Array(10).fill(8)]),
        ...sitting(Array(40).fill(1), { actorUid: 'admin-2' }),
        ...sitting(Array(40).fill(1), { batchId }),
        ...sitting(Array(40).fill(1), { kind: 'updated' }),
      ]);
    expect((await statistics()).pace).toBe(8);
    expect((await statistics('UTC', COLLEAGUE)).pace).toBe(1);
  });

  test('[DASH-5] counts the discards of a merge as one decision', async () => {
    const decisions = sitting(Array(20).fill(7));
    const again = () => decisions.map((decision) => ({ ...decision, id: newId() }));
    await server.db.insert(activity).values([...decisions, ...again(), ...again()]);
    expect((await statistics()).pace).toBe(7);
  });

  test('[DASH-5] leaves out pauses, and is unknown with too few intervals', () => {
    const timesOf = (intervals: number[]) =>
      sitting(intervals).map(({ at }) => (at instanceof Date ? at : new Date(NOW)));
    const break_ = 301;
    expect(paceOf(timesOf([...Array(10).fill(6), break_, ...Array(10).fill(6)]))).toBe(6);
    expect(paceOf(timesOf([...Array(10).fill(6), break_, ...Array(9).fill(6)]))).toBeNull();
    expect(paceOf([])).toBeNull();
  });
});
