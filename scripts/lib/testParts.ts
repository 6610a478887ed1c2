import { buildWeb } from './build.ts';
import { playwrightResult, type Result, vitestResult } from './testReports.ts';

/** One check or suite, which also CI runs by its name. */
export interface Part {
  name: string;
  command: string;
  /** `{report}` stands for the path of the report. */
  args: string[];
  /** Reads the report of the tests; a part without one counts as one test. */
  read?: (report: never) => Result;
  needsBrowser?: boolean;
  prepare?: () => Promise<void>;
  /** Uses every core by itself: begins when the parts before it have ended. */
  waits?: boolean;
  /** Uses only what the other parts leave of the processors. */
  lowPriority?: boolean;
}

const vitest = (config: string, ...projects: string[]) => ({
  command: 'vitest',
  args: [
    'run',
    `--config=${config}`,
    '--reporter=default',
    '--reporter=json',
    '--outputFile.json={report}',
    // A defect fails twice; a test that had too little time on a busy machine usually fails once.
    '--retry=1',
    ...projects.flatMap((project) => ['--project', project]),
  ],
  read: vitestResult,
});

/** The suites, the longest first; the checks at the end run beside the end-to-end tests. */
export const PARTS: readonly Part[] = [
  { name: 'stories', ...vitest('vitest.config.ts', 'stories'), needsBrowser: true },
  { name: 'api', ...vitest('vitest.node.config.ts', 'api') },
  // Builds the product, which the end-to-end tests use again.
  {
    name: 'built',
    ...vitest('vitest.node.config.ts', 'built site', 'package'),
    needsBrowser: true,
    lowPriority: true,
  },
  {
    name: 'unit',
    ...vitest('vitest.node.config.ts', 'unit', 'hooks'),
    needsBrowser: true,
    lowPriority: true,
  },
  {
    name: 'e2e',
    command: 'playwright',
    args: ['test', '--config=apps/web/playwright.config.ts', '--reporter=list,json'],
    read: playwrightResult,
    prepare: buildWeb,
    needsBrowser: true,
    waits: true,
  },
  { name: 'types', command: 'node', args: ['scripts/typecheck.ts'], lowPriority: true },
  { name: 'knip', command: 'node', args: ['scripts/knip.ts'], lowPriority: true },
  {
    name: 'lint',
    command: 'biome',
    args: ['ci', '--error-on-warnings', '--colors=off', '.'],
    lowPriority: true,
  },
  {
    name: 'catalogues',
    command: 'node',
    args: ['scripts/checkCatalogues.ts'],
    lowPriority: true,
  },
];
