import { test as base, expect } from '../support/fixtures.ts';
import { ENGINES } from './engines.ts';
import { element, type Tab } from './tab.ts';

export interface EngineFixtures {
  /** Set by the project of the configuration. */
  engine: keyof typeof ENGINES;
  tab: Tab;
}

/** Tests in another engine than Chromium; if it is not installed they are skipped, with a message. */
export const test = base.extend<object, EngineFixtures>({
  engine: ['Firefox', { option: true, scope: 'worker' }],
  tab: [
    async ({ engine }, use) => {
      const { open, install } = ENGINES[engine];
      base.skip(open === undefined, `${engine} is not installed (${install})`);
      const tab = await open?.();
      if (tab === undefined) return;
      await use(tab);
      await tab.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

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

/** Waits for an element and clicks it. */
export async function click(tab: Tab, selector: string, name?: string | RegExp): Promise<void> {
  // The element may be replaced between being found and being clicked.
  await expect(() => tab.click(element(selector, name))).toPass({ timeout: 10_000 });
}

/** Replaces the text of a field. */
export async function fill(tab: Tab, selector: string, text: string): Promise<void> {
  await click(tab, selector);
  await tab.evaluate(`document.activeElement.select()`);
  await tab.type(text);
  await expect.poll(() => tab.evaluate('document.activeElement.value')).toBe(text);
}

export { expect } from '../support/fixtures.ts';
