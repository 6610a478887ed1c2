import { readdir } from 'node:fs/promises';

/** The name of a whole backup is its time. Other names, such as that of a backup that is being written, are ignored. */
const NAME = /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d\.\d{3}Z)$/;

export const nameOf = (at: Date) => at.toISOString().replaceAll(':', '-');

/**
 * The names of the whole backups in a folder, the oldest first. A backup from the future was written with a wrong
 * clock; it is left out, because it would be the latest one until that time.
 */
export const backupsIn = async (folder: string, now: Date) =>
  (await readdir(folder)).filter((name) => NAME.test(name) && name <= nameOf(now)).sort();

/** The end of the name of a backup that is being written, or was interrupted. */
export const DRAFT = '.part';

const isDraft = (name: string) => name.endsWith(DRAFT) && NAME.test(name.slice(0, -DRAFT.length));

/** The names of the backups in a folder that are not whole. */
export const draftsIn = async (folder: string) => (await readdir(folder)).filter(isDraft);

/** The names of the backups in a folder, whole or not, whose time is in the future. */
export const futureIn = async (folder: string, now: Date) =>
  (await readdir(folder))
    .filter((name) => (NAME.test(name) || isDraft(name)) && name > nameOf(now) + DRAFT)
    .sort();

/**
 * Seconds since the latest whole backup in a folder was begun; infinite when there is none, or the folder cannot be
 * read.
 */
export async function secondsSinceBackup(folder: string, now = new Date()): Promise<number> {
  const [latest] = (await backupsIn(folder, now).catch(() => [])).reverse();
  if (!latest) return Number.POSITIVE_INFINITY;
  return (now.getTime() - Date.parse(latest.replace(NAME, '$1:$2:$3'))) / 1000;
}
