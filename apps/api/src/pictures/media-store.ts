import type { Readable } from 'node:stream';
import { Unavailable } from '../errors.ts';

export const PICTURE_TYPE = 'image/webp';

/** A stored file. */
interface StoredFile {
  /** Bytes. */
  size: number;
  body: Readable;
}

/**
 * The storage of pictures. A key is `{folderPath}/{fileName}`; a store needs only put, get and
 * remove. The content of a key never changes.
 *
 * @throws MediaError from every method
 */
export interface MediaStore {
  put(key: string, bytes: Buffer): Promise<void>;
  get(key: string): Promise<StoredFile | undefined>;
  /** Succeeds also when there is no such key. */
  remove(key: string): Promise<void>;
}

/** The store does not respond, or with an error. */
export class MediaError extends Unavailable {
  override readonly name = 'MediaError';

  constructor(cause: unknown) {
    super('Pictures cannot be stored now. Try again soon.', { cause });
  }
}
