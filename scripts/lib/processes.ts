import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export const ROOT = join(import.meta.dirname, '../..');

/** The programs of the workspace come first, among them its own Node. */
const PATH = [join(ROOT, 'node_modules/.bin'), process.env['PATH']].join(delimiter);

/** Starts a program in the root of the workspace; `node` is the Node that runs now. */
export function launch(command: string, args: string[], options: SpawnOptions = {}): ChildProcess {
  const env = { ...(options.env ?? process.env), PATH };
  const program = command === 'node' ? process.execPath : command;
  return spawn(program, args, { cwd: ROOT, stdio: 'inherit', ...options, env });
}

/** Resolves with the exit code when the program has ended; 1 after a signal. */
export async function ended(child: ChildProcess): Promise<number> {
  if (child.exitCode !== null) return child.exitCode;
  if (child.signalCode !== null) return 1;
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** Runs a program to its end; rejects when its exit code is not 0. */
export async function run(command: string, args: string[], options: SpawnOptions = {}) {
  const code = await ended(launch(command, args, options));
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with code ${code}.`);
}

/** Longer than the server needs to complete the requests that it has received (`apps/api/src/server.ts`). */
const STOP_TIMEOUT = 30_000;

/** Sends SIGTERM and waits for the program to end; kills it when it takes too long. */
export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const end = ended(child);
  child.kill('SIGTERM');
  const late = sleep(STOP_TIMEOUT, 'late' as const, { ref: false });
  if ((await Promise.race([end, late])) === 'late') child.kill('SIGKILL');
  await end;
}

/**
 * Waits until a URL responds with success; rejects when `child` ends first or after `timeout` ms. The
 * error says what happened last.
 */
export async function responding(
  url: string,
  child: ChildProcess,
  timeout = 60_000,
): Promise<void> {
  const deadline = Date.now() + timeout;
  let latest = '';
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`The program behind ${url} ended before it responded.`);
    }
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(5_000) });
      if (response.ok) return;
      latest = `status ${response.status}, ${await response.text()}`;
    } catch (error) {
      const { message, cause } = error as Error;
      latest = cause instanceof Error ? cause.message : message;
      // The ports that browsers refuse, for example 4190 and 6000.
      if (latest === 'bad port') {
        throw new Error(`Browsers refuse the port of ${url}: choose another.`);
      }
    }
    await sleep(100);
  }
  throw new Error(`${url} did not respond within ${timeout / 1000} s (${latest}).`);
}
