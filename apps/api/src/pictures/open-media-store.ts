import type { MediaConfig } from '../config.ts';
import type { MediaStore } from './media-store.ts';

/** The store of the configuration. The library of a bucket is loaded only when it is used. */
export async function openMediaStore(config: MediaConfig): Promise<MediaStore> {
  if (config.kind === 'folder') {
    const { openFolder } = await import('./folder-store.ts');
    return openFolder(config.path);
  }
  const { openBucket } = await import('./s3-store.ts');
  return openBucket(config);
}
