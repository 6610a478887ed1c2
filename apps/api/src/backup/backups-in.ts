import { readdir } from 'node:fs/promises';

/** The name of a whole backup: its time. Others, as of one that is being written, are ignored. */
const NAME = /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d\.\d{3}Z)$/;

/** The names of the whole backups in a folder, the oldest first. */
export const backupsIn = async (folder: string) =>
  (await readdir(folder)).filter((name) => NAME.test(name)).sort();

/** The end of the name of a backup that is being written, or was interrupted. */
export const DRAFT = '.part';

/** The names of the backups in a folder that are not whole. */
export const draftsIn = async (folder: string) =>
  (await readdir(folder)).filter(
    (name) => name.endsWith(DRAFT) && NAME.test(name.slice(0, -DRAFT.length)),
  );

/** Seconds since the latest whole backup in a folder was begun; infinite when there is none that can be seen. */
export async function secondsSinceBackup(folder: string, now = Date.now()): Promise<number> {
  const [latest] = (await backupsIn(folder).catch(() => [])).reverse();
  if (!latest) return Number.POSITIVE_INFINITY;
  return (now - Date.parse(latest.replace(NAME, '$1:$2:$3'))) / 1000;
}
