import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { constants, cpus, setPriority } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './chromium.ts';
import { ended, launch, ROOT } from './processes.ts';
import type { Part } from './testParts.ts';
import type { Problem, Result } from './testReports.ts';

const REPORTS = join(ROOT, '.cache/test-reports');

/**
 * How many parts run side by side: a suite for each of two processors, and a part that uses what they leave while their
 * tests wait. With more, tests would exceed their time limits.
 */
const LANES = Math.min(2, cpus().length) + 1;

/**
 * Runs the parts, also after a failure, and prints which tests failed and the sum of all. A check without
 * tests counts as one. Resolves with the exit code.
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
      if (part.waits) await Promise.all(results.values());
      const result = runPart(part, part.waits || parts.length === 1);
      results.set(part, result);
      await result;
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane));

  const all = await Promise.all(results.values());
  const problems = all.flatMap((result) => result.problems);
  printProblems('Passed only at the second attempt', problems.filter(atSecondAttempt));
  const failures = problems.filter((problem) => !atSecondAttempt(problem));
  printProblems('Failed', failures);
  const sumOf = (outcome: 'passed' | 'failed' | 'skipped') =>
    all.reduce((sum, result) => sum + result[outcome], 0);
  const [passed, skipped] = [sumOf('passed'), sumOf('skipped')];
  // The tests of a file that could not begin are skipped; the file counts as one that failed.
  const failed = Math.max(sumOf('failed'), failures.length);
  console.log(`\n${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`);
  return failed === 0 ? 0 : 1;
}

function atSecondAttempt({ passedAtLast }: Problem): boolean {
  return passedAtLast;
}

/** At the end of the run, because a reader of thousands of lines begins there. */
function printProblems(heading: string, problems: readonly Problem[]): void {
  if (problems.length === 0) return;
  console.log(`\n${heading}:`);
  for (const { title, message, output } of problems) {
    console.log(`  ${title.replace(`${ROOT}/`, '')}\n    ${message.split('\n')[0]}`);
    if (output) console.log(`\n${output}`);
  }
}

interface Attempt extends Result {
  /** Failed without a failed test: a broken setup, or an error that no test waited for. */
  isBroken?: boolean;
}

/** Runs a part, and a broken one once more, as its tests are repeated. */
async function runPart(part: Part, live?: boolean): Promise<Result> {
  const first = await attempt(part, live);
  if (!first.isBroken || !part.read) return first;
  const second = await attempt(part, live);
  const passedAtLast = second.failed === 0;
  const problems = first.problems.map((problem) => ({ ...problem, passedAtLast }));
  return { ...second, problems: [...problems, ...second.problems] };
}

/** Runs a part to its end. Its output is printed at once when it ends, unless it is `live`. */
async function attempt(part: Part, live = false): Promise<Attempt> {
  const { name, command, args, prepare, lowPriority } = part;
  console.log(`── ${name}: started`);
  const began = Date.now();
  const file = join(REPORTS, `${name}.json`);
  rmSync(file, { force: true });
  try {
    await prepare?.();
  } catch (error) {
    console.error(error);
    return failure(name, String(error));
  }
  const child = launch(
    command,
    args.map((arg) => arg.replace('{report}', file)),
    {
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
      stdio: live ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    },
  );
  if (lowPriority && child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (data: Buffer) => output.push(data));
  }
  const code = await ended(child);
  process.stdout.write(Buffer.concat(output));
  const seconds = Math.round((Date.now() - began) / 1000);
  console.log(`── ${name}: ${code === 0 ? 'ok' : 'FAILED'} in ${seconds} s\n`);

  const result = readReport(part, file);
  if (code === 0 && !part.read) return { passed: 1, failed: 0, skipped: 0, problems: [] };
  if (result && (code === 0 || result.failed > 0)) return result;
  const place = live ? 'its output is above' : 'the end of its output:';
  const { problems } = failure(name, `ended with ${code}; ${place}`, endOf(output));
  return {
    passed: result?.passed ?? 0,
    failed: 1,
    skipped: result?.skipped ?? 0,
    problems: [...(result?.problems ?? []), ...problems],
    isBroken: true,
  };
}

function failure(title: string, message: string, output = ''): Result {
  const problem = { title, message, output, passedAtLast: false };
  return { passed: 0, failed: 1, skipped: 0, problems: [problem] };
}

/** The last lines, where a runner reports errors that belong to no test. */
function endOf(output: readonly Buffer[], lines = 60): string {
  return Buffer.concat(output).toString().trimEnd().split('\n').slice(-lines).join('\n');
}

function readReport({ read }: Part, file: string): Result | undefined {
  try {
    return read?.(JSON.parse(readFileSync(file, 'utf8')) as never);
  } catch {
    return undefined;
  }
}
