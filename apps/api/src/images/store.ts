import type { Readable } from 'node:stream';
import type { MediaConfig } from '../config.ts';

export const PHOTO_TYPE = 'image/webp';
/** What lies under a key never changes. */
export const FOREVER = 'public, max-age=31536000, immutable';

/** A stored file, to be sent. */
interface StoredFile {
  /** Bytes. */
  size: number;
  body: Readable;
}

/**
 * Where pictures lie. A key is `{folderPath}/{fileName}`; to put, get and remove is all that a
 * store must know.
 *
 * @throws MediaError from every call
 */
export interface MediaStore {
  put(key: string, bytes: Buffer): Promise<void>;
  get(key: string): Promise<StoredFile | undefined>;
  /** Succeeds also where nothing lies. */
  remove(key: string): Promise<void>;
}

/** The store does not answer, or not as a store. */
export class MediaError extends Error {
  override readonly name = 'MediaError';

  constructor(cause: unknown) {
    super(`picture store: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}

/** The store of the configuration. A library is loaded only where it is used. */
export async function openMediaStore(config: MediaConfig): Promise<MediaStore> {
  if (config.kind === 'folder') {
    const { openFolder } = await import('./folder-store.ts');
    return openFolder(config.path);
  }
  const { openBucket } = await import('./s3-store.ts');
  return openBucket(config);
}
