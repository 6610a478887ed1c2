import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type CreateResponse, pictureCopies, pictureUrl } from '@campetto/contract';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { openFolder } from '../../src/pictures/folder-store.ts';
import { removeAbandonedUploads } from '../../src/pictures/uploads.ts';
import { createDatabase } from '../support/database.ts';
import { awaitedLater } from '../support/failures/background.ts';
import { startForTest } from '../support/killed-servers.ts';
import { CREATION, creationForm } from '../support/pictures/creation.ts';
import { haltDuringUpload } from '../support/pictures/uploads.ts';
import type { ServerProcess } from '../support/processes.ts';
import { query } from '../support/query.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 60_000 });

const DATA_DIR = temporaryFolder();

const create = (server: ServerProcess, bytes: Uint8Array, key: string) =>
  server.request('POST', '/api/venues/create', creationForm(CREATION, bytes), {
    headers: { 'idempotency-key': key },
  });

interface Row {
  id: string;
  folder_path: string;
  photo_file_name: string;
}
const venuesIn = (url: string) =>
  query<Row>(url, 'SELECT id, folder_path, photo_file_name FROM venues ORDER BY id');

const filesOf = ({ folder_path, photo_file_name }: Row) =>
  pictureCopies(photo_file_name).map(({ fileName }) => `${folder_path}/${fileName}`);

test('a server killed at any moment leaves no venue without its picture, and no venue twice', async () => {
  const DATABASE_URL = await createDatabase();
  const media = join(DATA_DIR, 'media');
  const noise = {
    width: 700,
    height: 500,
    channels: 3,
    noise: { type: 'gaussian', mean: 99, sigma: 30 },
  } as const;
  const bytes = await sharp({ create: { ...noise, background: 'grey' } })
    .jpeg()
    .toBuffer();
  const keys = Array.from({ length: 30 }, (_, index) => `submit-${index}`);
  const created = new Map<string, string>();

  const pool = new Pool({ connectionString: DATABASE_URL });
  const responsesUntil = async (count: number) => {
    while (created.size < count) await sleep(1);
  };
  const moments = [
    (server: ServerProcess) => haltDuringUpload(server, pool),
    () => responsesUntil(3),
    () => responsesUntil(12),
  ];
  for (const moment of moments) {
    const server = await startForTest({ DATA_DIR, DATABASE_URL });
    const submit = async (key: string) => {
      const response = await create(server, bytes, key).catch(() => undefined);
      const body = (await response?.json().catch(() => undefined)) as CreateResponse | undefined;
      if (!body) return;
      expect(created.get(key) ?? body.venueId).toBe(body.venueId);
      created.set(key, body.venueId);
    };
    const submits = awaitedLater(Promise.all(keys.map(submit)));
    await moment(server);
    await server.end('SIGKILL');
    await submits;
  }

  const server = await startForTest({ DATA_DIR, DATABASE_URL });
  for (const row of await venuesIn(DATABASE_URL)) {
    const url = pictureUrl('/media', row.folder_path, row.photo_file_name);
    const response = await fetch(server.address + url);
    expect(response.status).toBe(200);
    await sharp(await response.arrayBuffer()).stats();
  }
  for (const key of keys) {
    const response = await create(server, bytes, key);
    expect(response.status).toBe(201);
    const { venueId } = (await response.json()) as CreateResponse;
    expect(created.get(key) ?? venueId).toBe(venueId);
  }
  const rows = await venuesIn(DATABASE_URL);
  expect(rows).toHaveLength(keys.length);

  const swept = await removeAbandonedUploads(drizzle({ client: pool }), openFolder(media), -1);
  expect(swept).toBeGreaterThan(0);
  await pool.end();
  const files = (await readdir(media, { recursive: true })).filter((name) =>
    name.endsWith('.webp'),
  );
  expect(files.sort()).toEqual(rows.flatMap(filesOf).sort());
});
