import { readdir } from 'node:fs/promises';
import {
  ACTIVITY_ID_HEADER,
  pictureCopies,
  pictureUrl,
  updateResponseSchema,
  type VenueReviewItem,
} from '@campetto/contract';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { NewVenue } from '../../src/db/schema.ts';
import { MediaError } from '../../src/pictures/media-store.ts';
import { removeAbandonedUploads, storePicture } from '../../src/pictures/uploads.ts';
import { findVenue } from '../../src/venues/repository.ts';
import { expectInvalid, expectProblem, withServer } from '../support/app.ts';
import { picture, pictureForm, picturePath } from '../support/pictures/creation.ts';
import { activityOf } from '../support/requests/activity.ts';
import { newVenue, seedOne } from '../support/venues.ts';

const server = withServer();
const { undo, historyOf } = activityOf(server);

const JPG = 'pillow-hopper.jpg';
const GIF = 'pillow-hopper.gif';

const send = (body: FormData, headers = {}) =>
  server.request<VenueReviewItem>('PUT', '/api/venues/picture', { body, headers });
const replace = async ({ folderPath }: NewVenue, file: string, headers = {}) =>
  send(pictureForm(folderPath, await picture(file)), headers);
const remove = ({ folderPath }: NewVenue, headers = {}) =>
  server.request<VenueReviewItem>('DELETE', '/api/venues/picture', {
    body: { folderPath },
    headers,
  });

/** The files of a venue's pictures, and those that it shows. */
async function filesOf(venue: NewVenue) {
  const stored = await readdir(`${server.mediaFolder}/${venue.folderPath}`).catch(() => []);
  const { photoFileName = null } = (await findVenue(server.db, venue.id)) ?? {};
  const shown = photoFileName === null ? [] : pictureCopies(photoFileName);
  return { stored: stored.sort(), shown: shown.map(({ fileName }) => fileName).sort() };
}
const removeUnused = () => removeAbandonedUploads(server.db, server.media, -1);
async function expectOnlyShown(venue: NewVenue) {
  await removeUnused();
  const { stored, shown } = await filesOf(venue);
  expect(stored).toEqual(shown);
}

