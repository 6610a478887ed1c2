import { sourcePlugins } from '@campetto/web/vite-plugins';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const HOOKS = 'apps/web/src/**/use*.test.ts';

/** Before each test. */
const RESTORED = { restoreMocks: true, unstubGlobals: true };

/** For all tests: other parts use the processors at the same time, and machines differ. */
const LONG = { testTimeout: 180_000, hookTimeout: 180_000 };

/** The tests that run in Node. Apart from the stories: to load Storybook takes five seconds. */
export const NODE_PROJECTS = [
  {
    test: {
      name: 'unit',
      environment: 'node',
      // To load what the tests import takes as long as the tests.
      isolate: false,
      ...RESTORED,
      ...LONG,
      include: [
        'packages/*/src/**/*.test.{ts,tsx}',
        'apps/web/src/**/*.test.{ts,tsx}',
        'scripts/**/*.test.ts',
      ],
      exclude: [HOOKS],
    },
  },
  {
    plugins: sourcePlugins(),
    test: {
      name: 'hooks',
      environment: 'happy-dom',
      isolate: false,
      ...RESTORED,
      ...LONG,
      setupFiles: ['apps/web/hooks.setup.ts'],
      include: [HOOKS],
    },
  },
  {
    test: {
      name: 'api',
      environment: 'node',
      include: ['apps/api/{test,src}/**/*.test.ts'],
      globalSetup: ['apps/api/test/support/postgres.ts'],
      isolate: false,
      ...LONG,
      // All share one PostgreSQL.
      maxWorkers: 2,
    },
  },
  {
    test: {
      name: 'built site',
      environment: 'node',
      include: ['apps/web/{bench,prerender}/**/*.test.ts'],
      globalSetup: ['apps/web/prerender/built.setup.ts'],
      ...LONG,
    },
  },
  {
    test: {
      name: 'package',
      environment: 'node',
      include: ['packages/ui/test/**/*.test.ts'],
      globalSetup: ['packages/ui/test/packed.setup.ts'],
      ...LONG,
    },
  },
];

/** The files that take longest. One that begins as the last leaves the other processor idle. */
const LONGEST = ['/trust/trust.test.ts', '/alerts/alerts.test.ts', '/test/durability.test.ts'];

function rankOf({ moduleId }: TestSpecification): number {
  const place = LONGEST.findIndex((file) => moduleId.endsWith(file));
  return place === -1 ? LONGEST.length : place;
}

/** Vitest knows how long a file takes only from an earlier run; until then it begins with the largest. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.sort((a, b) => rankOf(a) - rankOf(b));
  }
}

export default defineConfig({
  test: { projects: NODE_PROJECTS, sequence: { sequencer: LongestFirst } },
});
