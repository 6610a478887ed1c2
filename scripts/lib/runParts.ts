import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './chromium.ts';
import { ended, launch, ROOT } from './processes.ts';
import type { Part, Result } from './testParts.ts';

const REPORTS = join(ROOT, '.cache/test-reports');

/** How many parts run side by side. With more, tests would exceed their time limits. */
const LANES = Math.min(2, cpus().length);

/**
 * Runs the parts, also after a failure, and prints the sum of their tests. A check without tests counts
 * as one. Resolves with the exit code.
 */
export async function runParts(parts: readonly Part[]): Promise<number> {
  mkdirSync(REPORTS, { recursive: true });
  if (parts.some(({ needsBrowser }) => needsBrowser)) {
    const browser = await ensureChromium();
    process.env['CHROMIUM_PATH'] = browser;
    console.log(`Browser: ${browser}`);
  }

  const waiting = [...parts];
  const results = new Map<Part, Promise<Result>>();
  async function lane(): Promise<void> {
    for (let part = waiting.shift(); part; part = waiting.shift()) {
      if (part.alone) await Promise.all(results.values());
      const result = runPart(part, part.alone || parts.length === 1);
      results.set(part, result);
      await result;
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane));

  const all = await Promise.all(results.values());
  const passed = all.reduce((sum, result) => sum + result.passed, 0);
  const failed = all.reduce((sum, result) => sum + result.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

/** Runs a part to its end. Its output is printed at once when it ends, unless it is `live`. */
async function runPart(part: Part, live = false): Promise<Result> {
  const { name, command, args, count, prepare } = part;
  console.log(`── ${name}: started`);
  const began = Date.now();
  const file = join(REPORTS, `${name}.json`);
  rmSync(file, { force: true });
  try {
    await prepare?.();
  } catch (error) {
    console.error(error);
    return { passed: 0, failed: 1 };
  }
  const child = launch(
    command,
    args.map((arg) => arg.replace('{report}', file)),
    {
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
      stdio: live ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    },
  );
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (data: Buffer) => output.push(data));
  }
  const code = await ended(child);
  process.stdout.write(Buffer.concat(output));
  const seconds = Math.round((Date.now() - began) / 1000);
  console.log(`── ${name}: ${code === 0 ? 'ok' : 'FAILED'} in ${seconds} s\n`);

  const result = count && read(file, count);
  if (result === undefined) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  // A runner that fails without a failed test (a broken setup, an unhandled error) has failed too.
  return code !== 0 && result.failed === 0 ? { ...result, failed: 1 } : result;
}

function read(file: string, count: (report: unknown) => Result): Result | undefined {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}
