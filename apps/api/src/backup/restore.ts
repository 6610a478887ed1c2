import { hash } from 'node:crypto';
import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Client } from 'pg';
import { createClient } from '../db/client.ts';
import { refuseDatabase } from '../db/connection.ts';
import { requireUtf8 } from '../db/encoding.ts';
import { beginWithoutTimeouts } from '../db/without-timeouts.ts';
import { openFolder } from '../pictures/folder-store.ts';
import type { MediaStore } from '../pictures/media-store.ts';
import {
  countRows,
  FILES,
  fileHashOf,
  forEachKey,
  type Manifest,
  readManifest,
} from './contents.ts';
import { BackupError, runProgram } from './programs.ts';

interface RestoreOptions {
  folder: string;
  /** An empty database. */
  databaseUrl: string;
  media: MediaStore;
}

/**
 * Restores a backup: the picture files first, so that no venue ever names one that is missing, and then the
 * database in one transaction. What was restored is compared with the backup, and analyzed.
 *
 * @throws BackupError
 */
export async function restore({ folder, databaseUrl, media }: RestoreOptions): Promise<Manifest> {
  const manifest = await readManifest(folder);
  for (const name of [FILES.pictures, FILES.dump]) {
    await access(join(folder, name)).catch((cause) => {
      throw new BackupError(`${name} is missing in the backup.`, { cause });
    });
  }
  const dump = join(folder, FILES.dump);
  if ((await fileHashOf(dump)) !== manifest.dumpHash) {
    throw new BackupError(`${dump} is not the file that was written: it is damaged.`);
  }
  const existing = await transact(databaseUrl, async (client) => {
    await requireUtf8(client).catch(refuseDatabase);
    return countRows(client);
  });
  if (Object.keys(existing).length > 0) {
    throw new BackupError('The database is not empty. Restore into a new one.');
  }
  await copyPictures(folder, manifest, media);
  await runProgram('pg_restore', databaseUrl, [
    ...['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction', dump],
  ]);
  const restored = await transact(databaseUrl, countRows);
  for (const [table, rows] of Object.entries(manifest.rows)) {
    if (restored[table] === rows) continue;
    throw new BackupError(`${table} has ${restored[table] ?? 'no'} rows instead of ${rows}.`);
  }
  // A dump has no statistics, without which PostgreSQL reads whole tables for a page of a list.
  await transact(databaseUrl, (client) => client.query('ANALYZE'));
  return manifest;
}

async function transact<T>(databaseUrl: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = createClient(databaseUrl);
  await client.connect().catch(refuseDatabase);
  try {
    await beginWithoutTimeouts(client);
    const result = await work(client);
    await client.query('COMMIT');
    return result;
  } finally {
    await client.end();
  }
}

async function copyPictures(folder: string, manifest: Manifest, media: MediaStore) {
  const copies = openFolder(join(folder, FILES.media));
  const list = await readFile(join(folder, FILES.pictures), 'utf8');
  const absent = new Set(manifest.missing);
  const recorded = manifest.hashes ?? manifest.sizes;
  const keys = recorded
    ? Object.keys(recorded)
    : list.split('\n').filter((key) => key && !absent.has(key));
  await forEachKey(keys, async (key) => {
    const file = await copies.get(key);
    if (!file) throw new BackupError(`${key} is missing in the backup.`);
    const bytes = await buffer(file.body);
    if (recorded && recorded[key] !== (manifest.hashes ? hash('sha256', bytes) : bytes.length)) {
      throw new BackupError(`${key} is not the file that was written: it is damaged.`);
    }
    await media.put(key, bytes);
  });
}
