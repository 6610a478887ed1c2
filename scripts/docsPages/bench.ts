import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureChromium } from '../lib/chromium.ts';
import { startBrowser } from '../visual/screenshots.ts';
import { serve } from '../visual/serve.ts';
import { docsPages, overflow, STORYBOOK, type Visit, visit } from './open.ts';

// What the first visit to each page of documentation costs, and which are wider than a phone:
// docs/benchmarks/storybook.md.

/** For any page; the time is not compared with anything here, because it depends on the machine. */
const MOST = { bytes: 3_000_000, requests: 160 };

const PHONE = 390;

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    runs: { type: 'string', default: '1' },
  },
});

if (!existsSync(join(STORYBOOK, 'index.json'))) {
  console.error('There is no built Storybook. Run `npx -y pnpm@12 storybook:build` first.');
  process.exit(1);
}
const browser = await startBrowser(await ensureChromium());
const server = await serve(STORYBOOK);

const median = (numbers: readonly number[]) =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

async function several(url: string): Promise<Visit> {
  const visits: Visit[] = [];
  for (let run = 0; run < Number(values.runs); run += 1) visits.push(await visit(browser, url));
  const [first] = visits;
  if (!first) throw new Error('--runs is at least 1');
  return { ...first, firstContent: median(visits.map(({ firstContent }) => firstContent)) };
}

const MB = (bytes: number) => (bytes / 1e6).toFixed(2);

const { firstContent: bare } = await several('data:text/html,<body><h1>Bare page</h1>');
console.log(`A bare page: ${bare.toFixed(0)} ms\n`);
console.log('| page | MB sent | MB stored | requests | first content, ms | : bare | px too wide |');
console.log('|---|--:|--:|--:|--:|--:|--:|');

const phone = await browser.newContext({ viewport: { width: PHONE, height: 844 } });
const faults: string[] = [];
const pages = docsPages();
// Groups within groups are collapsed.
const titles = new Set(pages.map(({ title }) => title.split('/', 2).join('/'))).size;
for (const { id } of pages.filter((page) => page.id.includes(values.only))) {
  const cost = await several(`${server.url}/index.html?path=/docs/${id}`);
  const beyond = await overflow(phone, `${server.url}/iframe.html?viewMode=docs&id=${id}`);
  const times = [cost.firstContent.toFixed(0), (cost.firstContent / bare).toFixed(0)];
  const row = [id, MB(cost.bytes), MB(cost.stored), cost.requests, ...times, beyond];
  console.log(`| ${row.join(' | ')} |`);
  if (cost.bytes > MOST.bytes) faults.push(`${id}: ${MB(cost.bytes)} MB`);
  if (cost.requests > MOST.requests) faults.push(`${id}: ${cost.requests} requests`);
  if (cost.listed < titles) faults.push(`${id}: ${cost.listed} rows in the sidebar`);
  if (beyond > 0) faults.push(`${id}: ${beyond} px too wide at ${PHONE} px`);
}
server.close();
await browser.close();
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
