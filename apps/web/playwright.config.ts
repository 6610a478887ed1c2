import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/lib/chromium.ts';
import type { EngineFixtures } from './e2e/engines/fixtures.ts';

const executablePath = findChromium();

export default defineConfig<object, EngineFixtures>({
  testDir: './e2e',
  testMatch: '*.spec.ts',
  outputDir: '../../.cache/e2e',
  globalSetup: './e2e/support/global.setup.ts',
  // Each worker runs a product of its own: server, database, data. Two would leave an eighth of two
  // processors idle, because tests wait for scrolling and timers.
  workers: 3,
  fullyParallel: false,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  // Once more, and traced: a defect fails twice, a test that had too little time on a busy machine usually
  // once. To trace every test takes a quarter of the time.
  retries: 1,
  projects: [
    // First, with a worker each: another one would start a product and a browser of its own, which takes as
    // long as ten of these tests, and at the end of the run they would leave a processor idle.
    ...(['Firefox', 'WebKit'] as const).map((engine) => ({
      name: engine,
      testMatch: 'engines/*.spec.ts',
      workers: 1,
      use: { engine },
    })),
    { name: 'Chromium', testIgnore: 'engines/**' },
  ],
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    // What moves while a test waits takes a fifth of the processor's time. Tests of motion ask for it, and the
    // other engines have it.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'on-first-retry',
    launchOptions: {
      // No page lives long enough to be worth the optimizing compilers, which take a tenth of its processor time.
      args: [...CHROMIUM_FLAGS, '--js-flags=--no-opt --no-maglev'],
      ...(executablePath && { executablePath }),
    },
  },
});
