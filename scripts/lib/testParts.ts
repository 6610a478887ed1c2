import { buildWeb } from './build.ts';

export interface Result {
  passed: number;
  failed: number;
}

/** One check or suite, which also CI runs by its name. */
export interface Part {
  name: string;
  command: string;
  /** `{report}` stands for the path of the report. */
  args: string[];
  /** Counts the tests of a report; a part without one counts as one test. */
  count?: (report: unknown) => Result;
  needsBrowser?: boolean;
  prepare?: () => Promise<void>;
  /** Uses every core by itself: runs when no other part does. */
  alone?: boolean;
}

const vitest = (config: string, ...projects: string[]) => ({
  command: 'vitest',
  args: [
    'run',
    `--config=${config}`,
    '--reporter=default',
    '--reporter=json',
    '--outputFile.json={report}',
    ...projects.flatMap((project) => ['--project', project]),
  ],
  count: vitestCount,
});

/** The longest first: the others run beside it. */
export const PARTS: readonly Part[] = [
  { name: 'stories', ...vitest('vitest.config.ts', 'stories'), needsBrowser: true },
  { name: 'lint', command: 'biome', args: ['ci', '--error-on-warnings', '--colors=off', '.'] },
  { name: 'types', command: 'node', args: ['scripts/typecheck.ts'] },
  { name: 'knip', command: 'node', args: ['scripts/knip.ts'] },
  { name: 'catalogues', command: 'node', args: ['scripts/check-catalogues.ts'] },
  { name: 'unit', ...vitest('vitest.node.config.ts', 'unit'), needsBrowser: true },
  { name: 'api', ...vitest('vitest.node.config.ts', 'api') },
  // Builds the product, which the end-to-end tests use again.
  {
    name: 'built',
    ...vitest('vitest.node.config.ts', 'built site', 'package'),
    needsBrowser: true,
  },
  {
    name: 'e2e',
    command: 'playwright',
    args: ['test', '--config=apps/web/playwright.config.ts', '--reporter=list,json'],
    count: playwrightCount,
    prepare: buildWeb,
    needsBrowser: true,
    alone: true,
  },
];

function vitestCount(report: unknown): Result {
  const { numPassedTests, numFailedTests } = report as Record<string, number>;
  return { passed: numPassedTests ?? 0, failed: numFailedTests ?? 0 };
}

function playwrightCount(report: unknown): Result {
  const { expected, unexpected, flaky, skipped } = (report as { stats: Record<string, number> })
    .stats;
  if (skipped) console.log(`${skipped} skipped (see the list above)`);
  if (flaky) console.log(`${flaky} passed only at the second attempt (see the list above)`);
  return { passed: (expected ?? 0) + (flaky ?? 0), failed: unexpected ?? 0 };
}
