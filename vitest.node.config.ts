import { sourcePlugins } from '@campetto/web/vite-plugins';
import { defineConfig } from 'vitest/config';

const HOOKS = 'apps/web/src/**/use*.test.ts';

/** The tests that run in Node. Apart from the stories: to load Storybook takes five seconds. */
export const NODE_PROJECTS = [
  {
    test: {
      name: 'unit',
      environment: 'node',
      // To load what the tests import takes as long as the tests.
      isolate: false,
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
    test: { name: 'hooks', environment: 'happy-dom', isolate: false, include: [HOOKS] },
  },
  {
    test: {
      name: 'api',
      environment: 'node',
      include: ['apps/api/{test,src}/**/*.test.ts'],
      globalSetup: ['apps/api/test/support/postgres.ts'],
      isolate: false,
      // Many start processes, while other parts use the processors.
      testTimeout: 60_000,
      hookTimeout: 60_000,
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
    },
  },
  {
    test: {
      name: 'package',
      environment: 'node',
      include: ['packages/ui/test/**/*.test.ts'],
      globalSetup: ['packages/ui/test/packed.setup.ts'],
    },
  },
];

export default defineConfig({ test: { projects: NODE_PROJECTS } });
