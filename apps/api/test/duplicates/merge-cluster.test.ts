import { expect, test } from 'vitest';
import type { NewVenue } from '../../src/db/schema.ts';
import { compareMissing } from '../../src/duplicates/compare-missing.ts';
import { expectInvalid, expectProblem, withServer } from '../support/app.ts';
import { wrongCounters } from '../support/counters.ts';
import { activityOf } from '../support/requests/activity.ts';
import { changesOf } from '../support/requests/changes.ts';
import { duplicatesOf } from '../support/requests/duplicates.ts';
import { CITIES, newVenue, seed, seen } from '../support/venues.ts';

const server = withServer();
const { approve, restore, merge } = changesOf(server);
const { undo, historyOf, contentOf } = activityOf(server);

const completed = ({ id }: NewVenue) => ({
  sportsVenue: { id, name: 'Completed', phoneNumber: '+39 045 1', sportIds: [], isVerified: true },
  address: CITIES.verona,
});
const duplicates = async ({ folderPath }: NewVenue): Promise<string[]> =>
  (await duplicatesOf(server, folderPath))[folderPath] ?? [];

/** Five venues of one name in one place, all of them possible duplicates of each other. */
async function cluster(place: number) {
  const same = { name: `Bocciofila Lambro ${place}`, latitude: 45 + place, longitude: 9 };
  const one = () => newVenue('milano', same);
  const venues = await seed(server.db, [one(), one(), one(), one(), one()]);
  await compareMissing(server.db);
  return venues;
}

test('a cluster is decided on in one transaction and undone by any of its records', async () => {
  for (const named of [0, 1, 2, 3]) {
    const venues = await cluster(1 + named / 10);
    const [kept, second, third, different] = venues;
    const before = await Promise.all(venues.map(contentOf));
    const response = await merge({
      keep: seen(kept),
      changes: completed(kept),
      discard: [seen(second), seen(third)],
      notDuplicates: [different.folderPath],
    });
    expect(response.status).toBe(200);
    expect(response.body).toMatchObject({
      kept: { version: 2, status: 'pending', venue: { sportsVenue: { name: 'Completed' } } },
      discarded: [second, third].map(({ folderPath }) => ({
        folderPath,
        status: 'discarded',
        version: 2,
      })),
    });
    expect((await historyOf(second)).map(({ id }) => id)).toContain(response.body.activityId);
    for (const one of [second, third]) {
      const record = (await historyOf(one)).find(({ kind }) => kind === 'discarded');
      expect(record).toMatchObject({
        reason: 'duplicate',
        undoable: true,
        duplicateOf: { folderPath: kept.folderPath, name: 'Completed' },
      });
    }
    expect(await duplicates(different)).not.toContain(kept.folderPath);
    expect(await wrongCounters(server.databaseUrl)).toEqual([]);

    const [record] = await historyOf(venues[named] as NewVenue);
    const results = await undo(record?.id ?? '');
    // The edit, two discards, and the pairs of the different venue with the three others.
    expect(results.map(({ outcome }) => outcome)).toEqual(Array(6).fill('undone'));
    expect(await undo(record?.id ?? '')).toMatchObject([{ outcome: 'refused', why: 'undone' }]);
    expect(await Promise.all(venues.map(contentOf))).toEqual(before);
    await compareMissing(server.db);
    expect(await duplicates(different)).toHaveLength(4);
    for (const one of venues.slice(0, 4)) {
      for (const { kind, undone, undoable } of await historyOf(one)) {
        expect([kind, undone, undoable]).toEqual([kind, kind !== 'undone', false]);
      }
    }
    expect(await wrongCounters(server.databaseUrl)).toEqual([]);
  }
});

test('a cluster is not undone in part', async () => {
  const [kept, second, third, different] = await cluster(2);
  const { body } = await merge({
    keep: seen(kept),
    discard: [seen(second), seen(third)],
    notDuplicates: [different.folderPath],
  });
  await restore(third);
  expect(await undo(body.activityId)).toMatchObject([{ outcome: 'refused', why: 'changed' }]);
  expect((await contentOf(second)).status).toBe('discarded');
  expect(await duplicates(different)).not.toContain(kept.folderPath);
  expect((await historyOf(different))[0]).toMatchObject({ kind: 'notDuplicate', undoable: false });
});

test('a stale or decided venue of a cluster is named, and nothing changes', async () => {
  const venues = await cluster(3);
  const [kept, second, third, different] = venues;
  await approve(third);
  const before = await Promise.all(venues.map(contentOf));
  const body = {
    keep: seen(kept),
    changes: completed(kept),
    discard: [seen(second), seen(third)],
    notDuplicates: [different.folderPath],
  };
  const problem = expectProblem(await merge(body), 412);
  expect(problem.current).toMatchObject({ folderPath: third.folderPath, status: 'approved' });
  expect(await Promise.all(venues.map(contentOf))).toEqual(before);
  expect(await duplicates(different)).toContain(kept.folderPath);

  const cases: [object, string][] = [
    [{ keep: seen(kept), discard: [] }, 'discard'],
    [{ keep: seen(kept), discard: [seen(second), seen(second)] }, 'discard'],
    [{ ...body, notDuplicates: [second.folderPath] }, 'discard'],
    [{ ...body, notDuplicates: ['../etc'] }, 'notDuplicates.0'],
    [{ ...body, discard: Array(8).fill(seen(second)) }, 'discard'],
  ];
  for (const [invalid, path] of cases) {
    expectInvalid(await merge(invalid), 422, path);
  }
});

test('a merge repeated with its key has the result of the first', async () => {
  const [kept, second, third] = await cluster(4);
  const body = { keep: seen(kept), discard: [seen(second), seen(third)] };
  const key = { headers: { 'idempotency-key': crypto.randomUUID() } };
  const first = await merge(body, key);
  const again = await merge(body, key);
  expect(again.status).toBe(200);
  expect(again.body).toEqual(first.body);
  expect(await historyOf(second)).toHaveLength(1);
  expectProblem(await merge({ ...body, discard: [seen(second)] }, key), 422);
});

test('a merge is in the history of the venue that stays, and its undo is one line', async () => {
  const [kept, second, third] = await cluster(7);
  await merge({ keep: seen(kept), discard: [seen(second), seen(third)] });
  const merged = await historyOf(kept);
  expect(merged.map(({ kind, folderPath }) => [kind, folderPath]).sort()).toEqual(
    [second, third].map(({ folderPath }) => ['discarded', folderPath]).sort(),
  );
  expect(merged.every(({ undoable }) => undoable)).toBe(true);
  expect(merged[0]?.duplicateOf).toMatchObject({ folderPath: kept.folderPath, status: 'pending' });

  expect(await undo(merged[1]?.id ?? '')).toHaveLength(2);
  const undos = (await historyOf(kept)).filter(({ kind }) => kind === 'undone');
  expect(undos.map(({ undid }) => undid)).toEqual(['discarded', 'discarded']);
  const [mergeId, ...others] = new Set(undos.map((record) => record.mergeId));
  expect([typeof mergeId, others]).toEqual(['string', []]);
  expect(mergeId).not.toBe(merged[0]?.mergeId);
});
