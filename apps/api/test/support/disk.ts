import { execFile } from 'node:child_process';
import { chmod, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A disk of its own in memory, of `size` MB; on Linux, with the rights of root. */
export async function mountDisk(size: number) {
  const path = await mkdtemp(join(tmpdir(), 'campetto-disk-'));
  await run('mount', ['-t', 'tmpfs', '-o', `size=${size}m`, 'tmpfs', path]);
  await chmod(path, 0o755); // for the account of PostgreSQL
  const ballast = join(path, 'ballast');
  return {
    path,
    /** Leaves `left` KB. */
    async fill(left: number) {
      await using file = await open(ballast, 'w');
      const block = Buffer.alloc(64 * 1024);
      let filled = 0;
      try {
        for (;;) filled += (await file.write(block)).bytesWritten;
      } catch {
        await file.truncate(Math.max(0, filled - left * 1024));
      }
    },
    empty: () => rm(ballast, { force: true }),
    async [Symbol.asyncDispose]() {
      await run('umount', ['--lazy', path]); // a test that failed may have left a process on it
      await rm(path, { recursive: true });
    },
  };
}

/** Whether disks can be mounted here. */
export async function canMount(): Promise<boolean> {
  try {
    await using _disk = await mountDisk(1);
    return true;
  } catch {
    return false;
  }
}
