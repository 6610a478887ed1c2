import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureChromium } from '../lib/chromium.ts';
import { ROOT } from '../lib/processes.ts';
import { startBrowser } from '../visual/screenshots.ts';
import { serve } from '../visual/serve.ts';
import { docsPages, firstContent, overflow, weigh } from './open.ts';

// What the first visit to each page of documentation costs, and which are wider than a phone:
// docs/benchmarks/storybook.md.

/** For any page, with stories in frames too; the time is not compared: it depends on the machine. */
const MOST = { bytes: 3_000_000, requests: 180 };

/** The aim for the first content, in ms. */
const AIM = 1500;

const PHONE = 390;

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    runs: { type: 'string', default: '1' },
    'times-only': { type: 'boolean', default: false },
    storybook: { type: 'string', default: join(ROOT, 'dist/storybook') },
  },
});

if (!existsSync(join(values.storybook, 'index.json'))) {
  console.error('There is no built Storybook. Run `npx -y pnpm@12 storybook:build` first.');
  process.exit(1);
}
const browser = await startBrowser(await ensureChromium());
const server = await serve(values.storybook);

const median = (numbers: readonly number[]) =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

async function timeOf(url: string, runs = Number(values.runs)): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) times.push(await firstContent(browser, url));
  return median(times);
}

/** The least, the median and the most. */
const spread = (numbers: readonly number[], format: (number: number) => string) =>
  [Math.min(...numbers), median(numbers), Math.max(...numbers)].map(format).join(', ');
const whole = (number: number) => number.toFixed(0);
const MB = (bytes: number) => (bytes / 1e6).toFixed(2);

const pages = docsPages(values.storybook);
const ids = pages.map(({ id }) => id).filter((id) => id.includes(values.only));
const addressOf = (id: string) => `${server.url}/index.html?path=/docs/${id}`;

// Times are measured first, because the other passes keep the processors busy.
const bare = await timeOf('data:text/html,<body><h1>Bare page</h1>', 5);
const times = new Map<string, number>();
for (const id of ids) {
  const time = await timeOf(addressOf(id));
  times.set(id, time);
  // Printed at once, so that a long run that is interrupted shows its results.
  console.log(`${id}: ${whole(time)} ms`);
}
const slowest = [...times].sort(([, a], [, b]) => b - a);
const late = slowest.filter(([, time]) => time > AIM).length;
console.log(
  `\nA bare page: ${whole(bare)} ms. Pages: ${ids.length}, later than ${AIM} ms: ${late}.`,
);
console.log(`First content, ms (least, median, most): ${spread([...times.values()], whole)}`);
console.log('The slowest:');
for (const [id, time] of slowest.slice(0, 10)) console.log(`- ${id}: ${whole(time)} ms`);

/** Adds up what each page loads, and looks for pages wider than a phone; returns a sentence for each fault. */
async function weighPages(): Promise<string[]> {
  // Groups within groups are collapsed.
  const titles = new Set(pages.map(({ title }) => title.split('/', 2).join('/'))).size;
  const phone = await browser.newContext({ viewport: { width: PHONE, height: 844 } });
  const faults: string[] = [];
  const weights = [];
  console.log('\n| page | MB sent | MB stored | requests | first content, ms | : bare |');
  console.log('|---|--:|--:|--:|--:|--:|');
  for (const [id, time] of times) {
    const weight = await weigh(browser, addressOf(id));
    const beyond = await overflow(phone, `${server.url}/iframe.html?viewMode=docs&id=${id}`);
    const { bytes, stored, requests, listed } = weight;
    const row = [id, MB(bytes), MB(stored), requests, whole(time), whole(time / bare)];
    console.log(`| ${row.join(' | ')} |`);
    weights.push(weight);
    if (bytes > MOST.bytes) faults.push(`${id}: ${MB(bytes)} MB`);
    if (requests > MOST.requests) faults.push(`${id}: ${requests} requests`);
    if (listed < titles) faults.push(`${id}: ${listed} rows in the sidebar`);
    if (beyond > 0) faults.push(`${id}: ${beyond} px too wide at ${PHONE} px`);
  }
  const sent = weights.map(({ bytes }) => bytes);
  const requests = weights.map((weight) => weight.requests);
  console.log(`\nMB sent (least, median, most): ${spread(sent, MB)}`);
  console.log(`Requests (least, median, most): ${spread(requests, whole)}`);
  return faults;
}

const faults = values['times-only'] ? [] : await weighPages();
server.close();
await browser.close();
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