describe('the picture of a venue', () => {
  test('a repeated request with its key gets the result of the first', async () => {
    const venue = await seedOne(server.db);
    const key = (name: string, version: number) => ({
      'idempotency-key': name,
      'if-match': `"${version}"`,
    });
    const added = await replace(venue, JPG, key('add', 1));
    const repeated = await replace(venue, JPG, key('add', 1));
    expect(repeated.status).toBe(200);
    expect(repeated.body).toEqual(added.body);
    for (const header of ['etag', ACTIVITY_ID_HEADER]) {
      expect(repeated.headers[header]).toBe(added.headers[header]);
    }
    expectProblem(await replace(venue, GIF, key('add', 2)), 422);

    const removed = await remove(venue, key('remove', 2));
    const again = await remove(venue, key('remove', 2));
    expect([again.status, again.body]).toEqual([200, removed.body]);
    expect((await historyOf(venue))[0]?.id).toBe(removed.headers[ACTIVITY_ID_HEADER]);
  });

  test('[REV-6] is added, replaced and removed, and the old one is deleted later', async () => {
    const venue = await seedOne(server.db);
    const added = await replace(venue, JPG);
    expect(added.status).toBe(200);
    expect(added.headers['etag']).toBe('"2"');
    expect(v.parse(updateResponseSchema, added.body)).toMatchObject({ hasImage: true, version: 2 });
    expect((await historyOf(venue))[0]).toMatchObject({
      id: added.headers[ACTIVITY_ID_HEADER],
      kind: 'updated',
      changes: [{ field: 'picture', from: '', to: added.body.metadata.photoFileName }],
    });

    const replaced = await replace(venue, GIF);
    const name = replaced.body.metadata.photoFileName ?? '';
    expect(name).not.toBe(added.body.metadata.photoFileName);
    const shown = await server.app.inject(pictureUrl('/media', venue.folderPath, name));
    expect(shown.statusCode).toBe(200);
    expect((await filesOf(venue)).stored).toHaveLength(4);
    await expectOnlyShown(venue);

    const removed = await remove(venue);
    expect(removed.body).toMatchObject({ hasImage: false, version: 4 });
    await expectOnlyShown(venue);
    expect((await filesOf(venue)).stored).toEqual([]);
  });

  test('that is sent again changes nothing, and is not deleted', async () => {
    const venue = await seedOne(server.db);
    await replace(venue, JPG);
    const again = await replace(venue, JPG);
    expect(again).toMatchObject({ status: 200, body: { version: 2 } });
    expect(again.headers[ACTIVITY_ID_HEADER]).toBeUndefined();
    await storePicture(server.db, server.media, venue.folderPath, picturePath(JPG)); // cut off here
    await expectOnlyShown(venue);
    expect((await filesOf(venue)).stored).toHaveLength(2);
    await remove(venue);
    expect((await remove(venue)).body.version).toBe(3);
  });

  test('is restored by an undo, until the old one is deleted', async () => {
    const venue = await seedOne(server.db);
    await replace(venue, JPG);
    const before = await filesOf(venue);
    for (const change of [() => replace(venue, GIF), () => remove(venue)]) {
      const { headers } = await change();
      expect((await historyOf(venue))[0]).toMatchObject({ undoable: true });
      expect(await undo(headers[ACTIVITY_ID_HEADER])).toMatchObject([{ outcome: 'undone' }]);
      await expectOnlyShown(venue);
      expect(await filesOf(venue)).toEqual(before);
    }
    const { headers } = await remove(venue);
    await removeUnused();
    expect((await historyOf(venue))[0]).toMatchObject({ undoable: false });
    expect(await undo(headers[ACTIVITY_ID_HEADER])).toMatchObject([
      { outcome: 'refused', why: 'impossible' },
    ]);
    const added = await replace(venue, GIF);
    expect(await undo(added.headers[ACTIVITY_ID_HEADER])).toMatchObject([{ outcome: 'undone' }]);
    await expectOnlyShown(venue);
  });

  test('is not restored once its removal began, but can be uploaded again', async () => {
    const [failing, other] = [await seedOne(server.db), await seedOne(server.db)];
    for (const venue of [failing, other]) {
      await replace(venue, JPG);
      await remove(venue);
    }
    const media = {
      ...server.media,
      async remove(key: string) {
        if (key.includes(failing.folderPath) && key.includes('-1280')) throw new MediaError('away');
        await server.media.remove(key);
      },
    };
    const removeSome = () => removeAbandonedUploads(server.db, media, -1);
    await expect(removeSome()).rejects.toThrow(MediaError);
    expect((await filesOf(failing)).stored).toHaveLength(1);
    expect((await filesOf(other)).stored).toEqual([]);
    const [removal] = await historyOf(failing);
    expect(removal).toMatchObject({ undoable: false });
    expect(await undo(removal?.id)).toMatchObject([{ outcome: 'refused', why: 'impossible' }]);

    expect((await replace(failing, JPG)).status).toBe(200);
    await expectOnlyShown(failing);
    expect((await filesOf(failing)).stored).toHaveLength(2);
    await remove(failing);
    await expect(removeSome()).rejects.toThrow(MediaError);
    await expectOnlyShown(failing);
    expect((await filesOf(failing)).stored).toEqual([]);
  });

  test('of a source is never deleted there', async () => {
    const venue = await seedOne(server.db, 'milano', { photoFileName: '../../front.jpg' });
    const { headers } = await replace(venue, JPG);
    expect(await removeUnused()).toBe(0);
    expect(await undo(headers[ACTIVITY_ID_HEADER])).toMatchObject([{ outcome: 'undone' }]);
    await expect(findVenue(server.db, venue.id)).resolves.toMatchObject({
      photoFileName: '../../front.jpg',
    });
  });

  test('is not changed with a stale version', async () => {
    const venue = await seedOne(server.db);
    await replace(venue, JPG, { 'if-match': '"1"' });
    const stale = { 'if-match': '"1"' };
    for (const response of [await replace(venue, GIF, stale), await remove(venue, stale)]) {
      expect(expectProblem(response, 412).current).toMatchObject({ version: 2, hasImage: true });
    }
    expect((await filesOf(venue)).stored).toHaveLength(2); // nothing was stored
  });

  test('is complete after several replacements at once', async () => {
    const venue = await seedOne(server.db);
    const files = [JPG, GIF, 'pillow-hopper.webp', 'pngsuite-basn2c08.png', JPG];
    for (let round = 0; round < 5; round += 1) {
      const responses = await Promise.all([
        ...files.map((file) => replace(venue, file)),
        remove(venue),
      ]);
      expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
      await expectOnlyShown(venue);
    }
  });

  test('that is refused changes neither venue nor store', async () => {
    const venue = await seedOne(server.db);
    const bytes = await picture(JPG);
    const { folderPath } = venue;
    const unknown = newVenue('milano').folderPath;
    expectProblem(await send(pictureForm(unknown, bytes)), 404);
    expectProblem(
      await server.request('DELETE', '/api/venues/picture', { body: { folderPath: unknown } }),
      404,
    );
    const script = Buffer.from('<svg onload="alert(1)"/>');
    expectProblem(await send(pictureForm(folderPath, script)), 422);
    expectProblem(await send(pictureForm(folderPath, bytes.subarray(0, bytes.length / 2))), 422);
    expectProblem(await send(pictureForm(folderPath, Buffer.alloc(5 * 1024 * 1024 + 1))), 413);
    expectInvalid(await send(pictureForm(undefined, bytes)), 422, 'folderPath');
    expectInvalid(await send(pictureForm(`${folderPath}/..`, bytes)), 422, 'folderPath');
    expectInvalid(await send(pictureForm(folderPath)), 422, 'image');
    const three = pictureForm(folderPath, bytes);
    three.set('note', 'x');
    expectProblem(await send(three), 413);
    const json = { method: 'PUT', url: '/api/venues/picture', body: { folderPath } } as const;
    expectProblem(await server.request(json.method, json.url, json), 415);
    for (const body of [{}, { folderPath: '../x' }, { folderPath, all: true }]) {
      expectProblem(await server.request('DELETE', json.url, { body }), 422);
    }
    expect(await findVenue(server.db, venue.id)).toMatchObject({ version: 1, photoFileName: null });
    expect((await filesOf(venue)).stored).toEqual([]);
  });
});
