import { on } from 'node:events';
import type { ImportPreview } from '@campetto/contract';
import { startHeartbeat } from '../threads/heartbeat.ts';
import type { TaskInput } from '../threads/thread-pool.ts';
import { type PreviewOptions, previewFile } from './preview.ts';
import { type ReadOptions, readVenues } from './read-venues.ts';

// The functions that threads run: `reader-threads.ts` calls them by name.

/** Runs {@link previewFile}. */
export async function preview({
  path,
  port,
  ...options
}: TaskInput<PreviewOptions & { path: string }>): Promise<ImportPreview> {
  using _ = startHeartbeat(port);
  return await previewFile(path, options);
}

/**
 * Runs {@link readVenues}: sends a step for each message, so that one step at most is read ahead,
 * and ends with the message after the last.
 */
export async function read({
  path,
  port,
  ...options
}: TaskInput<ReadOptions & { path: string }>): Promise<void> {
  using _ = startHeartbeat(port);
  const requests = on(port, 'message');
  for await (const step of readVenues(path, options)) {
    await requests.next();
    port.postMessage({ step });
  }
  await requests.next();
}
