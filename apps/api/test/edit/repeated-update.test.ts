import { expect, test } from 'vitest';
import type { NewVenue } from '../../src/db/schema.ts';
import { expectProblem, withServer } from '../support/app.ts';
import { unsignedToken } from '../support/identity.ts';
import { activityOf } from '../support/requests/activity.ts';
import { changesOf } from '../support/requests/changes.ts';
import { seedOne, updateOf } from '../support/venues.ts';

const server = withServer();

interface Update {
  name: string;
  key?: string;
  version?: number;
  uid?: string;
}

const update = (venue: NewVenue, { name, key, version = 1, uid }: Update) =>
  changesOf(server).update(updateOf({ ...venue, name }), {
    headers: { 'if-match': `"${version}"`, ...(key ? { 'idempotency-key': key } : {}) },
    ...(uid ? { token: unsignedToken({ sub: uid }) } : {}),
  });
const { historyOf } = activityOf(server);

test('a repeated update with its key gets the result of the first', async () => {
  const venue = await seedOne(server.db);
  const first = await update(venue, { name: 'Campo Nuovo', key: 'one' });
  const second = await update(venue, { name: 'Campo Nuovo', key: 'one' });
  expect(second.status).toBe(200);
  expect(second.body).toEqual(first.body);
  for (const header of ['etag', 'x-activity-id']) {
    expect(second.headers[header]).toBe(first.headers[header]);
  }
  expect(await historyOf(venue)).toHaveLength(1);
});

test('ten at once with one key change the venue once', async () => {
  const venue = await seedOne(server.db);
  const responses = await Promise.all(
    Array.from({ length: 10 }, () => update(venue, { name: 'Campo Nuovo', key: 'ten' })),
  );
  expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(new Set(responses.map(({ body }) => body.version))).toEqual(new Set([2]));
  expect(await historyOf(venue)).toHaveLength(1);
});

test('after a later change the repeated update returns the venue as it is stored', async () => {
  const venue = await seedOne(server.db);
  await update(venue, { name: 'Campo Nuovo', key: 'early' });
  await update(venue, { name: 'Campo Altrui', version: 2 });
  const repeated = await update(venue, { name: 'Campo Nuovo', key: 'early' });
  expect(repeated.status).toBe(200);
  expect(repeated.body).toMatchObject({
    version: 3,
    venue: { sportsVenue: { name: 'Campo Altrui' } },
  });
});

test('an update without the key, or of another administrator, is stale', async () => {
  const venue = await seedOne(server.db);
  await update(venue, { name: 'Campo Nuovo', key: 'mine' });
  expectProblem(await update(venue, { name: 'Campo Nuovo' }), 412);
  expectProblem(await update(venue, { name: 'Campo Nuovo', key: 'mine', uid: 'other' }), 412);
});

test('a refused update does not use up its key', async () => {
  const venue = await seedOne(server.db);
  expectProblem(await update(venue, { name: 'Campo Nuovo', key: 'again', version: 7 }), 412);
  const { status, body } = await update(venue, { name: 'Campo Nuovo', key: 'again' });
  expect([status, body.version]).toEqual([200, 2]);
});

test('a key with another update is refused', async () => {
  const venue = await seedOne(server.db);
  await update(venue, { name: 'Campo Nuovo', key: 'reused' });
  const response = await update(venue, { name: 'Campo Altro', key: 'reused', version: 2 });
  expectProblem(response, 422);
});
