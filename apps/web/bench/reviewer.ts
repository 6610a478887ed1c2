import { parseArgs } from 'node:util';
import { ENDPOINTS, type VenueCounts } from '@campetto/contract';
import { type CDPSession, chromium, type Page } from 'playwright';
import { buildWeb } from '../../../scripts/lib/build.ts';
import { CHROMIUM_FLAGS, ensureChromium } from '../../../scripts/lib/chromium.ts';
import { ADMIN } from '../e2e/support/accounts.ts';
import { startEmulator } from '../e2e/support/emulator.ts';
import { Product } from '../e2e/support/product.ts';

// A scripted reviewer decides the sample's venues by keyboard, in the built product with its server and
// database, on a processor slowed down four times: in the focus view and in rows. The reference is a key that
// only moves to the next venue: the least that draws it.
// `pnpm bench reviewer --decisions=1000 --views=focus,rows`

const { values: flags } = parseArgs({
  options: {
    decisions: { type: 'string', default: '1000' },
    views: { type: 'string', default: 'focus,rows' },
  },
});
const DECISIONS = Number(flags.decisions);
const VIEWS = (['focus', 'rows'] as const).filter((view) => flags.views.split(',').includes(view));
const SLOW_DOWN = 4;
/** Milliseconds from a drawn venue or confirmation to the next key: faster ones are taken for the venue before. */
const READING = 300;
/** Of this many decisions, one is a discard. */
const DISCARD_EVERY = 5;
/** Keys of the reference. */
const MOVES = 40;

declare global {
  interface Window {
    /** Milliseconds from each decisive key until the next venue was painted. */
    drawn: number[];
  }
}

/** Runs in the page: measures from a key to the task after the frame in which another venue is active. */
function measureKeys() {
  window.drawn = [];
  let last = 0;
  const venue = () =>
    document.querySelector('article[aria-current]') ??
    document.querySelector('main h2')?.closest('section')?.textContent;
  const isDialogOpen = () =>
    document.querySelector('[role$=dialog]:not([data-state=closed])') !== null;
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      const before = venue();
      last = timeStamp;
      const look = () => {
        // Of a key and the digit after it, the digit decides.
        if (last !== timeStamp || performance.now() - timeStamp > 5000) return;
        const now = venue();
        if (now === before || isDialogOpen()) {
          requestAnimationFrame(look);
        } else setTimeout(() => window.drawn.push(performance.now() - timeStamp));
      };
      requestAnimationFrame(look);
    },
    true,
  );
}

async function heap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize / 1e6;
}

async function open(page: Page, view: 'focus' | 'rows') {
  await page.goto(`${product.address}/admin/venues?view=${view}&limit=100&lang=en`);
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  await page.waitForTimeout(1000);
}

const share = (list: number[], part: number) =>
  list.toSorted((a, b) => a - b)[Math.min(Math.floor(list.length * part), list.length - 1)] ?? 0;

/**
 * Presses the keys one after the other, confirms where that is required (for a venue without a name), and waits until
 * the next venue is drawn and read.
 *
 * @returns whether it had to be confirmed
 */
async function press(page: Page, keys: readonly string[]): Promise<boolean> {
  const drawn = await page.evaluate(() => window.drawn.length);
  for (const key of keys) await page.keyboard.press(key);
  const result = await page.waitForFunction(
    (before) =>
      (window.drawn.length > before && 'drawn') ||
      (document.querySelector('[role$=dialog]') && 'dialog'),
    drawn,
    { timeout: 5000 },
  );
  const needsConfirmation = (await result.jsonValue()) === 'dialog';
  if (needsConfirmation) {
    await page.waitForTimeout(READING);
    await page.keyboard.press('Enter');
    await page.waitForFunction((before) => window.drawn.length > before, drawn, { timeout: 5000 });
  }
  await page.waitForTimeout(READING);
  return needsConfirmation;
}

/** The times of the keys since the last call. */
const takeDrawn = (page: Page) => page.evaluate(() => window.drawn.splice(0));

async function decide(page: Page, view: 'focus' | 'rows') {
  const session = await page.context().newCDPSession(page);
  await open(page, view);
  if (view === 'rows') await page.keyboard.press('j');
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  for (let moved = 0; moved < MOVES; moved += 1) await press(page, [view === 'rows' ? 'j' : 's']);
  const moves = await takeDrawn(page);
  const heaps: number[] = [];
  const confirmed: boolean[] = [];
  let keys = 0;
  for (let done = 1; done <= DECISIONS; done += 1) {
    const discard = view === 'focus' && done % DISCARD_EVERY === 0;
    const pressed = discard ? ['d', '2'] : ['a'];
    const needsConfirmation = await press(page, pressed);
    confirmed.push(needsConfirmation);
    keys += pressed.length + (needsConfirmation ? 1 : 0);
    if (done === DECISIONS / 10 || done === DECISIONS) heaps.push(await heap(session));
  }
  await page.waitForTimeout(2000);
  const drawn = await takeDrawn(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.detach();
  const isOf = (wanted: boolean) => (_: number, index: number) => confirmed[index] === wanted;
  return {
    moves,
    drawn,
    atOnce: drawn.filter(isOf(false)),
    afterConfirmation: drawn.filter(isOf(true)),
    heaps,
    keys,
  };
}

async function decided(page: Page): Promise<number> {
  const response = page.waitForResponse(`**${ENDPOINTS.count.path}`);
  await page.goto(`${product.address}/admin/dashboard?lang=en`);
  const counts: VenueCounts = await (await response).json();
  return counts.approvedCount + counts.discardedCount;
}

const executablePath = await ensureChromium();
await buildWeb();
const stopEmulator = await startEmulator();
const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
let product = await Product.start();

try {
  console.log(`${DECISIONS} decisions, processor ${SLOW_DOWN} times slower, milliseconds\n`);
  console.log(
    '| view | keys per decision | move p50 | decide p50 | ratio | decide p98 | p98 without confirmation | those with one: p50 | decided | heap at a tenth | at the end |',
  );
  console.log('|---|---|---|---|---|---|---|---|---|---|---|');
  for (const [turn, view] of VIEWS.entries()) {
    if (turn > 0) {
      await product.stop();
      product = await Product.start();
    }
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await page.addInitScript(() => sessionStorage.setItem('campetto.doNotAsk.approve', 'true'));
    await page.addInitScript(measureKeys);
    await page.goto(`${product.address}/admin?lang=en`);
    await page.getByLabel('Email').fill(ADMIN.email);
    await page.getByLabel('Password').fill(ADMIN.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
    const { moves, drawn, atOnce, afterConfirmation, heaps, keys } = await decide(page, view);
    const cells = [
      view,
      (keys / DECISIONS).toFixed(2),
      share(moves, 0.5).toFixed(0),
      share(drawn, 0.5).toFixed(0),
      (share(drawn, 0.5) / share(moves, 0.5)).toFixed(2),
      share(drawn, 0.98).toFixed(0),
      share(atOnce, 0.98).toFixed(0),
      `${afterConfirmation.length}: ${share(afterConfirmation, 0.5).toFixed(0)}`,
      await decided(page),
      ...heaps.map((megabytes) => `${megabytes.toFixed(1)} MB`),
    ];
    console.log(`| ${cells.join(' | ')} |`);
    await context.close();
  }
} finally {
  await browser.close();
  await product.stop();
  await stopEmulator();
}
