import { createHash } from 'node:crypto';
import { PICTURE_WIDTHS, photoFileNameOf } from '@campetto/contract';
import { openFolder } from '../../src/pictures/folder-store.ts';
import { query } from '../../test/support/query.ts';

/** Bytes of the copies of a picture. */
const COPIES = [40_000, 160_000] as const;

/** What an import and the decisions on its venues leave beside the venues. */
export async function addHistory(url: string): Promise<void> {
  await query(
    url,
    "INSERT INTO venue_sources SELECT source, 'bench:' || id, id, md5(id::text) FROM venues",
  );
  await query(
    url,
    `INSERT INTO activity (id, kind, at, actor_uid, actor_email, venue_id, folder_path, venue_name,
       from_status, to_status, reason, version)
     SELECT gen_random_uuid(), status, updated_at, 'admin-1', decided_by, id, folder_path, name,
       'pending', status, discard_reason, 2 FROM venues WHERE status <> 'pending'`,
  );
}

/** Gives the first venues a picture each, in a folder. */
export async function addPictures(url: string, folder: string, amount: number): Promise<void> {
  const media = openFolder(folder);
  const venues = await query<{ id: string; folder_path: string }>(
    url,
    `SELECT id, folder_path FROM venues ORDER BY id LIMIT ${amount}`,
  );
  for (const { id, folder_path: path } of venues) {
    const hash = createHash('md5').update(id).digest('hex');
    for (const [index, width] of PICTURE_WIDTHS.entries()) {
      const bytes = Buffer.alloc(COPIES[index] ?? 0, hash);
      await media.put(`${path}/${photoFileNameOf(hash, width)}`, bytes);
    }
  }
  await query(
    url,
    `UPDATE venues SET photo_file_name = md5(id::text) || '-1280.webp' WHERE id = ANY($1)`,
    [venues.map(({ id }) => id)],
  );
}

/** The number of rows of each table and a sum of their hashes. */
async function contentOf(url: string): Promise<Map<string, string>> {
  const tables = await query<{ name: string }>(
    url,
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`,
  );
  const content = new Map<string, string>();
  for (const { name } of tables) {
    const [row] = await query<{ rows: string; hash: string | null }>(
      url,
      `SELECT count(*) AS rows, sum(hashtextextended(t::text, 0)) AS hash FROM ${name} t`,
    );
    content.set(name, `${row?.rows} ${row?.hash}`);
  }
  return content;
}

/**
 * Compares two databases by their rows.
 *
 * @returns how many there are
 * @throws Error that names the tables that differ
 */
export async function compareDatabases(url: string, restored: string): Promise<string> {
  const [content, other] = [await contentOf(url), await contentOf(restored)];
  const differing = [...content.keys()].filter((name) => content.get(name) !== other.get(name));
  if (differing.length > 0 || content.size !== other.size) {
    throw new Error(`These tables differ: ${differing.join(', ')}`);
  }
  const rows = [...content.values()].reduce((sum, text) => sum + Number.parseInt(text, 10), 0);
  return `${rows.toLocaleString('en')} rows of ${content.size} tables`;
}
