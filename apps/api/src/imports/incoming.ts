import { glob, mkdtemp, open, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

const FOLDER = 'campetto-incoming-';

/** A file that someone sent. */
export interface IncomingFile {
  path: string;
  /** Whether it had at most the bytes that were asked for; else it ends there. */
  isWhole: boolean;
  remove(): Promise<void>;
}

/**
 * Keeps what comes in as a file until it is removed, at most `limit` bytes of it. What comes
 * beyond is left in the stream, so that the connection lives to carry the answer.
 */
export async function receive(body: Readable, limit: number): Promise<IncomingFile> {
  const folder = await mkdtemp(join(tmpdir(), FOLDER));
  const incoming = {
    path: join(folder, 'file'),
    isWhole: true,
    remove: () => rm(folder, { recursive: true, force: true }),
  };
  try {
    await using file = await open(incoming.path, 'wx');
    let left = limit;
    for await (const chunk of body.iterator({ destroyOnReturn: false })) {
      const bytes = Buffer.from(chunk);
      await file.write(bytes.subarray(0, left));
      left -= bytes.length;
      if (left < 0) {
        incoming.isWhole = false;
        break;
      }
    }
    return incoming;
  } catch (error) {
    await incoming.remove();
    throw error;
  }
}

const ABANDONED = 24 * 60 * 60 * 1000;

/** Removes what a server left that ended while a file came in. */
export async function sweepIncoming(): Promise<void> {
  for await (const name of glob(`${FOLDER}*`, { cwd: tmpdir() })) {
    const folder = join(tmpdir(), name);
    const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > ABANDONED) await rm(folder, { recursive: true, force: true });
  }
}
