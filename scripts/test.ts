import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildWeb } from './lib/build.ts';
import { ensureChromium } from './lib/chromium.ts';
import { ended, launch, ROOT } from './lib/processes.ts';

// Checks everything, in the order in which a fault is cheapest to find. Every step runs, so that one
// run tells all; the last line sums up: each check without tests of its own counts as one.

const REPORTS = join(ROOT, '.cache/test-reports');

interface Tally {
  passed: number;
  failed: number;
}

/** Runs a program; its report, where it writes one, is counted instead of its exit code. */
async function step(
  name: string,
  command: string,
  args: string[],
  report?: (file: string) => Tally,
): Promise<Tally> {
  console.log(`\n── ${name}`);
  const began = Date.now();
  const file = join(REPORTS, `${name.replace(/\W+/g, '-')}.json`);
  rmSync(file, { force: true });
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const code = await ended(
    launch(
      command,
      args.map((arg) => arg.replace('{report}', file)),
      { env },
    ),
  );
  const tally = report && read(report, file);
  console.log(
    `── ${name}: ${code === 0 ? 'ok' : 'FAILED'} in ${Math.round((Date.now() - began) / 1000)} s`,
  );
  if (tally === undefined) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  // A runner that fails without a failed test (a broken setup, an unhandled error) has failed too.
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

function read(report: (file: string) => Tally, file: string): Tally | undefined {
  try {
    return report(file);
  } catch {
    return undefined;
  }
}

function vitestTally(file: string): Tally {
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, 'utf8'));
  return { passed: numPassedTests, failed: numFailedTests };
}

function playwrightTally(file: string): Tally {
  const { expected, unexpected, flaky } = JSON.parse(readFileSync(file, 'utf8')).stats;
  if (flaky > 0) console.log(`${flaky} passed only at the second try (see the list above)`);
  return { passed: expected + flaky, failed: unexpected };
}

const vitest = (...projects: string[]) => [
  'run',
  '--reporter=default',
  '--reporter=json',
  '--outputFile.json={report}',
  ...projects.flatMap((project) => ['--project', project]),
];

mkdirSync(REPORTS, { recursive: true });
const browser = await ensureChromium();
process.env['CHROMIUM_PATH'] = browser;
console.log(`Browser: ${browser}`);

const tallies = [
  await step('lint', 'biome', ['ci', '--error-on-warnings', '--colors=off', '.']),
  await step('types', 'node', ['scripts/typecheck.ts']),
  await step('dead code', 'knip', ['--treat-config-hints-as-errors']),
  await step('translations', 'node', ['scripts/check-catalogues.ts']),
  await step('unit tests', 'vitest', vitest('unit'), vitestTally),
  // Side by side: the one waits for its disk, the other for its browser.
  ...(await Promise.all([
    step('server tests', 'vitest', vitest('api'), vitestTally),
    step('stories', 'vitest', vitest('stories'), vitestTally),
  ])),
];
await buildWeb();
tallies.push(
  await step('built site and package', 'vitest', vitest('built site', 'package'), vitestTally),
  await step(
    'end-to-end tests',
    'playwright',
    ['test', '--config', 'apps/web/playwright.config.ts', '--reporter=list,json'],
    playwrightTally,
  ),
);

const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
