import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { ServerProcess } from '../processes.ts';

/**
 * Halts the server while a picture that it stores belongs to no venue yet, which takes some milliseconds
 * only. The pool has its connection open, to see them.
 */
export async function haltDuringUpload({ child }: ServerProcess, pool: Pool): Promise<void> {
  const isUploading = async () => (await pool.query('SELECT FROM image_uploads')).rowCount !== 0;
  for (;;) {
    if (await isUploading()) {
      child.kill('SIGSTOP');
      await sleep(100); // the database finishes what it has received
      if (await isUploading()) return;
      child.kill('SIGCONT');
    }
    await sleep(1);
  }
}
