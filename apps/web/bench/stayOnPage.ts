import { chromium } from 'playwright';

/**
 * Keeps the pages of the browser behind `port` where they are: the download page leads to the store after five seconds,
 * which a slow audit overruns. Its countdown runs, and ends, as for a visitor who stops the navigation.
 *
 * @returns how to let them leave again
 */
export async function stayOnPage(port: number): Promise<() => Promise<void>> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  for (const context of browser.contexts()) {
    await context.addInitScript(() => {
      navigation.addEventListener('navigate', (event) => {
        if (!event.destination.url.startsWith(location.origin)) event.preventDefault();
      });
    });
  }
  return () => browser.close();
}
