import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { ServerProcess } from '../processes.ts';

/**
 * Halts the server while a picture that it stores belongs to no venue yet. That lasts only some milliseconds, so the
 * pool must already have an open connection.
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
