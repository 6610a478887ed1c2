import { CLUSTER_MAX, type Cluster, clusterSchema } from '@campetto/contract';
import { inArray } from 'drizzle-orm';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { type NewVenue, possibleDuplicates, venues } from '../../src/db/schema.ts';
import { expectInvalid, expectProblem, withServer } from '../support/app.ts';
import { activityOf } from '../support/requests/activity.ts';
import { changesOf } from '../support/requests/changes.ts';
import { duplicatesOf } from '../support/requests/duplicates.ts';
import { newVenue, newVenues, seed, seedOne, seen } from '../support/venues.ts';

const server = withServer();
const { merge } = changesOf(server);

const request = (folderPath: string, token?: string | null) =>
  server.request<Cluster>(
    'GET',
    `/api/venues/duplicates/cluster?${new URLSearchParams({ folderPath })}`,
    token === undefined ? {} : { token },
  );
async function clusterOf({ folderPath }: NewVenue): Promise<Cluster> {
  const response = await request(folderPath);
  expect(response.status).toBe(200);
  return v.parse(clusterSchema, response.body);
}
const pathsOf = ({ duplicates }: Cluster) => duplicates.map(({ item }) => item.folderPath);

/** Compared venues; those whose indexes are paired are possible duplicates of each other. */
async function seedPairs<Rows extends readonly NewVenue[]>(
  rows: readonly [...Rows],
  ...pairs: [number, number][]
): Promise<Rows> {
  const stored = await seed(server.db, rows);
  const ids = stored.map(({ id }) => id);
  const both = [...pairs, ...pairs.map(([a, b]) => [b, a] as const)];
  await server.db
    .insert(possibleDuplicates)
    .values(both.map(([a, b]) => ({ venueId: ids[a] ?? '', otherId: ids[b] ?? '' })));
  await server.db.update(venues).set({ hasRelated: true }).where(inArray(venues.id, ids));
  return stored;
}
const named = (name: string) => newVenue('milano', { name });
const three = () => [named('Anna'), named('Berta'), named('Carla')] as const;

test('a cluster is a chain of pairs, whichever venue is opened', async () => {
  const [a, b, c] = await seedPairs(three(), [0, 1], [1, 2]);
  const first = await clusterOf(a);
  expect(first.venue.folderPath).toBe(a.folderPath);
  expect(pathsOf(first)).toEqual([b.folderPath, c.folderPath]);
  expect(first.hasMore).toBe(false);
  expect(pathsOf(await clusterOf(b)).toSorted()).toEqual([a.folderPath, c.folderPath].toSorted());
  expect(pathsOf(await clusterOf(c))).toEqual([b.folderPath, a.folderPath]);
});

test('a list shows as duplicates of each venue the others of its cluster', async () => {
  const rows = await seedPairs([...three(), named('Dora')], [0, 1], [1, 2]);
  const folderPaths = rows.map(({ folderPath }) => folderPath);
  const duplicates = await duplicatesOf(server, ...folderPaths);
  const listed = folderPaths.map((path) => duplicates[path]);
  const clusters = await Promise.all(rows.map(clusterOf));
  expect(listed).toEqual([...clusters.slice(0, 3).map(pathsOf), undefined]);
  expect(listed[0]).toEqual([folderPaths[1], folderPaths[2]]);
});

test('a rejected pair and a discarded venue cut a cluster, until the undo', async () => {
  const [a, b, c] = await seedPairs(three(), [0, 1], [1, 2]);
  const { body } = await merge({ keep: seen(b), discard: [], notDuplicates: [c.folderPath] });
  expect(pathsOf(await clusterOf(a))).toEqual([b.folderPath]);
  expect(pathsOf(await clusterOf(c))).toEqual([]);
  await activityOf(server).undo(body.activityId);
  expect(pathsOf(await clusterOf(c))).toHaveLength(2);

  await merge({ keep: seen(c), discard: [seen(b)] });
  expect(pathsOf(await clusterOf(a))).toEqual([]);
});

