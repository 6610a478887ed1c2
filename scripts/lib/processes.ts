import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export const ROOT = new URL('../../', import.meta.url).pathname;

/** The workspace's own programs come first, the Node that it brings among them. */
const PATH = [join(ROOT, 'node_modules/.bin'), process.env['PATH']].join(delimiter);

/** Starts a program in the workspace's root. */
export function launch(command: string, args: string[], options: SpawnOptions = {}): ChildProcess {
  const env = { ...(options.env ?? process.env), PATH };
  return spawn(command, args, { cwd: ROOT, stdio: 'inherit', ...options, env });
}

/** Settles with the exit code once the program has ended; a signal counts as 1. */
export async function ended(child: ChildProcess): Promise<number> {
  if (child.exitCode !== null) return child.exitCode;
  if (child.signalCode !== null) return 1;
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** Runs a program to its end; rejects when it fails. */
export async function run(command: string, args: string[], options: SpawnOptions = {}) {
  const code = await ended(launch(command, args, options));
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with code ${code}.`);
}

/** Asks a program to end and waits for it; after 15 s it is killed. */
export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const end = ended(child);
  child.kill('SIGTERM');
  const late = sleep(15_000, 'late' as const, { ref: false });
  if ((await Promise.race([end, late])) === 'late') child.kill('SIGKILL');
  await end;
}

/** Waits until the address answers with success; rejects when `child` ends first or time is up. */
export async function answering(url: string, child: ChildProcess, timeout = 60_000): Promise<void> {
  const deadline = Date.now() + timeout;
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`The program behind ${url} ended before it answered.`);
    }
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(100);
  }
  throw new Error(`${url} did not answer within ${timeout / 1000} s.`);
}
