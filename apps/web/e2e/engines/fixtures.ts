import { test as base, expect } from '../support/fixtures.ts';
import { ENGINES } from './engines.ts';
import { element, type Tab } from './tab.ts';

export interface EngineFixtures {
  /** Set by the project of the configuration. */
  engine: keyof typeof ENGINES;
  /** Undefined where the engine is not installed. */
  browserTab: Tab | undefined;
}

/**
 * Tests in another engine than Chromium. They fail if the page reports an error, and are skipped with a message
 * if the engine is not installed.
 */
export const test = base.extend<{ tab: Tab }, EngineFixtures>({
  engine: ['Firefox', { option: true, scope: 'worker' }],
  browserTab: [
    async ({ engine }, use) => {
      const tab = await ENGINES[engine].open?.();
      await use(tab);
      await tab?.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  tab: async ({ engine, browserTab }, use) => {
    base.skip(browserTab === undefined, `${engine} is not installed (${ENGINES[engine].install})`);
    if (browserTab === undefined) return;
    // What the page of the test before was still loading fails when the page is left, which WebKit reports.
    await browserTab.goto('about:blank');
    browserTab.faults.length = 0;
    await use(browserTab);
    expect(browserTab.faults).toEqual([]);
  },
});

/** Whether React has hydrated the page. */
export const HYDRATED = `Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber'))`;

/** Opens an address and waits until React has hydrated the page. */
export async function visit(tab: Tab, url: string): Promise<void> {
  await tab.goto(url);
  await expect.poll(() => tab.evaluate(HYDRATED)).toBe(true);
}

/** Waits for a visible element with this name. */
export const see = (tab: Tab, selector: string, name?: string | RegExp) =>
  expect
    .poll(() => tab.evaluate<boolean>(`!!${element(selector, name)}`), {
      message: `${selector} ${name ?? ''}`,
    })
    .toBe(true);

/** Waits until no visible element has this name. */
export const missing = (tab: Tab, selector: string, name?: string | RegExp) =>
  expect
    .poll(() => tab.evaluate<boolean>(`!!${element(selector, name)}`), {
      message: `no ${selector} ${name ?? ''}`,
    })
    .toBe(false);

/** A script that results in the element of another script, or in null while it moves, because a click would miss it. */
const atRest = (element: string) => `((element) =>
  document.getAnimations().some(({ effect }) => effect.target?.contains(element)) ? null : element
)(${element})`;

/** Waits for an element and clicks it. */
export async function click(tab: Tab, selector: string, name?: string | RegExp): Promise<void> {
  // The element may be replaced between being found and being clicked.
  await expect(() => tab.click(atRest(element(selector, name)))).toPass({ timeout: 30_000 });
}

/** Replaces the text of a field. */
export async function fill(tab: Tab, selector: string, text: string): Promise<void> {
  await click(tab, selector);
  await tab.evaluate(`document.activeElement.select()`);
  await tab.type(text);
  await expect.poll(() => tab.evaluate('document.activeElement.value')).toBe(text);
}

export { expect } from '../support/fixtures.ts';
