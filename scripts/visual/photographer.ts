import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium } from 'playwright';
import { CHROMIUM_FLAGS } from '../lib/chromium.ts';
import { drawStory, openPage } from './drawStory.ts';
import { serve } from './serve.ts';
import { type Shot, shotsOf } from './shots.ts';

/** What became of a shot: the digest of its picture, and why the story is refused if it is. */
export interface Taken {
  digest: string;
  fault?: string;
}

export interface Studio {
  shots: Shot[];
  /** Names the browser and the way in which the pictures are taken. */
  method: string;
  /** Takes pictures, `<key>.png` in the folder; `alone`: each story in a page of its own. */
  photograph(
    shots: readonly Shot[],
    folder: string,
    how?: { alone: boolean },
  ): Promise<Map<string, Taken>>;
  close(): void;
}

/** So many stories follow each other in one page; then a new one, for speed against the past. */
const ROLL = 30;

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

/** Opens a built Storybook for its pictures to be taken. */
export async function openStudio(browser: Browser, storybook: string): Promise<Studio> {
  const server = await serve(storybook);
  const context = await browser.newContext(SETTING);
  const page = await context.newPage();
  await page.goto(`${server.url}/iframe.html`);
  const shots = await shotsOf(page);
  await context.close();
  return {
    shots,
    method: methodOf(browser),
    photograph: (wanted, folder, how) =>
      photograph(browser, server.url, rollsOf(wanted, how?.alone ? 1 : ROLL), folder),
    close: server.close,
  };
}

const SETTING = { reducedMotion: 'reduce', locale: 'en-GB', timezoneId: 'UTC' } as const;

function methodOf(browser: Browser): string {
  const hash = createHash('sha256').update(browser.version());
  for (const file of ['photographer.ts', 'drawStory.ts'])
    hash.update(readFileSync(join(import.meta.dirname, file)));
  return hash.digest('hex').slice(0, 12);
}

/** Shots of one mode follow each other. */
function rollsOf(shots: readonly Shot[], length: number): Shot[][] {
  const byMode = Map.groupBy(shots, ({ mode }) => Object.values(mode).join());
  return [...byMode.values()].flatMap((same) =>
    Array.from({ length: Math.ceil(same.length / length) }, (_, index) =>
      same.slice(index * length, (index + 1) * length),
    ),
  );
}

async function photograph(
  browser: Browser,
  url: string,
  rolls: Shot[][],
  folder: string,
): Promise<Map<string, Taken>> {
  await mkdir(folder, { recursive: true });
  const taken = new Map<string, Taken>();
  const total = rolls.flat().length;
  const began = Date.now();
  const queue = rolls.values();
  let told = began;
  const work = async () => {
    const context = await browser.newContext(SETTING);
    for (const roll of queue) {
      await expose(context, url, roll, async (shot, picture, fault) => {
        const digest = createHash('sha256').update(picture).digest('hex');
        taken.set(shot.key, { digest, ...(fault && { fault }) });
        await writeFile(join(folder, `${shot.key}.png`), picture);
        if (Date.now() - told < 10_000) return;
        told = Date.now();
        console.log(`   ${taken.size} of ${total}, ${Math.round((told - began) / 1000)} s`);
      });
    }
    await context.close();
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), 4) }, work));
  return taken;
}

/** Takes the pictures of one roll, all of the same mode, in one page. */
async function expose(
  context: BrowserContext,
  url: string,
  roll: readonly Shot[],
  done: (shot: Shot, picture: Buffer, fault?: string) => Promise<void>,
) {
  const [first] = roll;
  if (!first) return;
  const { viewport: width } = first.mode;
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(url))
      asked.push(request.url());
  });
  await page.setViewportSize({ width, height: width < 600 ? 740 : 900 });
  await openPage(page, url, first.mode);
  const devtools = await context.newCDPSession(page);
  for (const shot of roll) {
    const thrown = await drawStory(page, shot.story);
    const fault = thrown ?? asked.splice(0).map((address) => `asks the network for ${address}`)[0];
    const { cssContentSize: size } = await devtools.send('Page.getLayoutMetrics');
    const { data } = await devtools.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
      captureBeyondViewport: true,
      // What is wider than the window is seen too.
      clip: { x: 0, y: 0, width: size.width, height: size.height, scale: 1 },
    });
    await done(shot, Buffer.from(data, 'base64'), fault);
  }
  await page.close();
}
