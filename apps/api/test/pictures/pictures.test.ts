import { Readable } from 'node:stream';
import {
  type CreateResponse,
  pictureCopies,
  pictureUrl,
  type VenueReviewItem,
} from '@campetto/contract';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { MediaError, type MediaStore } from '../../src/pictures/media-store.ts';
import { openMediaStore } from '../../src/pictures/open-media-store.ts';
import { removeAbandonedUploads, storePicture } from '../../src/pictures/uploads.ts';
import { expectProblem, withServer } from '../support/app.ts';
import { startBucket } from '../support/pictures/bucket.ts';
import {
  CREATION,
  creationForm,
  picture,
  picturePath,
  plainPng,
} from '../support/pictures/creation.ts';
import { query } from '../support/query.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const folder = temporaryFolder();
const bucket = await startBucket();
afterAll(() => bucket.stop());

/** A store in memory that can be made to fail. */
function watched(store: MediaStore) {
  const keys = new Set<string>();
  const state = { keys, failing: false };
  const act = async <T>(work: () => Promise<T>) => {
    if (state.failing) throw new MediaError('away');
    return work();
  };
  const media: MediaStore = {
    put: (key, bytes) => act(() => store.put(key, bytes).then(() => void keys.add(key))),
    get: (key) => act(() => store.get(key)),
    remove: (key) => act(() => store.remove(key).then(() => void keys.delete(key))),
  };
  return { media, state };
}

const STORES = [
  ['a folder', await openMediaStore({ kind: 'folder', path: folder })],
  ['a bucket', await openMediaStore(bucket.config)],
] as const;

