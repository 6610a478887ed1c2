import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, type BrowserContext, type CDPSession, chromium } from 'playwright';
import { CHROMIUM_FLAGS } from '../lib/chromium.ts';
import { drawStory, openPage } from './drawStory.ts';
import { serve } from './serve.ts';
import { type Shot, shotsOf } from './shots.ts';

/** The result of a shot: the digest of its picture, and why the story is refused if it is. */
export interface Screenshot {
  digest: string;
  fault?: string;
}

export interface OpenStorybook {
  shots: Shot[];
  /** Names the browser and the way in which the pictures are taken. */
  method: string;
  /** Takes pictures, `<key>.png` in the folder; `alone`: each story in a page of its own. */
  capture(
    shots: readonly Shot[],
    folder: string,
    how?: { alone: boolean },
  ): Promise<Map<string, Screenshot>>;
  close(): void;
}

/** A new page for each story would be slow, and one page for all would keep too much from earlier stories. */
const STORIES_PER_PAGE = 30;

/** A picture must have been taken within this time (ms), whatever its page does meanwhile. */
const TIMEOUT = 60_000;

/** No network, and the same pixels on every run. */
const FLAGS = [
  ...CHROMIUM_FLAGS,
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  '--disable-lcd-text',
  '--font-render-hinting=none',
  '--disable-partial-raster',
];

export const startBrowser = (executablePath: string) =>
  chromium.launch({ executablePath, args: FLAGS });

/** Serves a built Storybook and finds the screenshots to take of it. */
export async function openStorybook(browser: Browser, storybook: string): Promise<OpenStorybook> {
  const server = await serve(storybook);
  const context = await browser.newContext(CONTEXT_OPTIONS);
  const page = await context.newPage();
  await page.goto(`${server.url}/iframe.html`);
  const shots = await shotsOf(page);
  await context.close();
  return {
    shots,
    method: methodOf(browser),
    capture: (wanted, folder, how) =>
      captureAll(browser, server.url, batchesOf(wanted, how?.alone ? 1 : STORIES_PER_PAGE), folder),
    close: server.close,
  };
}

const CONTEXT_OPTIONS = { reducedMotion: 'reduce', locale: 'en-GB', timezoneId: 'UTC' } as const;

function methodOf(browser: Browser): string {
  const hash = createHash('sha256').update(browser.version());
  for (const file of ['screenshots.ts', 'drawStory.ts'])
    hash.update(readFileSync(join(import.meta.dirname, file)));
  return hash.digest('hex').slice(0, 12);
}

/** Shots of one mode follow each other. */
function batchesOf(shots: readonly Shot[], length: number): Shot[][] {
  const byMode = Map.groupBy(shots, ({ mode }) => Object.values(mode).join());
  return [...byMode.values()].flatMap((same) =>
    Array.from({ length: Math.ceil(same.length / length) }, (_, index) =>
      same.slice(index * length, (index + 1) * length),
    ),
  );
}

async function captureAll(
  browser: Browser,
  url: string,
  batches: Shot[][],
  folder: string,
): Promise<Map<string, Screenshot>> {
  await mkdir(folder, { recursive: true });
  const taken = new Map<string, Screenshot>();
  const total = batches.flat().length;
  const began = Date.now();
  const queue = batches.values();
  let reported = began;
  const work = async () => {
    const context = await browser.newContext(CONTEXT_OPTIONS);
    for (const batch of queue) {
      await captureBatch(context, url, batch, async (shot, picture, fault) => {
        const digest = createHash('sha256').update(picture).digest('hex');
        taken.set(shot.key, { digest, ...(fault && { fault }) });
        await writeFile(join(folder, `${shot.key}.png`), picture);
        if (Date.now() - reported < 10_000) return;
        reported = Date.now();
        console.log(`   ${taken.size} of ${total}, ${Math.round((reported - began) / 1000)} s`);
      });
    }
    await context.close();
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), 4) }, work));
  return taken;
}

/** A page in which stories of one mode are drawn. */
async function openStoryPage(context: BrowserContext, url: string, mode: Shot['mode']) {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const { viewport: width } = mode;
  await page.setViewportSize({ width, height: width < 600 ? 740 : 900 });
  const seen = { navigations: 0, requested: [] as string[] };
  await openPage(page, url, mode);
  page.on('request', (request) => {
    const address = request.url();
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      seen.navigations += 1;
    else if (!/^(data|blob):/.test(address) && !address.startsWith(url))
      seen.requested.push(address);
  });
  return { page, devtools, seen };
}

type StoryPage = Awaited<ReturnType<typeof openStoryPage>>;

async function screenshotOf(devtools: CDPSession): Promise<Buffer> {
  const { cssContentSize: size } = await devtools.send('Page.getLayoutMetrics');
  const { data } = await devtools.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: true,
    // What is wider than the window is seen too.
    clip: { x: 0, y: 0, width: size.width, height: size.height, scale: 1 },
  });
  return Buffer.from(data, 'base64');
}

/** Takes the screenshots of one batch, all of the same mode, in one page as long as it lasts. */
async function captureBatch(
  context: BrowserContext,
  url: string,
  batch: readonly Shot[],
  done: (shot: Shot, picture: Buffer, fault?: string) => Promise<void>,
) {
  let current: StoryPage | undefined;
  for (const shot of batch) {
    let captured: Capture | undefined;
    // A second attempt, because the earlier story may have been the one that left the page.
    for (let attempt = 0; attempt < 2 && !captured; attempt += 1) {
      current ??= await openStoryPage(context, url, shot.mode);
      captured = await Promise.race([
        draw(current, shot),
        sleep(TIMEOUT, undefined, { ref: false }),
      ]);
      if (captured) continue;
      await current.page.close();
      current = undefined;
    }
    await done(shot, captured?.picture ?? NOTHING, captured ? captured.fault : 'leaves its page');
  }
  await current?.page.close();
}

const NOTHING = Buffer.alloc(0);

interface Capture {
  picture: Buffer;
  fault: string | undefined;
}

/** Draws and captures a story; undefined if the page was left meanwhile, because its mode is lost then. */
async function draw({ page, devtools, seen }: StoryPage, shot: Shot): Promise<Capture | undefined> {
  try {
    const thrown = await drawStory(page, shot.story);
    const picture = await screenshotOf(devtools);
    const fault = thrown ?? seen.requested.splice(0).map((to) => `requests ${to}`)[0];
    return seen.navigations > 0 ? undefined : { picture, fault };
  } catch (error) {
    if (seen.navigations > 0) return undefined;
    throw error;
  }
}
