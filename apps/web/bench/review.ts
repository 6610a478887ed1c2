import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { listPath, SPORTS, type VenueReviewItem } from '@campetto/contract';
import { type Browser, chromium, type Page } from 'playwright';
import { buildWeb } from '../../../scripts/lib/build.ts';
import { CHROMIUM_FLAGS, ensureChromium } from '../../../scripts/lib/chromium.ts';
import { ADMIN } from '../e2e/support/accounts.ts';
import { startEmulator } from '../e2e/support/emulator.ts';
import { Product } from '../e2e/support/product.ts';
import { timer } from './timer.ts';

// Measures the review screen of the built product on a processor slowed down four times, beside the
// same cards written by hand (`reviewFloor.html`), turn by turn. `pnpm bench review --runs=5`

const { values: flags } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
const RUNS = Number(flags.runs);
const SIZES = [20, 200, 1000];
const SLOW_DOWN = 4;
const floorPage = readFileSync(join(import.meta.dirname, 'reviewFloor.html'), 'utf8');
const dist = join(import.meta.dirname, '../dist');

const executablePath = await ensureChromium();
await buildWeb();
const stopEmulator = await startEmulator();
const product = await Product.start();
const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });

/** Signs in and returns the real venues of the first page. */
async function signedIn() {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${product.address}/admin?lang=en`);
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password').fill(ADMIN.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  const list = page.waitForResponse((response) => response.url().includes(listPath('pending')));
  await page.goto(`${product.address}/admin/venues?limit=200&lang=en`);
  const items: VenueReviewItem[] = await (await list).json();
  return { context, page, items };
}

/** This number of venues, each with an id of its own. */
function manyOf(items: VenueReviewItem[], count: number, status: VenueReviewItem['status']) {
  return Array.from({ length: count }, (_, index) => {
    const item = items[index % items.length] as VenueReviewItem;
    const id = `01890a5d-ac96-774b-bcce-${String(index).padStart(12, '0')}`;
    const folderPath = item.folderPath.replace(/[^/]+$/, id);
    const sportsVenue = { ...item.venue.sportsVenue, id };
    return { ...item, folderPath, status, venue: { ...item.venue, sportsVenue } };
  });
}

/** Responds to the requests of both pages at once, with the same venues. */
async function respondToRequests(page: Page, items: VenueReviewItem[], count: number) {
  for (const status of ['pending', 'approved'] as const) {
    const json = manyOf(items, count, status);
    const headers = { 'x-total-count': String(count) };
    await page.route(`**${listPath(status)}*`, (route) => route.fulfill({ json, headers }));
  }
  const [first] = manyOf(items, 1, 'approved');
  const moved = { folderPath: first?.folderPath, status: 'approved', version: 99 };
  await page.route('**/api/venues/approve', (route) => route.fulfill({ json: moved }));
  await page.route('**/api/venues/duplicates', (route) => route.fulfill({ json: {} }));
  await page.route('**/review-floor', (route) =>
    route.fulfill({ body: floorPage, contentType: 'text/html' }),
  );
}

async function slowed(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
}

interface Side {
  name: 'product' | 'floor';
  address: string;
  filter: (page: Page) => Promise<void>;
}

const SIDES: Side[] = [
  {
    name: 'product',
    address: '/admin/venues?limit=200&lang=en',
    filter: (page) => page.getByRole('radio', { name: /^Approved/ }).click(),
  },
  { name: 'floor', address: '/review-floor', filter: (page) => page.locator('#filter').click() },
];

type Figures = Record<string, number[]>;
const figures: Record<Side['name'], Figures> = { product: {}, floor: {} };

function note(side: Side, what: string, milliseconds: number) {
  const list = figures[side.name];
  list[what] = [...(list[what] ?? []), milliseconds];
}

async function measure(side: Side, from: Awaited<ReturnType<typeof signedIn>>, count: number) {
  const page = await from.context.newPage();
  await page.addInitScript(timer);
  await page.addInitScript(
    ([names]) => {
      Object.assign(window, { SPORT_NAMES: names });
      sessionStorage.setItem('campetto.doNotAsk.approve', 'true');
    },
    [Object.fromEntries(SPORTS.map(({ id, slug }) => [id, slug]))] as const,
  );
  await respondToRequests(page, from.items, count);
  await slowed(page);
  await page.goto(product.address + side.address);
  const cards = (expected: number) =>
    page.evaluate((n) => window.timer.settled('article', n), expected);
  note(side, `mount ${count}`, await cards(count));
  if (count === 200) {
    await page.waitForTimeout(1000);
    const opened = page.evaluate(() => window.timer.opened('[role=dialog], dialog[open]'));
    await page.getByRole('button', { name: /^Edit/ }).first().click();
    note(side, 'open edit', await opened);
    await page.keyboard.press('Escape');
    await page.waitForTimeout(500);
    const gone = page.evaluate(() => window.timer.settled('article', 199));
    await page
      .getByRole('button', { name: /^Approve/ })
      .first()
      .click();
    note(side, 'decision', await gone);
    const changed = page.evaluate(() => window.timer.settled('article', 200));
    await side.filter(page);
    note(side, 'filter', await changed);
  }
  await page.close();
}

/** The scripts of the review screen's first load, compressed; Firebase apart. */
async function scripts(from: Browser) {
  const context = await from.newContext();
  const page = await context.newPage();
  const files = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) files.add(pathname);
  });
  await page.goto(`${product.address}/admin?lang=en`, { waitUntil: 'networkidle' });
  await context.close();
  let [own, firebase] = [0, 0];
  for (const file of files) {
    const size = statSync(`${dist}${file}.br`).size;
    const isFirebase = readFileSync(dist + file, 'utf8').includes('identitytoolkit.googleapis.com');
    if (isFirebase) firebase += size;
    else own += size;
  }
  return { own, firebase };
}

const median = (list: number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;

try {
  const session = await signedIn();
  for (let run = 0; run < RUNS; run += 1) {
    for (const count of SIZES) for (const side of SIDES) await measure(side, session, count);
  }
  console.log(`Median of ${RUNS}, milliseconds, processor ${SLOW_DOWN} times slower\n`);
  console.log('| step | product | floor | ratio |\n|---|---|---|---|');
  for (const [step, times] of Object.entries(figures.product)) {
    const [own, least] = [median(times), median(figures.floor[step] ?? [])];
    console.log(
      `| ${step} | ${own.toFixed(0)} | ${least.toFixed(0)} | ${(own / least).toFixed(2)} |`,
    );
  }
  const { own, firebase } = await scripts(browser);
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
  console.log(`\nFirst scripts: ${kilobytes(own)} KB, Firebase apart ${kilobytes(firebase)} KB`);
} finally {
  await browser.close();
  await product.stop();
  await stopEmulator();
}
