import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext, Page } from 'playwright';

/** The pages of documentation of a built Storybook. */
export function docsPages(storybook: string): { id: string; title: string }[] {
  const { entries } = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')) as {
    entries: Record<string, { id: string; title: string; type: string }>;
  };
  return Object.values(entries).filter(({ type }) => type === 'docs');
}

/** What a first visit to a page loads. */
interface Weight {
  /** Bytes of all responses, compressed as a server for static files does. */
  bytes: number;
  /** Bytes of all responses, uncompressed. */
  stored: number;
  requests: number;
  /** How many rows the sidebar has in the end. */
  listed: number;
}

declare global {
  /** When the first heading was painted, in ms since 1970. */
  var headingPainted: number | undefined;
}

/** Runs in each frame before its own scripts. */
function watchHeading() {
  const watch = new MutationObserver(() => {
    if (!document.querySelector('#storybook-docs h1, body > h1')?.textContent) return;
    watch.disconnect();
    // The second frame begins after the first was painted.
    requestAnimationFrame(() =>
      requestAnimationFrame((now) => {
        globalThis.headingPainted = performance.timeOrigin + now;
      }),
    );
  });
  watch.observe(document, { childList: true, subtree: true, characterData: true });
}

const TEXT = /^(text|application\/(javascript|json)|image\/svg)/;

/** A page must show its heading within this time (ms). */
const TIMEOUT = 30_000;

/** When the page, or a frame in it, has painted its heading. */
async function headed(page: Page): Promise<number> {
  for (let waited = 0; waited < TIMEOUT; waited += 50) {
    for (const frame of page.frames()) {
      const painted = await frame.evaluate(() => globalThis.headingPainted).catch(() => undefined);
      if (painted !== undefined) return painted;
    }
    await page.waitForTimeout(50);
  }
  throw new Error(`${page.url()} shows no heading.`);
}

/** Nothing is requested for this long (ms) once a page is complete. */
const QUIET = 500;

/** Watches the requests of a page; returns what waits for their end. Playwright's own never comes for some pages with frames. */
function watchRequests(page: Page): () => Promise<void> {
  let last = Date.now();
  for (const event of ['request', 'requestfinished', 'requestfailed'] as const)
    page.on(event as 'request', () => {
      last = Date.now();
    });
  return async () => {
    const end = Date.now() + TIMEOUT;
    while (Date.now() - last < QUIET && Date.now() < end) await page.waitForTimeout(100);
  };
}

const WINDOW = { viewport: { width: 1440, height: 900 } };

/** The time from the start of the navigation until the heading was painted, in ms, with an empty cache. */
export async function firstContent(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext(WINDOW);
  const page = await context.newPage();
  await page.addInitScript(watchHeading);
  await page.goto(url, { waitUntil: 'commit' });
  const painted = await headed(page);
  const start = await page.evaluate(() => performance.timeOrigin);
  await context.close();
  return painted - start;
}

/** Opens an address with an empty cache and adds up what it loads. */
export async function weigh(browser: Browser, url: string): Promise<Weight> {
  const context = await browser.newContext(WINDOW);
  const page = await context.newPage();
  await page.addInitScript(watchHeading);
  const requestsEnd = watchRequests(page);
  // Frames request again what the browser has in its cache.
  const seen = new Map<string, Promise<[sent: number, stored: number]>>();
  page.on('response', (response) => {
    const address = response.url();
    if (seen.has(address)) return;
    const type = response.headers()['content-type'] ?? '';
    seen.set(
      address,
      response.body().then(
        (body) => [TEXT.test(type) ? gzipSync(body).length : body.length, body.length],
        () => [0, 0],
      ),
    );
  });
  await page.goto(url);
  await headed(page);
  await requestsEnd();
  const listed = await page.locator('#storybook-explorer-tree [data-nodetype]').count();
  const sizes = await Promise.all(seen.values());
  await context.close();
  const sum = (place: 0 | 1) => sizes.reduce((total, size) => total + size[place], 0);
  return { bytes: sum(0), stored: sum(1), requests: sizes.length, listed };
}

/** How many px a page of documentation is wider than a window of this width; stories are drawn on the way down. */
export async function overflow(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage();
  await page.addInitScript(watchHeading);
  const requestsEnd = watchRequests(page);
  await page.goto(url);
  await headed(page);
  await requestsEnd();
  const beyond = await page.evaluate(async () => {
    const root = document.documentElement;
    let most = 0;
    for (let top = 0; top < root.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 50));
      most = Math.max(most, root.scrollWidth - root.clientWidth);
    }
    return most;
  });
  await page.close();
  return beyond;
}
