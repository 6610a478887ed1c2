import type { Browser } from 'playwright';

/** The phone that Lighthouse simulates. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };

/** The bytes of the pictures that a phone loads on a first visit, without scrolling. */
export async function pictureBytes(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  const requests = await page.requests();
  const sizes = await Promise.all(
    requests
      .filter((request) => request.resourceType() === 'image')
      .map((request) => request.sizes()),
  );
  await context.close();
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}
