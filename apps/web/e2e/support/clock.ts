import type { Page } from '@playwright/test';

/** Stops the page's timers; from then on only `page.clock.runFor` runs them. Needs `page.clock.install()` before the visit. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}

/** Stops the countdown of the download page at five, so that it causes nothing that the test observes. */
export const holdCountdown = (page: Page) =>
  page.addInitScript(() => {
    const run = window.setTimeout;
    const held = (task: TimerHandler, ms?: number, ...rest: unknown[]) =>
      ms === 1000 ? 0 : run(task, ms, ...rest);
    Object.assign(window, { setTimeout: held });
  });
