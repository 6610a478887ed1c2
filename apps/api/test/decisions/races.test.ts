import { setTimeout as sleep } from 'node:timers/promises';
import { ACTIVITY_ID_HEADER, type UndoResult } from '@campetto/contract';
import { expect, test } from 'vitest';
import type { NewVenue, VenueRow } from '../../src/db/schema.ts';
import { findVenue } from '../../src/venues/repository.ts';
import { type TestResponse, withServer } from '../support/app.ts';
import { wrongCounters } from '../support/counters.ts';
import { query } from '../support/query.ts';
import { activityOf } from '../support/requests/activity.ts';
import { decideBatch } from '../support/requests/batches.ts';
import { changesOf } from '../support/requests/changes.ts';
import { CITIES, newVenues, seed, seedOne, seen, updateOf } from '../support/venues.ts';

const server = withServer();

const { move, update } = changesOf(server);

/** Sends a change of the venue as it was seen in `row`. */
function act(
  name: 'approve' | 'discard' | 'restore' | 'edit',
  row: NewVenue,
  round: number,
): Promise<TestResponse<unknown>> {
  const headers = { 'if-match': `"${row.version}"` };
  if (name === 'edit') {
    const address = CITIES[round % 2 ? 'milano' : 'madrid'];
    return update(updateOf({ ...row, name: `Round ${round}` }, { address }), { headers });
  }
  const reason = (['closed', 'wrongPlace', 'unusableData'] as const)[round % 3];
  return move(name, row, { headers, ...(name === 'discard' && { details: { reason } }) });
}

const activityId = ({ headers }: TestResponse<unknown>) => String(headers[ACTIVITY_ID_HEADER]);

async function undo(id: string): Promise<UndoResult['outcome']> {
  const [result] = await activityOf(server).undo(id);
  if (result?.outcome === 'refused') expect(result.why).toBe('changed');
  return result?.outcome ?? 'refused';
}

async function current(venue: NewVenue): Promise<VenueRow> {
  const row = await findVenue(server.db, venue.id);
  if (!row) throw new Error('gone');
  return row;
}

const NAMES = ['approve', 'discard', 'edit', 'undo'] as const;
const WON = ['200', 'undone'];
const LOST = ['409', '412', 'refused'];

test('of approve, discard, edit and undo at once one wins, 200 times', async () => {
  const venue = await seedOne(server.db);
  const wins = { approve: 0, discard: 0, edit: 0, undo: 0 };
  for (let round = 0; round < 200; round += 1) {
    // Makes the venue pending again, by a change that the undo of this round would undo.
    let before = await current(venue);
    if (before.status === 'approved') await act('discard', before, round);
    before = await current(venue);
    const last = await act(before.status === 'discarded' ? 'restore' : 'edit', before, -round - 1);
    expect(last.status).toBe(200);

    const start = await current(venue);
    // Each request is the first equally often, some milliseconds before the others.
    const names = NAMES.map((_, index) => NAMES[(index + round) % NAMES.length] ?? 'undo');
    const lead = round % 7;
    const outcomes = await Promise.all(
      names.map(async (name, index) => {
        if (index > 0) await sleep(lead);
        return name === 'undo'
          ? await undo(activityId(last))
          : String((await act(name, start, round)).status);
      }),
    );
    const [winner, ...others] = names.filter((_, index) => WON.includes(outcomes[index] ?? ''));
    expect(others).toEqual([]);
    expect(outcomes.filter((outcome) => LOST.includes(outcome))).toHaveLength(3);
    wins[winner ?? 'undo'] += 1;
    expect((await current(venue)).version).toBe(start.version + 1);
  }
  expect(Object.values(wins).every((count) => count > 0)).toBe(true);
  expect(Object.values(wins).reduce((sum, count) => sum + count)).toBe(200);
  expect(await wrongCounters(server.databaseUrl)).toEqual([]);

  const [recorded] = await query<{ count: number }>(
    server.databaseUrl,
    'SELECT count(*)::int AS count FROM activity WHERE venue_id = $1',
    [venue.id],
  );
  expect(recorded?.count).toBe((await current(venue)).version - 1);
});

test('of two requests about the same venues each venue is decided on by one', async () => {
  const venues = (await seed(server.db, newVenues(60, 'verona'))).map(seen);
  const [approved, discarded] = await Promise.all([
    decideBatch(server, { move: 'approve', venues }),
    decideBatch(server, { move: 'discard', reason: 'closed', venues: venues.toReversed() }),
  ]);
  expect(approved.done + discarded.done).toBe(60);
  const skipped = ({ skipped: { changed, impossible, missing } }: typeof approved) =>
    changed + impossible + missing;
  expect([skipped(approved), skipped(discarded)]).toEqual([discarded.done, approved.done]);
  expect(await wrongCounters(server.databaseUrl)).toEqual([]);
});
