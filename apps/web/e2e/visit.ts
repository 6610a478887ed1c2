import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** From the narrowest phone in use to a desk. */
export const WIDTHS = [360, 768, 1440];

export const UA = {
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
  android:
    'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
};

/** An iPad asks for pages as a Macintosh does, but counts its fingers. */
export const asIpad = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'maxTouchPoints', { value: 5 }),
  );

export const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });

/** What the page complains of; the status of the answer itself is no complaint. */
export function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of 404/.test(message.text())) {
      faults.push(message.text());
    }
  });
  return faults;
}

/** Waits until the app has taken the page over. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
}

/** The page as it was served and as it stands after the app has taken it over are the same. */
export async function expectSameAfterHydration(page: Page, path: string): Promise<void> {
  const served = await (await page.request.get(path)).text();
  await page.goto(path);
  await hydrated(page);
  const before = await page.evaluate(
    (html) => new DOMParser().parseFromString(html, 'text/html').querySelector('#root')?.innerHTML,
    served,
  );
  await expect.poll(() => page.locator('#root').innerHTML()).toBe(before);
}

/** By how many pixels the page can be pushed sideways. */
export const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * What is wrong with the page as it stands, by the rules of axe. Of the dark theme only the contrast
 * is judged: nothing but colours differs, and the light one is judged by all.
 */
export async function violationsOf(page: Page, theme: 'light' | 'dark') {
  const { violations } = await new AxeBuilder({ page })
    .options({
      resultTypes: ['violations'],
      ...(theme === 'dark' && { runOnly: ['color-contrast'] }),
    })
    .analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)]);
}

/** Nothing scrolls sideways at any width; axe finds nothing in both themes, narrow and wide. */
export async function expectSound(page: Page): Promise<void> {
  for (const width of [320, ...WIDTHS]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await sidewaysScroll(page), `${width} px`).toBeLessThanOrEqual(0);
  }
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await violationsOf(page, colorScheme), `${colorScheme}, ${width} px`).toEqual([]);
    }
  }
}
