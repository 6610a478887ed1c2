import puppeteer from 'puppeteer-core';
import { isFault } from './faults.ts';
import type { Tab } from './tab.ts';

/** Opens an installed Firefox, which speaks WebDriver BiDi by itself. */
export async function openFirefox(executablePath: string): Promise<Tab> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    defaultViewport: null,
    extraPrefsFirefox: { 'intl.accept_languages': 'en-GB' },
  });
  const [page = await browser.newPage()] = await browser.pages();
  const faults: string[] = [];
  page.on('pageerror', (error) =>
    faults.push(error instanceof Error ? error.message : String(error)),
  );
  page.on('console', (message) => {
    if (message.type() === 'error' && isFault(message.text())) faults.push(message.text());
  });
  return {
    faults,
    goto: async (url) => {
      // A navigation cancels what the page before it still loads, which Firefox may report as its own failure.
      await page.evaluate('stop()');
      await page.goto(url);
    },
    resize: async (width, height) => {
      // Firefox sets the size and then refuses to set an orientation, which it does not know.
      await page.setViewport({ width, height }).catch((error: Error) => {
        if (!/unknown command/.test(error.message)) throw error;
      });
      return width;
    },
    evaluate: (script) => page.evaluate(script) as Promise<never>,
    click: async (element) => {
      const handle = (await page.evaluateHandle(element)).asElement();
      if (handle === null) throw new Error(`There is no ${element}`);
      await (handle as Awaited<ReturnType<typeof page.$>>)?.click();
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  };
}
