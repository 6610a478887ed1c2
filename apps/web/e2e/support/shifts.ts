import type { Page } from '@playwright/test';

/** Records the elements that change their place by themselves, in `shifts` of the window. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node: Node | null }[];
      })[]) {
        const moved = entry.sources.map(({ node }) => node?.textContent?.slice(0, 40));
        // Smaller shifts are ignored: a short title in the middle becomes a little wider or narrower.
        if (entry.value < 0.0005) continue;
        shifts.push(`${entry.value.toFixed(4)} at ${entry.startTime}: ${moved.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
