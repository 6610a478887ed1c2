import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import * as v from 'valibot';
import { BackupError } from './programs.ts';

/** The files of a backup, which is one folder. */
export const FILES = {
  /** In the custom format of pg_dump. */
  dump: 'database.dump',
  /** The key of each picture file, one a line. */
  pictures: 'pictures.txt',
  /** Folder of the picture files, by their keys. */
  media: 'media',
  manifest: 'manifest.json',
} as const;

const manifestSchema = v.object({
  format: v.literal(1),
  /** ISO 8601. */
  at: v.string(),
  /** SHA-256 of the dump, in hexadecimal digits. */
  dumpHash: v.string(),
  /** The number of rows of each table, by `schema.table`. */
  rows: v.record(v.string(), v.number()),
  /** The keys of picture files that the store did not have. */
  missing: v.array(v.string()),
  /** SHA-256 of each picture file by its key, in hexadecimal digits; earlier versions did not record it. */
  hashes: v.optional(v.record(v.string(), v.string())),
  /** The bytes of each picture file by its key; earlier versions recorded them instead of `hashes`, or neither. */
  sizes: v.optional(v.record(v.string(), v.number())),
});
export type Manifest = v.InferOutput<typeof manifestSchema>;

/** @throws BackupError for a folder that is no whole backup */
export async function readManifest(folder: string): Promise<Manifest> {
  try {
    const text = await readFile(join(folder, FILES.manifest), 'utf8');
    return v.parse(manifestSchema, JSON.parse(text));
  } catch (cause) {
    throw new BackupError(`${folder} is not a backup.`, { cause });
  }
}

export async function fileHashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

const AT_ONCE = 8;

/** Does work for each of many keys, several at a time. */
export async function forEachKey(
  keys: readonly string[],
  work: (key: string) => Promise<void>,
): Promise<void> {
  const rest = keys.values();
  const workers = Array.from({ length: AT_ONCE }, async () => {
    for (const key of rest) await work(key);
  });
  await Promise.all(workers);
}

/** The number of rows of every table, by `schema.table`. */
export async function countRows(client: ClientBase): Promise<Record<string, number>> {
  const { rows: tables } = await client.query<{ name: string; quoted: string }>(`
    SELECT schemaname || '.' || tablename AS name, format('%I.%I', schemaname, tablename) AS quoted
    FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`);
  const counts: Record<string, number> = {};
  for (const { name, quoted } of tables) {
    const { rows } = await client.query<{ n: string }>(`SELECT count(*) AS n FROM ${quoted}`);
    counts[name] = Number(rows[0]?.n);
  }
  return counts;
}
