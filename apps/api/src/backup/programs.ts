import { spawn } from 'node:child_process';

/** What stops a backup or a restore, as a sentence for the operator. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/**
 * Runs a program of PostgreSQL that is on the PATH against a database.
 *
 * @throws BackupError with what it wrote when it fails
 */
export async function runProgram(
  program: 'pg_dump' | 'pg_restore',
  databaseUrl: string,
  args: readonly string[],
): Promise<void> {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = ''; // the arguments of a process are public on its machine
  const child = spawn(program, [`--dbname=${url.href}`, '--no-password', ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...(password && { PGPASSWORD: password }) },
  });
  let written = '';
  child.stderr.on('data', (chunk) => {
    written += chunk;
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('close', resolve).once('error', reject);
  }).catch((cause) => {
    throw new BackupError(
      `${program} cannot be started: install PostgreSQL's client programs, of the version of the database or later.`,
      { cause },
    );
  });
  if (code !== 0) throw new BackupError(`${program} failed: ${written.trim()}`);
}
