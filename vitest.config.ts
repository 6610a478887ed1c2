import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { CHROMIUM_FLAGS, findChromium } from './scripts/lib/chromium.ts';
import { NODE_PROJECTS } from './vitest.node.config.ts';

const executablePath = findChromium();

/**
 * Bundles the dependencies of the stories for each run in a new folder. An older cache would be completed
 * while the tests run, which reloads the page and fails them; a second run would replace a shared one.
 */
function freshCache(): Plugin {
  const cacheDir = join(import.meta.dirname, `node_modules/.cache/stories-${process.pid}`);
  process.once('exit', () => rmSync(cacheDir, { recursive: true, force: true }));
  return { name: 'fresh-cache', config: () => ({ cacheDir }) };
}

/**
 * React as visitors get it. Its development version records the stack of each element, which makes
 * the stories twice as slow, and warns of nothing that these tests look at.
 */
const productionReact: Plugin = {
  name: 'production-react',
  config: () => ({
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    oxc: { jsx: { runtime: 'automatic', development: false } },
  }),
};

/**
 * Keeps what `import()` resolves to. At each call Chromium visits all modules below the imported one again, each in a
 * task of its own: thousands for a story of a screen.
 */
const importOnce: Plugin = {
  name: 'import-once',
  enforce: 'pre',
  transform: (code, id) =>
    id.includes('node_modules')
      ? undefined
      : code.replace(
          /(?<=(?:=>|await|,) )import\((['"][^'"]+['"])\)/g,
          (call, path) =>
            `((globalThis.imports ??= {})[${JSON.stringify(id)} + ${path}] ??= ${call})`,
        ),
};

export default defineConfig({
  test: {
    projects: [
      ...NODE_PROJECTS,
      {
        plugins: [
          storybookTest({ configDir: '.storybook' }),
          freshCache(),
          productionReact,
          importOnce,
        ],
        test: {
          name: 'stories',
          // A busy machine takes more than the 15 s that are the default for browsers.
          testTimeout: 60_000,
          // One page for all files: to load one for each takes as long as the stories themselves.
          isolate: false,
          setupFiles: ['.storybook/tests.setup.ts'],
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
