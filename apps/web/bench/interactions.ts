import { PATHS } from '@campetto/contract';
import type { Browser, Page } from 'playwright';

/** What a visitor taps first, each on a page that is ready; the menu's links are followed from the open menu. */
const INTERACTIONS = {
  'open the menu': async (page: Page) => page.locator('header summary').tap(),
  'follow a link of the menu': async (page: Page) =>
    page.locator('header details nav a').nth(2).tap(),
  'switch the language': async (page: Page) => page.locator('header a[hreflang=it]').tap(),
};

/** The longest interaction so far in milliseconds, as Event Timing reports it (in steps of 8). */
const LONGEST = `Math.max(0, ...window.durations)`;

/** The duration of each interaction on the landing page, from the tap to the next frame, as INP counts it. */
async function once(browser: Browser, address: string): Promise<number[]> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    ignoreHTTPSErrors: true,
  });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const durations: number[] = [];
    Object.assign(window, { durations });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) durations.push(duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await page.goto(`${address}${PATHS.home}?lang=en`);
  // Functions: the content security policy lets no text be evaluated.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
  await page.waitForFunction(() => document.querySelector('[data-folded]') === null);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const durations: number[] = [];
  for (const interact of Object.values(INTERACTIONS)) {
    await page.evaluate('window.durations.length = 0');
    await interact(page);
    await page.waitForTimeout(1500);
    durations.push(await page.evaluate<number>(LONGEST));
  }
  await context.close();
  return durations;
}

/** The name and the median duration of each interaction, in milliseconds, on a processor four times slower. */
export async function interactions(browser: Browser, address: string, runs: number) {
  const all: number[][] = [];
  for (let run = 0; run < runs; run += 1) all.push(await once(browser, address));
  return Object.keys(INTERACTIONS).map((name, index) => {
    const sorted = all.map((one) => one[index] ?? Number.NaN).sort((a, b) => a - b);
    return { name, duration: sorted[Math.floor(runs / 2)] ?? Number.NaN };
  });
}
