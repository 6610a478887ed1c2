import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { expect } from './fixtures.ts';

/** Every page of the public site, a shared match, and an address that is none. */
export const PAGES = [
  '/',
  '/privacy',
  '/terms',
  '/contact',
  '/documentation',
  '/about',
  '/venues',
  '/accessibility',
  '/download',
  '/share',
  '/share/game-1',
  '/nowhere',
];

/** Options of a browser that is a phone. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** From the narrowest phone in use to a desktop. */
export const WIDTHS = [360, 768, 1440];

export const UA = {
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
  android:
    'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
};

/** Pretends to be an iPad, which identifies itself as a Macintosh but has more than one touch point. */
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

/** The page's errors, which are added as they occur; a status of 404 is none. */
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

/** Waits until React has hydrated the page. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
}

/**
 * Expects the same page before and after hydration, but for stops of the Tab key: contents are one only where they
 * scroll, which the server does not know.
 */
export async function expectSameAfterHydration(page: Page, path: string): Promise<void> {
  const served = await (await page.request.get(path)).text();
  await page.goto(path);
  await hydrated(page);
  const before = await page.evaluate(
    (html) => new DOMParser().parseFromString(html, 'text/html').querySelector('#root')?.innerHTML,
    served,
  );
  const withoutStops = (html = '') => html.replaceAll(' tabindex="0"', '');
  await expect
    .poll(async () => withoutStops(await page.locator('#root').innerHTML()))
    .toBe(withoutStops(before));
}

/** By how many pixels the page can be pushed sideways. */
export const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * The rules of axe that the page violates, each with its elements. Of the dark theme only the contrast
 * is checked: nothing but colours differs, and the light one is checked by all rules.
 *
 * @param theme `measured`: all rules but the contrast
 * @param part a selector of the part that has changed since the whole page was checked
 */
export async function violationsOf(
  page: Page,
  theme: 'light' | 'dark' | 'measured',
  part?: string,
) {
  // Evaluated, because the content security policy would refuse it as a script of the page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([context, options]) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(
        context ?? document,
        options,
      );
      return violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)]);
    },
    [
      part,
      {
        // Leaves out what no failed test shows: the elements that pass, a selector beside the HTML of each
        // element, and the style sheets. Only rules that are off by default read style sheets.
        resultTypes: ['violations'],
        selectors: false,
        preload: false,
        ...(theme === 'dark' && { runOnly: ['color-contrast'] }),
        ...(theme === 'measured' && { rules: { 'color-contrast': { enabled: false } } }),
      } satisfies RunOptions,
    ] as const,
  );
}

interface Soundness {
  /** A selector of the only part that is checked by axe. */
  part?: string;
  /**
   * The widths at which `contrast.spec.ts` measures the contrast of the page in this state, pixel by pixel. axe
   * leaves it out there, because the contrast takes axe longer than all other rules.
   */
  measured?: readonly number[];
}

/** The narrowest and the widest page that axe checks. */
export const EXTREMES = [320, 1440];

/** Expects no sideways scroll at any width, and no violation in both themes, narrow and wide. */
export async function expectSound(
  page: Page,
  { part, measured = [] }: Soundness = {},
): Promise<void> {
  for (const width of [320, ...WIDTHS]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await sidewaysScroll(page), `${width} px`).toBeLessThanOrEqual(0);
  }
  for (const width of EXTREMES) {
    await page.setViewportSize({ width, height: 900 });
    const themes = measured.includes(width)
      ? (['measured'] as const)
      : (['light', 'dark'] as const);
    for (const theme of themes) {
      const colorScheme = theme === 'dark' ? 'dark' : 'light';
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await violationsOf(page, theme, part), `${theme}, ${width} px`).toEqual([]);
    }
  }
}

/** Waits until the page has nothing more to run, also while its clock is stopped. */
export const settled = (page: Page) =>
  page.evaluate(() => scheduler.postTask(() => undefined, { priority: 'background' }));
