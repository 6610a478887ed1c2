import {
  ACTIVITY_ID_HEADER,
  ENDPOINTS,
  listPath,
  listResponseSchema,
  matchesResponseSchema,
  type VenueReviewItem,
  type VenueStatus,
} from '@campetto/contract';
import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import type { NewVenue } from '../../src/db/schema.ts';
import { transact } from '../../src/db/transact.ts';
import { compareMissing } from '../../src/duplicates/compare-missing.ts';
import { findCandidates, findSubjects } from '../../src/duplicates/repository.ts';
import { importSampleIfEmpty } from '../../src/sample/venues.ts';
import { findVenue, updateVenueRow } from '../../src/venues/repository.ts';
import { withServer } from '../support/app.ts';
import { query } from '../support/query.ts';
import { activityOf } from '../support/requests/activity.ts';
import { decideBatch, undoBatch } from '../support/requests/batches.ts';
import { changesOf } from '../support/requests/changes.ts';
import { duplicatesOf } from '../support/requests/duplicates.ts';
import { pagesOf } from '../support/requests/pages.ts';
import { MILANO, newVenue, seed, seen, updateOf } from '../support/venues.ts';

const server = withServer();

async function listed(status: VenueStatus, filter: Record<string, string> = {}) {
  const items: VenueReviewItem[] = [];
  const url = `${listPath(status)}?${new URLSearchParams({ limit: '200', ...filter })}`;
  for await (const { body } of pagesOf(server, url)) {
    items.push(...v.parse(listResponseSchema, body));
  }
  return items;
}

const pathsOf = (items: readonly VenueReviewItem[]) =>
  items.map(({ folderPath }) => folderPath).sort();
const filtered = async (status: VenueStatus, filter: Record<string, string>) =>
  pathsOf(await listed(status, filter));

/** The folder paths of venues whose cards show a possible duplicate. */
async function withDuplicates(items: readonly VenueReviewItem[]): Promise<Set<string>> {
  const found = new Set<string>();
  for (let start = 0; start < items.length; start += 200) {
    const duplicates = await duplicatesOf(server, ...pathsOf(items.slice(start, start + 200)));
    for (const path of Object.keys(duplicates)) found.add(path);
  }
  return found;
}

/** Whether a card shows a failed check; that its venue looks like a discarded one is shown as one. */
const fails = ({ checks, discardedDuplicate }: VenueReviewItem) =>
  checks.length > 0 || discardedDuplicate !== null;

/** What the cards show, sorted into the three filters. */
async function shown(status: VenueStatus) {
  const items = await listed(status);
  const duplicates = await withDuplicates(items);
  const failed = items.filter(fails);
  return {
    all: pathsOf(items),
    clean: pathsOf(items.filter((item) => !fails(item) && !duplicates.has(item.folderPath))),
    hasDuplicates: [...duplicates].sort(),
    failed: pathsOf(failed),
  };
}

async function expectAgreement(status: VenueStatus) {
  const cards = await shown(status);
  expect(await filtered(status, { clean: 'true' })).toEqual(cards.clean);
  expect(await filtered(status, { hasDuplicates: 'true' })).toEqual(cards.hasDuplicates);
  expect(await filtered(status, { check: 'any' })).toEqual(cards.failed);
  for (const filter of [{ clean: 'true' }, { hasDuplicates: 'true' }, { check: 'any' }]) {
    const search = new URLSearchParams({ status, ...(filter as Record<string, string>) });
    const { body } = await server.request('GET', `${ENDPOINTS.matches.path}?${search}`);
    const [name] = Object.keys(filter) as ('clean' | 'hasDuplicates' | 'check')[];
    const expected = cards[name === 'check' || !name ? 'failed' : name];
    expect(v.parse(matchesResponseSchema, body).total).toBe(expected.length);
  }
  return cards;
}

/** Expects that no clean venue has a card with a failed check or a duplicate, whatever has been compared. */
async function expectSafety(status: VenueStatus) {
  const clean = await listed(status, { clean: 'true' });
  expect(clean.filter(fails)).toEqual([]);
  expect(await withDuplicates(clean)).toEqual(new Set());
  return pathsOf(clean);
}

const { move, discard, restore, merge, update } = changesOf(server);
const decide = async (name: Parameters<typeof move>[0], folderPath: string) =>
  expect((await move(name, { folderPath })).status).toBe(200);

