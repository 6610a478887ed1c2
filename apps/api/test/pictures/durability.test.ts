import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pictureCopies, pictureUrl } from '@campetto/contract';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openFolder } from '../../src/pictures/folder-store.ts';
import { removeAbandonedUploads } from '../../src/pictures/uploads.ts';
import { createDatabase } from '../support/database.ts';
import { pictureForm, plainPng } from '../support/pictures/creation.ts';
import { haltDuringUpload } from '../support/pictures/uploads.ts';
import { type ServerProcess, startServer } from '../support/processes.ts';
import { query } from '../support/query.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { seedOne } from '../support/venues.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 60_000 });

const DATA_DIR = temporaryFolder();
let DATABASE_URL: string;
let pool: Pool;

beforeAll(async () => {
  DATABASE_URL = await createDatabase();
  pool = new Pool({ connectionString: DATABASE_URL });
});
afterAll(() => pool.end());

const start = () => startServer({ DATA_DIR, DATABASE_URL });

const replace = (server: ServerProcess, folderPath: string, bytes: Buffer) =>
  server
    .request('PUT', '/api/venues/picture', pictureForm(folderPath, bytes))
    .catch(() => undefined);

test('a server killed while pictures are replaced leaves each venue with a complete picture', async () => {
  const db = drizzle({ client: pool });
  const { id, folderPath } = await seedOne(db);
  const pictures = await Promise.all(
    Array.from({ length: 12 }, (_, index) => plainPng(500 + index, 300)),
  );
  const pictureOf = async () => {
    const [row] = await query<{ name: string | null; version: number }>(
      DATABASE_URL,
      'SELECT photo_file_name AS name, version FROM venues WHERE id = $1',
      [id],
    );
    return row ?? { name: null, version: 0 };
  };

  for (const more of [0, 3, 8]) {
    const server = await start();
    const { version } = await pictureOf();
    const calls = pictures.map((bytes) => replace(server, folderPath, bytes));
    if (more === 0) await haltDuringUpload(server, pool);
    else while ((await pictureOf()).version < version + more) await sleep(1);
    await server.end('SIGKILL');
    await Promise.all(calls);
  }

  const server = await start();
  const { name } = await pictureOf();
  expect(name).not.toBeNull();
  const response = await fetch(server.address + pictureUrl('/media', folderPath, name ?? ''));
  expect(response.status).toBe(200);
  await sharp(await response.arrayBuffer()).stats();
  await server.end('SIGTERM');

  const media = join(DATA_DIR, 'media');
  expect(await removeAbandonedUploads(db, openFolder(media), -1)).toBeGreaterThan(0);
  const files = await readdir(join(media, folderPath));
  expect(files.sort()).toEqual(
    pictureCopies(name ?? '')
      .map(({ fileName }) => fileName)
      .sort(),
  );
});