describe.each(STORES)('pictures in %s', (_name, store) => {
  const { media, state } = watched(store);
  const server = withServer({}, { media });

  const create = (bytes?: Uint8Array, name?: { fileName?: string; type?: string }, key?: string) =>
    server.request<CreateResponse>('POST', '/api/venues/create', {
      body: creationForm(CREATION, bytes, name),
      ...(key ? { headers: { 'idempotency-key': key } } : {}),
    });
  const newest = async (): Promise<VenueReviewItem> => {
    const [venue] = (await server.request<VenueReviewItem[]>('GET', '/api/venues/scraped')).body;
    if (!venue) throw new Error('no venue');
    return venue;
  };
  const fetchPicture = async ({ folderPath, metadata }: VenueReviewItem) => {
    const url = pictureUrl('/media', folderPath, metadata.photoFileName ?? '');
    return server.app.inject(url);
  };
  const rowsOf = (table: string) => query(server.databaseUrl, `SELECT * FROM ${table}`);

  /** Expects that a refused picture leaves no file, whatever the reason. */
  const refused = async (bytes: Uint8Array, status: number, rule: string, name = {}) => {
    const before = [[...state.keys], await rowsOf('venues'), await rowsOf('image_uploads')];
    const problem = expectProblem(await create(bytes, name), status);
    expect(problem).toMatchObject({
      type: '/problems/image-refused',
      errors: [{ path: 'image', message: expect.stringMatching(/./), rule }],
    });
    expect([[...state.keys], await rowsOf('venues'), await rowsOf('image_uploads')]).toEqual(
      before,
    );
  };

  test('[API-5] [REV-6] are served at the address that the venue’s card requests', async () => {
    expect((await create(await picture('pillow-hopper.jpg'))).status).toBe(201);
    const venue = await newest();
    expect(venue).toMatchObject({
      hasImage: true,
      metadata: { photoFileName: expect.stringMatching(/^[0-9a-f]{32}-1280\.webp$/) },
    });
    const response = await fetchPicture(venue);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': String(response.rawPayload.length),
      'x-content-type-options': 'nosniff',
    });
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: 128,
      height: 128,
    });
    expect(await rowsOf('image_uploads')).toEqual([]);
  });

  test('are stored at two widths, none larger than the original', async () => {
    await create(await plainPng(2000, 1000));
    const { folderPath, metadata } = await newest();
    const copies = pictureCopies(metadata.photoFileName ?? '');
    const sizes = copies.map(async ({ fileName }) => {
      const { rawPayload } = await server.app.inject(pictureUrl('/media', folderPath, fileName));
      const { width, height } = await sharp(rawPayload).metadata();
      return [width, height];
    });
    expect(await Promise.all(sizes)).toEqual([
      [640, 320],
      [1280, 640],
    ]);
  });

  test('are named by their content', async () => {
    const names = [];
    for (const file of ['pillow-hopper.jpg', 'pillow-hopper.jpg', 'pillow-hopper.gif']) {
      await create(await picture(file));
      names.push((await newest()).metadata.photoFileName);
    }
    expect(names[0]).toBe(names[1]);
    expect(names[0]).not.toBe(names[2]);
  });

  test('are served for GET and HEAD, only by their own names', async () => {
    await create(await picture('pillow-hopper.webp'));
    const venue = await newest();
    const url = pictureUrl('/media', venue.folderPath, venue.metadata.photoFileName ?? '');
    const head = await server.app.inject({ method: 'HEAD', url });
    expect(head.statusCode).toBe(200);
    expect(head.body).toBe('');
    expect(Number(head.headers['content-length'])).toBeGreaterThan(0);
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH'] as const) {
      expect((await server.app.inject({ method, url })).statusCode).toBe(404);
    }
    for (const path of [
      '/media',
      '/media/',
      '/media/venues',
      `/media/${venue.folderPath}`,
      `/media/${venue.folderPath}/`,
      url.replace('-1280', '-1281'),
      url.replace(/[0-9a-f]{32}/, '0'.repeat(32)),
      `/media/${venue.folderPath}/../../../../../etc/passwd`,
      `/media/${venue.folderPath}/..%2f..%2f..%2f..%2fpostgres%2fpassword`,
      '/media/%2e%2e/%2e%2e/etc/passwd',
      '/media//etc/passwd',
      '/media/venues/%00',
    ]) {
      const response = await server.app.inject(path);
      expect([400, 404], path).toContain(response.statusCode);
    }
  });

  test('[API-5] are recognised by their content, whatever their name', async () => {
    expect(
      (await create(await picture('pillow-hopper.jpg'), { fileName: 'x.html', type: 'text/html' }))
        .status,
    ).toBe(201);
    const imposters = {
      svg: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
      html: '<!doctype html><script>alert(1)</script>',
      script: 'alert(document.cookie)',
      empty: '',
      pdf: '%PDF-1.7\n%âãÏÓ\n1 0 obj',
    };
    for (const text of Object.values(imposters)) {
      const name = { fileName: 'photo.png', type: 'image/png' };
      await refused(Buffer.from(text), 422, 'unsupportedType', name);
    }
    await refused(await picture('pillow-hopper.bmp'), 422, 'unsupportedType');
    const tiff = await sharp(await picture('pillow-hopper.jpg'))
      .tiff()
      .toBuffer();
    await refused(tiff, 422, 'unsupportedType');
  });

  test('[API-5] that are too large, too small, animated or truncated are refused', async () => {
    await refused(Buffer.alloc(5 * 1024 * 1024 + 1), 413, 'tooLarge');
    await refused(await plainPng(25_001, 1000), 422, 'tooManyPixels');
    await refused(await plainPng(99, 400), 422, 'tooSmall');
    await refused(await plainPng(400, 99), 422, 'tooSmall');
    expect((await create(await plainPng(100, 100))).status).toBe(201);
    const frames = { width: 8, height: 16, channels: 3, pageHeight: 8 } as const;
    const pixels = Buffer.alloc(8 * 16 * 3, 9).fill(200, 8 * 8 * 3);
    for (const type of ['webp', 'gif'] as const) {
      const moving = await sharp(pixels, { raw: frames }).toFormat(type).toBuffer();
      await refused(moving, 422, 'severalFrames');
    }
    for (const file of ['pillow-hopper.jpg', 'pngsuite-basn6a08.png', 'pillow-hopper.webp']) {
      const whole = await picture(file);
      await refused(whole.subarray(0, whole.length * 0.7), 422, 'damaged');
    }
  });

  test('of a repeated creation are stored once', async () => {
    const bytes = await picture('pngsuite-basn2c08.png');
    const before = state.keys.size;
    const responses = await Promise.all(
      Array.from({ length: 4 }, () => create(bytes, {}, 'with-picture')),
    );
    expect(new Set(responses.map(({ body }) => body.venueId)).size).toBe(1);
    expectProblem(await create(await picture('pngsuite-basn0g01.png'), {}, 'with-picture'), 422);
    await removeAbandonedUploads(server.db, media, -1);
    expect(state.keys.size).toBe(before + 2);
    expect((await fetchPicture(await newest())).statusCode).toBe(200);
  });

  test('that cannot be stored now return 503, and no venue is created', async () => {
    const before = await rowsOf('venues');
    state.failing = true;
    const response = await create(await picture('pillow-hopper.jpg'));
    state.failing = false;
    expectProblem(response, 503);
    expect(response.headers['retry-after']).toBe('2');
    expect(await rowsOf('venues')).toEqual(before);
    await removeAbandonedUploads(server.db, media, -1);
    expect(await rowsOf('image_uploads')).toEqual([]);
  });

  test('without a venue are removed, the others stay', async () => {
    await create(await picture('pillow-hopper.jpg'));
    const venue = await newest();
    const before = new Set(state.keys);
    const folderPath = `venues/italy/milano/${crypto.randomUUID()}`;
    await storePicture(server.db, media, folderPath, picturePath('pillow-hopper.gif'));
    expect(state.keys.size).toBe(before.size + 2);

    expect(await removeAbandonedUploads(server.db, media)).toBe(0);
    expect(await removeAbandonedUploads(server.db, media, -1, () => true)).toBe(0);
    expect(state.keys.size).toBe(before.size + 2);
    state.failing = true;
    await expect(removeAbandonedUploads(server.db, media, -1)).rejects.toThrow(MediaError);
    state.failing = false;
    expect(await removeAbandonedUploads(server.db, media, -1)).toBe(1);
    expect(state.keys).toEqual(before);
    expect((await fetchPicture(venue)).statusCode).toBe(200);
  });
});

describe('a HEAD request for a picture', () => {
  let body = new Readable();
  const media: MediaStore = {
    put: async () => {},
    get: async () => {
      body = Readable.from(['the', 'picture']);
      return { size: 10, body };
    },
    remove: async () => {},
  };
  const server = withServer({}, { media });

  test('gets its headers, and nothing of the file is read', async () => {
    const url = `/media/venues/italy/milano/${crypto.randomUUID()}/${'0'.repeat(32)}-640.webp`;
    const { statusCode, headers } = await server.app.inject({ method: 'HEAD', url });
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({ 'content-length': '10', 'content-type': 'image/webp' });
    expect(body).toMatchObject({ destroyed: true, readableDidRead: false });
  });
});

describe('a bucket that does not respond', () => {
  test('is reported as a failure of the store', async () => {
    const endpoint = 'http://127.0.0.1:1';
    const store = await openMediaStore({ ...bucket.config, endpoint });
    await expect(store.put('x', Buffer.from('x'))).rejects.toThrow(MediaError);
    await expect(store.get('x')).rejects.toThrow(MediaError);
    await expect(store.remove('x')).rejects.toThrow(MediaError);
  });
});
