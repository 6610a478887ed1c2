import { beforeEach, expect, test } from 'vitest';
import type { NewVenue } from '../../src/db/schema.ts';
import { transact } from '../../src/db/transact.ts';
import { compareMissing } from '../../src/duplicates/compare-missing.ts';
import { findVenue, updateVenueRow } from '../../src/venues/repository.ts';
import { expectProblem, withServer } from '../support/app.ts';
import { query } from '../support/query.ts';
import { activityOf } from '../support/requests/activity.ts';
import { changesOf } from '../support/requests/changes.ts';
import { duplicatesOf } from '../support/requests/duplicates.ts';
import { newVenue, newVenues, seed, seedOne, seen } from '../support/venues.ts';

const server = withServer();
const { approve, merge } = changesOf(server);
const { undo, historyOf } = activityOf(server);
let venue: NewVenue;
let other: NewVenue;

beforeEach(async () => {
  await query(server.databaseUrl, 'TRUNCATE rejected_duplicates, activity, venues CASCADE');
  const same = { name: 'Campo Garibaldina', phoneNumber: '+39 02 1234567' };
  [venue, other] = await seed(server.db, [newVenue('milano', same), newVenue('milano', same)]);
});

/** The folder paths of the duplicates that are offered for each of the two. */
async function offered() {
  const paths = [venue.folderPath, other.folderPath];
  const found = await duplicatesOf(server, ...paths);
  return paths.map((path) => found[path] ?? []);
}
const reject = (a: NewVenue, b: NewVenue) =>
  merge({ keep: seen(b), discard: [], notDuplicates: [a.folderPath] });

test('a rejected duplicate is offered for neither venue', async () => {
  expect(await offered()).toEqual([[other.folderPath], [venue.folderPath]]);
  expect((await reject(venue, other)).status).toBe(200);
  expect(await offered()).toEqual([[], []]);
});

test('rejected duplicates do not take the places of others', async () => {
  const same = { name: 'Campo Garibaldina', phoneNumber: '+39 045 7654321' };
  const subject = await seedOne(server.db, 'verona', same);
  for (const one of await seed(server.db, newVenues(29, 'verona', same))) {
    await reject(subject, one);
  }
  const last = await seedOne(server.db, 'verona', same);
  await compareMissing(server.db);
  const paths = (await duplicatesOf(server, subject.folderPath))[subject.folderPath];
  expect(paths).toContain(last.folderPath);
  expect(paths).toHaveLength(3); // including the two of every test
});

test('it remains when an import changes the venue', async () => {
  await reject(other, venue);
  await transact(server.db, async (transaction) => {
    const row = await findVenue(transaction, venue.id);
    if (row) await updateVenueRow(transaction, row, { name: 'Campo Garibaldina 2' });
  });
  expect(await offered()).toEqual([[], []]);
});

test('a second rejection is the first one, in either direction', async () => {
  const [first, second] = [await reject(venue, other), await reject(other, venue)];
  expect(second.body.activityId).toBe(first.body.activityId);
});

test('it is in the history of both venues, and undone by its record, once', async () => {
  const { activityId } = (await reject(venue, other)).body;
  for (const one of [venue, other]) {
    expect(await historyOf(one)).toMatchObject([
      {
        id: activityId,
        kind: 'notDuplicate',
        undoable: true,
        folderPath: venue.folderPath,
        duplicateOf: { folderPath: other.folderPath },
      },
    ]);
  }
  expect(await undo(activityId)).toMatchObject([
    { outcome: 'undone', activityId, folderPath: venue.folderPath, status: 'pending', version: 1 },
  ]);
  expect(await offered()).toEqual([[other.folderPath], [venue.folderPath]]);
  for (const one of [venue, other]) {
    expect(await historyOf(one)).toMatchObject([
      { kind: 'undone', undid: 'notDuplicate', duplicateOf: { folderPath: other.folderPath } },
      { id: activityId, undone: true, undoable: false },
    ]);
  }
  expect(await undo(activityId)).toMatchObject([{ outcome: 'refused', why: 'undone' }]);
});

test('it does not prevent the undo of an earlier decision', async () => {
  const { headers } = await approve(venue);
  await reject(other, { ...venue, version: 2 });
  expect(await undo(String(headers['x-activity-id']))).toMatchObject([{ outcome: 'undone' }]);
});

test('a venue is not compared with itself, or with one that does not exist', async () => {
  expectProblem(await reject(venue, venue), 422);
  expectProblem(await reject(venue, newVenue('milano')), 404);
});