test('a venue that is different from the opened one is no member by way of a third', async () => {
  const [a, b, c] = await seedPairs(three(), [0, 1], [1, 2], [0, 2]);
  await merge({ keep: seen(a), discard: [], notDuplicates: [c.folderPath] });
  expect(pathsOf(await clusterOf(a))).toEqual([b.folderPath]);
  expect(pathsOf(await clusterOf(c))).toEqual([b.folderPath]);
  expect(pathsOf(await clusterOf(b))).toHaveLength(2);
});

test('a cluster shows its nearest venues, and says that there are more', async () => {
  const rows = newVenues(CLUSTER_MAX + 3, 'milano', (index) => ({
    name: `Sala ${'abcdefghijkl'[index]}`,
  }));
  const chain = rows.slice(1).map((_, index): [number, number] => [index, index + 1]);
  const stored = await seedPairs(rows, ...chain);
  const cluster = await clusterOf(stored[0] as NewVenue);
  expect(cluster.hasMore).toBe(true);
  const nearest = stored.slice(1, CLUSTER_MAX).map(({ folderPath }) => folderPath);
  expect(pathsOf(cluster)).toEqual(nearest);
  const whole = await clusterOf(stored[Math.floor(rows.length / 2)] as NewVenue);
  expect(whole.duplicates).toHaveLength(CLUSTER_MAX - 1);

  const exact = await seedPairs(
    rows.slice(0, CLUSTER_MAX).map(({ name }) => newVenue('verona', { name })),
    ...chain.slice(0, CLUSTER_MAX - 1),
  );
  const full = await clusterOf(exact[0] as NewVenue);
  expect([full.duplicates.length, full.hasMore]).toEqual([CLUSTER_MAX - 1, false]);
});

test('of venues equally near the likeliest comes first', async () => {
  const place = { latitude: 44, longitude: 8 };
  const named = (name: string) => newVenue('milano', { name, ...place });
  const rows = [named('Bocciofila Lambro'), named('Lambro'), named('Bocciofila Lambro')] as const;
  const [a, b, c] = await seedPairs(rows, [0, 1], [0, 2]);
  const { duplicates } = await clusterOf(a);
  expect(duplicates.map(({ item }) => item.folderPath)).toEqual([c.folderPath, b.folderPath]);
  expect(duplicates[0]).toMatchObject({ name: 1, distance: 0 });
});

test('of venues two pairs away the likeliest comes first, by whichever venue it was found', async () => {
  const place = { latitude: 43, longitude: 7 };
  const named = (name: string) => newVenue('milano', { name, ...place });
  const names = ['Canottieri Olona', 'Canottieri Olona', 'Olona', 'Bocciofila', 'Olona'];
  const rows = names.map(named);
  const stored = await seedPairs(rows, [0, 1], [0, 2], [1, 3], [2, 4]);
  const nearest = [1, 2, 4, 3].map((index) => stored[index]?.folderPath);
  expect(pathsOf(await clusterOf(stored[0] as NewVenue))).toEqual(nearest);
});

test('an approved venue stays: it is discarded only as a duplicate of another approved one', async () => {
  const approved = newVenue('milano', { name: 'Dora', status: 'approved' });
  const other = newVenue('milano', { name: 'Elsa', status: 'approved' });
  const rows = [named('Anna'), approved, other] as const;
  const [pending, first, second] = await seedPairs(rows, [0, 1], [1, 2]);
  const refused = await merge({ keep: seen(pending), discard: [seen(first), seen(second)] });
  expectInvalid(refused, 422, 'keep.folderPath');
  expect(pathsOf(await clusterOf(pending))).toHaveLength(2);
  const merged = await merge({ keep: seen(first), discard: [seen(pending), seen(second)] });
  expect(merged.status).toBe(200);
  expect(merged.body).toMatchObject({ kept: { status: 'approved' } });
});

test('a cluster is for administrators, of a venue that exists', async () => {
  const { folderPath } = await seedOne(server.db);
  expectProblem(await request(folderPath, null), 401);
  expectProblem(await request('../etc/passwd'), 400);
  expectProblem(await request(newVenue('milano').folderPath), 404);
  expect((await request(folderPath)).status).toBe(200);
});
