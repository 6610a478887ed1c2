import { mkdir, open, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { MediaError, type MediaStore } from './media-store.ts';

const orMediaError = (cause: unknown) => Promise.reject(new MediaError(cause));

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Pictures as files below a folder, which is created with the first picture. */
export function openFolder(root: string): MediaStore {
  return {
    async put(key, bytes) {
      const path = join(root, key);
      await mkdir(dirname(path), { recursive: true }).catch(orMediaError);
      // Flushed to the disk before the row that names it is stored.
      await writeFile(path, bytes, { flush: true }).catch(orMediaError);
    },
    async get(key) {
      try {
        const file = await open(join(root, key));
        const { size } = await file.stat();
        return { size, body: file.createReadStream() };
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw new MediaError(error);
      }
    },
    async remove(key) {
      await rm(join(root, key), { force: true }).catch(orMediaError);
    },
  };
}
