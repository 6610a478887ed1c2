import type { Page } from '@playwright/test';

/** Stops the page's timers; from then on only `page.clock.runFor` runs them. Needs `page.clock.install()` before the visit. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}
