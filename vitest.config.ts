import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { CHROMIUM_FLAGS, findChromium } from './scripts/lib/chromium.ts';

const executablePath = findChromium();

/**
 * Bundles the stories' dependencies anew for each run, in a folder of its own. A cache from before
 * an import was added would be mended while the tests run, which reloads and fails them; a shared
 * one would be pulled away by a second run.
 */
function freshCache(): Plugin {
  const cacheDir = join(import.meta.dirname, `node_modules/.cache/stories-${process.pid}`);
  process.once('exit', () => rmSync(cacheDir, { recursive: true, force: true }));
  return { name: 'fresh-cache', config: () => ({ cacheDir }) };
}

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'apps/web/src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'api',
          environment: 'node',
          include: ['apps/api/{test,src}/**/*.test.ts'],
          globalSetup: ['apps/api/test/support/postgres.ts'],
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
      {
        plugins: [storybookTest({ configDir: '.storybook' }), freshCache()],
        test: {
          name: 'stories',
          // One page for all files: to load it anew for each takes as long as the stories themselves.
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { args: CHROMIUM_FLAGS, ...(executablePath && { executablePath }) },
              contextOptions: { reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