describe('the real sample', () => {
  beforeAll(async () => {
    await importSampleIfEmpty(server.db, { info() {} });
    // The matches of a decision end a second before now.
    await query(server.databaseUrl, `UPDATE venues SET created_at = created_at - interval '1 min'`);
  });

  test('has no clean venue before its venues have been compared', async () => {
    expect(await filtered('pending', { clean: 'true' })).toEqual([]);
  });

  test('a clean venue has no failed check and no possible duplicate, in part and in whole', async () => {
    // Most are compared after this stop, some are not.
    let steps = 0;
    await compareMissing(server.db, () => ++steps > 10);
    const some = await expectSafety('pending');
    expect(some.length).toBeGreaterThan(0);

    expect(await compareMissing(server.db)).toBeGreaterThan(0);
    expect(await compareMissing(server.db)).toBe(0);
    const { all, clean, hasDuplicates, failed } = await expectAgreement('pending');
    expect(all).toHaveLength(1314);
    expect(clean.length).toBeGreaterThan(some.length);
    expect(hasDuplicates.length).toBeGreaterThan(50);
    // Each venue is in at least one of them.
    expect(new Set([...clean, ...hasDuplicates, ...failed]).size).toBe(1314);
  });

  test('the stored pairs are those that a search finds', async () => {
    const items = await listed('pending');
    const stored = await withDuplicates(items);
    await query(server.databaseUrl, 'UPDATE venues SET has_related = NULL');
    const searched = await withDuplicates(items);
    await compareMissing(server.db);
    expect([...searched].filter((path) => !stored.has(path))).toEqual([]);
    expect(await withDuplicates(items)).toEqual(stored);
    const subjects = await findSubjects(server.db, pathsOf(items).slice(0, 5));
    expect((await findCandidates(server.db, subjects)).length).toBeGreaterThan(0);
  });

  test('decisions and rejections take effect at once', async () => {
    const { hasDuplicates } = await shown('pending');
    for (const path of hasDuplicates.slice(0, 20)) {
      const [other] = (await duplicatesOf(server, path))[path] ?? [];
      if (!other) continue;
      await merge({ keep: seen({ folderPath: path }), discard: [], notDuplicates: [other] });
    }
    await expectAgreement('pending');
    const left = (await shown('pending')).hasDuplicates;
    expect(left.length).toBeLessThan(hasDuplicates.length);
    for (const path of left.slice(0, 10)) await decide('discard', path);
    for (const path of left.slice(10, 20)) await decide('approve', path);
    const after = await expectAgreement('pending');
    await expectAgreement('approved');
    await expectAgreement('discarded');
    expect(after.hasDuplicates.length).toBeLessThanOrEqual(left.length - 20);

    for (const path of left.slice(0, 10)) await decide('restore', path);
    await expectSafety('pending');
    await compareMissing(server.db);
    await expectAgreement('pending');
  });
});

