import type { Page } from '@playwright/test';

/** Stops the page's timers; from then on only `page.clock.runFor` runs them. Needs `page.clock.install()` before the visit. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}

declare global {
  interface Window {
    heldTasks?: (() => void)[];
  }
}

/** Holds the page's timers of this many milliseconds, until the returned function runs them. */
export async function holdTimers(page: Page, ms: number): Promise<() => Promise<void>> {
  await page.addInitScript((heldMs) => {
    const run = window.setTimeout;
    window.heldTasks = [];
    const held = (task: () => void, wait?: number, ...rest: unknown[]) =>
      wait === heldMs ? window.heldTasks?.push(task) : run(task, wait, ...rest);
    Object.assign(window, { setTimeout: held });
  }, ms);
  return () =>
    page.evaluate(() => {
      for (const task of window.heldTasks ?? []) task();
    });
}

/** Stops the countdown of the download page at five, so that it causes nothing that the test observes. */
export const holdCountdown = (page: Page) => holdTimers(page, 1000);
