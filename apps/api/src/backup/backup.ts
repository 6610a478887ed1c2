import { hash } from 'node:crypto';
import { link, mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pictureCopies } from '@campetto/contract';
import type { Client } from 'pg';
import { createClient } from '../db/client.ts';
import { refuseDatabase } from '../db/connection.ts';
import { BEFORE_ALL_IDS } from '../db/id.ts';
import { isDirect } from '../db/is-direct.ts';
import { beginWithoutTimeouts } from '../db/without-timeouts.ts';
import { DAY } from '../durations.ts';
import { openFolder } from '../pictures/folder-store.ts';
import type { MediaStore } from '../pictures/media-store.ts';
import { isStoredPicture } from '../pictures/uploads.ts';
import { backupsIn, DRAFT, draftsIn, futureIn, nameOf } from './backups-in.ts';
import {
  countRows,
  FILES,
  fileHashOf,
  forEachKey,
  type Manifest,
  readManifest,
} from './contents.ts';
import { BackupError, runProgram } from './programs.ts';

const PAGE = 5_000;
/** The most shown files that are read from the store to find lost ones, because a bucket charges for each request. */
const CHECKED_MAX = 100;

interface BackupOptions {
  databaseUrl: string;
  media: MediaStore;
  /** The folder that contains a folder for each backup. */
  target: string;
  /** Days after which older backups are removed. */
  keepDays: number;
  now?: Date;
}

interface Backup extends Manifest {
  folder: string;
  /** The number of picture files in it. */
  pictures: number;
  /** Keys of files that venues show and that the store does not have, whether or not the backup has them. */
  lost: string[];
  /** Keys of files that were damaged in the previous backup, and are copied from the store again. */
  damaged: string[];
  /** Other backups in its folder whose time is in the future, and which are therefore not removed. */
  future: string[];
}

/**
 * Writes the database and the picture files that it names into a new folder. Both are of one moment: the dump and
 * the list of pictures are read from one snapshot, and a file never changes. Files that the latest backup has are
 * linked instead of copied.
 *
 * @throws BackupError
 */
