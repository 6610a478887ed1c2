import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * From now on this process and those that it starts have a folder of their own for temporary files, so that
 * nothing is left of a server that a test killed. Returns a function that removes the folder.
 */
export async function ownTemporaryFolder(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'campetto-test-'));
  await chmod(folder, 0o1777); // as the one around it: root runs PostgreSQL as another account
  process.env['TMPDIR'] = folder;
  return () => rm(folder, { recursive: true, force: true });
}
