import { describe, expect, test } from 'vitest';
import type { NewVenue } from '../../src/db/schema.ts';
import { findVenue } from '../../src/venues/repository.ts';
import { expectInvalid, expectProblem, withServer } from '../support/app.ts';
import { wrongCounters } from '../support/counters.ts';
import { activityOf } from '../support/requests/activity.ts';
import { changesOf } from '../support/requests/changes.ts';
import { CITIES, newVenue, newVenues, seed, seen } from '../support/venues.ts';

const server = withServer();
const { approve, merge } = changesOf(server);
const { undo, historyOf, contentOf } = activityOf(server);

const fieldsOf = ({ id }: NewVenue, name: string) => ({
  sportsVenue: { id, name, phoneNumber: '+39 045 1', sportIds: [], isVerified: true },
  address: CITIES.verona,
});

async function pair(changes: Partial<NewVenue> = {}) {
  const [kept, duplicate] = await seed(server.db, [
    newVenue('milano', { name: 'Stays' }),
    newVenue('milano', { name: 'Goes', ...changes }),
  ]);
  return { kept, duplicate };
}

describe('a merge of duplicates', () => {
  test('takes a field although another one that is stored breaks the rules of an update', async () => {
    const [kept, duplicate] = await seed(server.db, [
      newVenue('milano', { name: '', website: 'no site' }),
      newVenue('milano', { name: 'Goes' }),
    ]);
    const before = await contentOf(kept);
    const changes = { sportsVenue: { phoneNumber: '+39 045 1' } };
    const { status } = await merge({ keep: seen(kept), changes, discard: [seen(duplicate)] });
    expect(status).toBe(200);
    expect(await contentOf(kept)).toMatchObject({
      name: '',
      website: 'no site',
      phoneNumber: '+39 045 1',
      addressStreet: before.addressStreet,
      addressFormatted: before.addressFormatted,
    });
    const refused = await merge({
      keep: { folderPath: kept.folderPath, version: 2 },
      changes: { metadata: { website: 'none' } },
      discard: [seen((await pair()).duplicate)],
    });
    expectInvalid(refused, 422, 'changes.metadata.website');
  });

  test('is not undone in part when either venue has changed since', async () => {
    const { kept, duplicate } = await pair();
    const changes = fieldsOf(kept, 'Completed');
    const { body } = await merge({ keep: seen(kept), changes, discard: [seen(duplicate)] });
    await approve(kept);
    expect((await historyOf(duplicate))[0]?.undoable).toBe(false);
    expect(await undo(body.activityId)).toEqual([
      { outcome: 'refused', activityId: body.activityId, why: 'changed' },
    ]);
    expect(await contentOf(duplicate)).toMatchObject({ status: 'discarded' });
    expect(await contentOf(kept)).toMatchObject({ status: 'approved', name: 'Completed' });

    // Once the approval is undone, the merge can be undone.
    const [approval] = await historyOf(kept);
    await undo(approval?.id ?? '');
    expect((await undo(body.activityId)).map(({ outcome }) => outcome)).toEqual([
      'undone',
      'undone',
    ]);
    expect(await contentOf(kept)).toMatchObject({ status: 'pending', name: 'Stays' });
  });

  test('without copied fields only discards, and can be undone after an approval of the other', async () => {
    const { kept, duplicate } = await pair();
    const { body } = await merge({ keep: seen(kept), discard: [seen(duplicate)] });
    expect(body.kept.version).toBe(1);
    await approve(kept);
    expect(await undo(body.activityId)).toMatchObject([{ outcome: 'undone', status: 'pending' }]);
  });

  test('that is refused changes neither venue', async () => {
    const { kept, duplicate } = await pair();
    const gone = (await pair({ status: 'discarded' })).duplicate;
    const changes = fieldsOf(kept, 'Completed');
    const whole = { keep: seen(kept), changes, discard: [seen(duplicate)] };
    const missing = newVenue('milano');
    const stale = { folderPath: kept.folderPath, version: 2 };
    const cases: [object, number, string?][] = [
      [{ ...whole, keep: stale }, 412],
      [{ ...whole, discard: [{ ...seen(duplicate), version: 2 }] }, 412],
      [{ ...whole, discard: [seen(gone)] }, 409],
      [{ ...whole, discard: [seen(missing)] }, 404],
      [{ ...whole, keep: seen(missing) }, 404],
      [{ keep: seen(gone), discard: [seen(duplicate)] }, 422, 'keep.folderPath'],
      [{ ...whole, discard: [seen(kept)] }, 422, 'discard'],
      [{ ...whole, discard: newVenues(8, 'milano').map(seen) }, 422, 'discard'],
      [{ ...whole, changes: fieldsOf(duplicate, 'x') }, 422, 'sportsVenue.id'],
      [{ ...whole, changes: { ...changes, folderPath: 'x' } }, 422, 'changes.folderPath'],
      [{ ...whole, keep: { folderPath: kept.folderPath } }, 422, 'keep.version'],
      [{ keep: seen(kept) }, 422, 'discard'],
    ];
    for (const [body, status, path] of cases) {
      expectInvalid(await merge(body), status, path);
    }
    const response = expectProblem(await merge({ ...whole, keep: stale }), 412);
    expect(response.current?.folderPath).toBe(kept.folderPath);
    expect(await findVenue(server.db, kept.id)).toMatchObject({ version: 1, name: 'Stays' });
    expect(await findVenue(server.db, duplicate.id)).toMatchObject({ version: 1 });
    expect(await wrongCounters(server.databaseUrl)).toEqual([]);
  });

  test('of two venues in both directions at once discards only one of them', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { kept: a, duplicate: b } = await pair();
      const responses = await Promise.all([
        merge({ keep: seen(a), changes: fieldsOf(a, 'A'), discard: [seen(b)] }),
        merge({ keep: seen(b), changes: fieldsOf(b, 'B'), discard: [seen(a)] }),
      ]);
      const [won, lost] = responses.map(({ status }) => status).sort();
      expect(won).toBe(200);
      expect([409, 412]).toContain(lost);
    }
    expect(await wrongCounters(server.databaseUrl)).toEqual([]);
  });
});