export async function backup(options: BackupOptions): Promise<Backup> {
  const { media, target, keepDays, now = new Date() } = options;
  await mkdir(target, { recursive: true });
  // Interrupted backups contain personal data, too. One that is older than a day is no longer being written.
  await removeOld(target, await draftsIn(target), now.getTime() - DAY);
  const [latest] = (await backupsIn(target, now)).reverse();
  const folder = join(target, nameOf(now));
  const draft = `${folder}${DRAFT}`;
  await mkdir(draft, { mode: 0o700 });
  try {
    const { keys, shown, rows } = await dump(options.databaseUrl, draft);
    const earlier = latest && join(target, latest);
    const { hashes, missing, damaged } = await copyPictures(
      keys,
      media,
      join(draft, FILES.media),
      earlier,
    );
    const lost = await lostOf(shown, missing, media);
    const dumpHash = await fileHashOf(join(draft, FILES.dump));
    const at = now.toISOString();
    const manifest: Manifest = { format: 1, at, dumpHash, rows, missing, hashes };
    await writeFile(join(draft, FILES.manifest), JSON.stringify(manifest), { flush: true });
    await rename(draft, folder);
    await removeOld(target, await backupsIn(target, now), now.getTime() - keepDays * DAY);
    const future = (await futureIn(target, now)).map((name) => join(target, name));
    return { ...manifest, folder, pictures: keys.length - missing.length, lost, damaged, future };
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

/** Dumps the database, and returns the keys of the picture files and the number of rows at the same moment. */
async function dump(databaseUrl: string, folder: string) {
  const client = createClient(databaseUrl, 'campetto-backup');
  await client.connect().catch(refuseDatabase);
  try {
    if (!(await isDirect(client))) {
      throw new BackupError(
        'DATABASE_URL names a pooler, which pg_dump would leave settings in: use the address of PostgreSQL itself.',
      );
    }
    if (await hasNoReplica(client)) {
      throw new BackupError(
        'DATABASE_URL names a database whose writes wait for a replica that it does not have. If the replica was promoted, use its address.',
      );
    }
    await beginWithoutTimeouts(client, 'ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const { rows } = await client.query<{ id: string }>('SELECT pg_export_snapshot() AS id');
    const path = join(folder, FILES.dump);
    await runProgram('pg_dump', databaseUrl, [
      ...['--format=custom', '--no-owner', '--no-privileges', '--no-comments'],
      ...[`--snapshot=${rows[0]?.id}`, `--file=${path}`],
    ]);
    const file = await open(path);
    await file.sync();
    await file.close();
    const shown = await shownKeys(client);
    const keys = [...new Set([...shown, ...(await uploadedKeys(client))])];
    await writeFile(join(folder, FILES.pictures), keys.map((key) => `${key}\n`).join(''));
    return { keys, shown, rows: await countRows(client) };
  } finally {
    await client.end();
  }
}

/** Whether writes wait for a replica that does not exist, as after a failover (docs/operations/scale-out.md). */
async function hasNoReplica(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ has_none: boolean }>(
    `SELECT current_setting('synchronous_standby_names') <> ''
       AND NOT EXISTS (SELECT FROM pg_stat_replication) AS has_none`,
  );
  return rows[0]?.has_none === true;
}

const keysOf = (rows: readonly { folder_path: string; photo_file_name: string }[]) =>
  rows.flatMap(({ folder_path: path, photo_file_name: picture }) =>
    isStoredPicture(picture)
      ? pictureCopies(picture).map(({ fileName }) => `${path}/${fileName}`)
      : [],
  );

/** The files of the pictures that venues show. */
async function shownKeys(client: Client): Promise<string[]> {
  const keys: string[] = [];
  for (let after = BEFORE_ALL_IDS; ; ) {
    const { rows } = await client.query(
      `SELECT id, folder_path, photo_file_name FROM venues
       WHERE id > $1 AND photo_file_name IS NOT NULL ORDER BY id LIMIT ${PAGE}`,
      [after],
    );
    keys.push(...keysOf(rows));
    if (rows.length < PAGE) return keys;
    after = rows[PAGE - 1].id;
  }
}

/** The files of pictures that may be claimed or removed later. Some may not be stored yet, or never. */
async function uploadedKeys(client: Client): Promise<string[]> {
  const uploads = 'SELECT folder_path, photo_file_name FROM image_uploads';
  return keysOf((await client.query(uploads)).rows);
}

/**
 * The files of shown pictures that the store has lost: those that could not be copied, and those missing in a sample.
 */
async function lostOf(
  shown: readonly string[],
  missing: readonly string[],
  media: MediaStore,
): Promise<string[]> {
  const isShown = new Set(shown);
  const lost = new Set(missing.filter((key) => isShown.has(key)));
  const step = Math.ceil(shown.length / CHECKED_MAX);
  const checked = shown.filter((_, index) => index % step === 0);
  await forEachKey(checked, async (key) => {
    const file = await media.get(key);
    if (file) file.body.destroy();
    else lost.add(key);
  });
  return [...lost].sort();
}

/**
 * Links or copies the files. Returns the hash of each file, the keys that the store does not have, and the keys of
 * files that are damaged in the earlier backup. A file whose hash is not in the earlier manifest is copied again.
 */
async function copyPictures(
  keys: readonly string[],
  media: MediaStore,
  folder: string,
  earlier: string | undefined,
) {
  const copies = openFolder(folder);
  const before = earlier && (await readManifest(earlier).catch(() => undefined));
  const hashes: Record<string, string> = {};
  const missing: string[] = [];
  const damaged: string[] = [];
  await forEachKey(keys, async (key) => {
    const known = before ? before.hashes?.[key] : undefined;
    const existing = join(earlier ?? '', FILES.media, key);
    const isIntact = known && (await fileHashOf(existing).catch(() => undefined)) === known;
    if (isIntact && (await linkFile(existing, join(folder, key)))) {
      hashes[key] = known;
      return;
    }
    const file = await media.get(key);
    if (!file) {
      missing.push(key);
      return;
    }
    const bytes = await buffer(file.body);
    await copies.put(key, bytes);
    hashes[key] = hash('sha256', bytes);
    if (known && !isIntact) damaged.push(key);
  });
  return { hashes, missing: missing.sort(), damaged: damaged.sort() };
}

/** Returns false where the file must be copied instead, because not every file system has hard links. */
async function linkFile(from: string, to: string): Promise<boolean> {
  try {
    await mkdir(dirname(to), { recursive: true });
    await link(from, to);
    return true;
  } catch {
    return false;
  }
}

/** Removes the named backups that were begun before this time. */
async function removeOld(target: string, names: readonly string[], before: number): Promise<void> {
  for (const name of names) {
    if (name < nameOf(new Date(before))) await rm(join(target, name), { recursive: true });
  }
}
