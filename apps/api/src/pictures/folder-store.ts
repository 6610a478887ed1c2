import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { MediaError, type MediaStore } from './media-store.ts';

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Undefined when there is no such file. */
async function ifPresent<T>(result: Promise<T>): Promise<T | undefined> {
  try {
    return await result;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** The end of the name of a file that is still being written. */
const PARTIAL = '.part';

/** Renames the file only when it is whole and on the disk, so that nobody reads half of it, even after a crash. */
async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  const partial = `${path}.${randomUUID()}${PARTIAL}`;
  try {
    await writeFile(partial, bytes, { flush: true });
    await rename(partial, path);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

/** The files of a key: the whole one, and those that a crash left half written. */
async function filesOf(path: string): Promise<string[]> {
  const names = (await ifPresent(readdir(dirname(path)))) ?? [];
  const name = basename(path);
  return names
    .filter((one) => one === name || (one.startsWith(`${name}.`) && one.endsWith(PARTIAL)))
    .map((one) => join(dirname(path), one));
}

/** Pictures as files below a folder, which is created with the first picture. */
export function openFolder(root: string): MediaStore {
  const attempt = async <T>(work: () => Promise<T>) => {
    try {
      return await work();
    } catch (error) {
      throw new MediaError(error);
    }
  };
  return {
    put: (key, bytes) =>
      attempt(async () => {
        const path = join(root, key);
        // A key names its content: a file of this length is the same picture.
        if ((await ifPresent(stat(path)))?.size === bytes.length) return;
        await mkdir(dirname(path), { recursive: true });
        await writeWhole(path, bytes);
      }),
    get: (key) =>
      attempt(async () => {
        const file = await ifPresent(open(join(root, key)));
        if (!file) return undefined;
        const { size } = await file.stat();
        return { size, body: file.createReadStream() };
      }),
    remove: (key) =>
      attempt(async () => {
        for (const path of await filesOf(join(root, key))) await rm(path, { force: true });
      }),
  };
}