describe('a venue', () => {
  const place = {
    latitude: 45.701,
    longitude: 9.301,
    website: null,
    createdAt: new Date(Date.now() - 60_000),
  } satisfies Partial<NewVenue>;
  const idOf = ({ id }: NewVenue) => id;
  const isClean = async (status: VenueStatus, venue: NewVenue) =>
    (await filtered(status, { clean: 'true', q: 'velodromo' })).includes(venue.folderPath);

  test('that becomes a duplicate by a change is clean no longer, and again after another', async () => {
    const [first, second] = await seed(server.db, [
      newVenue('milano', { ...place, name: 'Velodromo Vigorelli' }),
      newVenue('milano', { ...place, latitude: 45.7013, name: 'Velodromo Bocciofila Lambro' }),
    ]);
    await compareMissing(server.db);
    expect(await isClean('pending', first)).toBe(true);
    const rename = (name: string) =>
      transact(server.db, async (transaction) => {
        const row = await findVenue(transaction, idOf(second));
        if (row) await updateVenueRow(transaction, row, { name });
      });
    await rename('Velodromo Vigorelli');
    expect(await isClean('pending', second)).toBe(false);
    await compareMissing(server.db);
    expect(await isClean('pending', first)).toBe(false);
    await expectAgreement('pending');
    await rename('Velodromo Bocciofila Lambro');
    await compareMissing(server.db);
    expect(await isClean('pending', first)).toBe(true);
  });

  test('is clean at once when its discard is undone, alone or in a batch', async () => {
    const [alone, inBatch] = await seed(server.db, [
      newVenue('milano', { ...place, latitude: 45.81, name: 'Velodromo Alzaia' }),
      newVenue('milano', { ...place, latitude: 45.82, name: 'Velodromo Brughiera' }),
    ]);
    await compareMissing(server.db);
    const { headers } = await discard(alone);
    const run = await decideBatch(server, {
      move: 'discard',
      matching: {
        status: 'pending',
        q: 'brughiera',
        searchStep: 'exact',
        moment: new Date().toISOString(),
      },
    });
    expect(await isClean('pending', alone)).toBe(false);
    await activityOf(server).undo(headers[ACTIVITY_ID_HEADER]);
    expect(await isClean('pending', alone)).toBe(true);
    expect(run.done).toBe(1);
    await undoBatch(server, run.batchId);
    expect(await isClean('pending', inBatch)).toBe(true);
  });

  test('is clean, or a possible duplicate, as soon as it is restored', async () => {
    const [alone, duplicate] = await seed(server.db, [
      newVenue('milano', { ...place, latitude: 45.83, name: 'Velodromo Calvairate' }),
      newVenue('milano', { ...place, latitude: 45.84, name: 'Velodromo Dergano' }),
      newVenue('milano', { ...place, latitude: 45.84, name: 'Velodromo Dergano' }),
    ]);
    await compareMissing(server.db);
    for (const venue of [alone, duplicate]) {
      await discard(venue);
      await restore(venue);
    }
    expect(await isClean('pending', alone)).toBe(true);
    expect(await isClean('pending', duplicate)).toBe(false);
  });

  test('is clean, or a possible duplicate, as soon as the batch that restores it has ended', async () => {
    const [alone, duplicate] = await seed(server.db, [
      newVenue('milano', { ...place, latitude: 45.85, name: 'Velodromo Gorla' }),
      newVenue('milano', { ...place, latitude: 45.86, name: 'Velodromo Turro' }),
      newVenue('milano', { ...place, latitude: 45.86, name: 'Velodromo Turro' }),
    ]);
    await compareMissing(server.db);
    const venues = (version: number) =>
      [alone, duplicate].map((venue) => seen({ ...venue, version }));
    await decideBatch(server, { move: 'discard', venues: venues(1) });
    expect(await isClean('pending', alone)).toBe(false);
    const run = await decideBatch(server, { move: 'restore', venues: venues(2) });
    expect(run.done).toBe(2);
    expect(await isClean('pending', alone)).toBe(true);
    expect(await isClean('pending', duplicate)).toBe(false);
  });

  test('is clean, or a possible duplicate, as soon as it is edited, alone or in a merge', async () => {
    const [edited, merged, other] = await seed(server.db, [
      newVenue('milano', { ...place, latitude: 45.505, name: 'Velodromo Affori' }),
      newVenue('milano', { ...place, latitude: 45.515, name: 'Velodromo Niguarda' }),
      newVenue('milano', { ...place, latitude: 45.515, name: 'Velodromo Niguarda' }),
    ]);
    await compareMissing(server.db);
    const rename = (venue: NewVenue, name: string, latitude: number) =>
      updateOf({ ...venue, name }, { address: { ...MILANO, latitude } });
    const headers = { 'if-match': '"1"' };
    expect((await update(rename(edited, 'Velodromo Comasina', 45.505), { headers })).status).toBe(
      200,
    );
    expect(await isClean('pending', edited)).toBe(true);
    const { folderPath: _, ...changes } = rename(merged, 'Velodromo Bicocca', 45.515);
    const body = { keep: seen(merged), changes, discard: [seen(other)], notDuplicates: [] };
    expect((await merge(body)).status).toBe(200);
    expect(await isClean('pending', merged)).toBe(true);
  });

  test('that looks like a discarded one fails a check, until that one is restored', async () => {
    const [closed, returned, approved] = await seed(server.db, [
      newVenue('milano', { ...place, latitude: 45.87, name: 'Velodromo Lorenteggio' }),
      newVenue('milano', { ...place, latitude: 45.87, name: 'Velodromo Lorenteggio' }),
      newVenue('milano', { ...place, latitude: 45.87, name: 'Velodromo Lorenteggio' }),
    ]);
    await compareMissing(server.db);
    await decide('approve', approved.folderPath);
    await discard(closed);
    await merge({ keep: seen(returned), discard: [], notDuplicates: [approved.folderPath] });
    await compareMissing(server.db);
    const needsLook = async ({ folderPath }: NewVenue, status: VenueStatus = 'pending') =>
      (await filtered(status, { check: 'any', q: 'lorenteggio' })).includes(folderPath);
    expect(await isClean('pending', returned)).toBe(false);
    expect(await needsLook(returned)).toBe(true);
    expect(await isClean('approved', approved)).toBe(true);
    expect(await needsLook(approved, 'approved')).toBe(false);
    await expectAgreement('pending');
    await expectAgreement('approved');
    await restore(closed);
    await compareMissing(server.db);
    expect(await needsLook(returned)).toBe(false);
  });

  test('is not clean when another with its phone is stored later', async () => {
    const phone = { ...place, latitude: 45.731, phoneNumber: '+39 02 7654321' };
    const [first] = await seed(server.db, [
      newVenue('milano', { ...phone, name: 'Velodromo Parco Nord' }),
    ]);
    await compareMissing(server.db);
    expect(await isClean('pending', first)).toBe(true);
    await seed(server.db, [
      newVenue('milano', { ...phone, latitude: 45.7325, name: 'Tennis Ambrosiano' }),
    ]);
    await compareMissing(server.db);
    expect(await isClean('pending', first)).toBe(false);
    await expectAgreement('pending');
  });

  test('that is locked is compared later, and nobody waits for it', async () => {
    const [first, second] = await seed(server.db, [
      newVenue('verona', { ...place, latitude: 45.751, name: 'Velodromo Adige' }),
      newVenue('verona', { ...place, latitude: 45.751, name: 'Velodromo Adige' }),
    ]);
    await transact(server.db, async (transaction) => {
      const row = await findVenue(transaction, idOf(first));
      if (row) await updateVenueRow(transaction, row, { isVerified: true });
      expect(await compareMissing(server.db)).toBe(0);
    });
    expect(await isClean('pending', second)).toBe(false);
    expect(await compareMissing(server.db)).toBe(2);
    await expectAgreement('pending');
  });
});
