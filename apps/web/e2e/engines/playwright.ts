import type { BrowserType } from '@playwright/test';
import { isFault } from './faults.ts';
import type { Tab } from './tab.ts';

/** Opens an engine that Playwright has installed. */
export async function openWithPlaywright(engine: BrowserType): Promise<Tab> {
  const browser = await engine.launch();
  const page = await browser.newPage({ locale: 'en-GB' });
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && isFault(message.text())) faults.push(message.text());
  });
  return {
    faults,
    goto: async (url) => void (await page.goto(url)),
    resize: async (width, height) => {
      await page.setViewportSize({ width, height });
      return width;
    },
    evaluate: (script) => page.evaluate(script),
    click: async (element) => {
      const handle = (await page.evaluateHandle<Element | null>(element)).asElement();
      if (handle === null) throw new Error(`There is no ${element}`);
      await handle.click();
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}
