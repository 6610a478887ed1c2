import { parseArgs } from 'node:util';
import { LANGUAGES } from '@campetto/contract';
import { chromium } from 'playwright';
import { buildWeb } from '../../../scripts/lib/build.ts';
import { CHROMIUM_FLAGS, ensureChromium } from '../../../scripts/lib/chromium.ts';
import { hasNginx, startNginx } from '../../../scripts/lib/nginx.ts';
import { freePort } from '../../../scripts/lib/ports.ts';
import { Product } from '../e2e/support/product.ts';
import { PAGES } from '../prerender/pages.ts';
import { type Audit, audit } from './audit.ts';
import { interactions } from './interactions.ts';
import { pictureBytes } from './pictures.ts';
import { REFERENCES, startReference } from './reference.ts';
import { stayOnPage } from './stayOnPage.ts';
import { BUDGET, floor, type Weights, weigh } from './weights.ts';

// Measures the public pages of the built product in both languages: Lighthouse as the phone that it
// simulates, and what a first visit loads; then the interactions of the landing page. First the bare server,
// then behind nginx with TLS and HTTP/2. `pnpm bench site --runs=5 --page=home --part=nginx`

const PARTS = ['bytes', 'bare', 'interactions', 'nginx'] as const;

const { values: flags } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    page: { type: 'string' },
    part: { type: 'string' },
  },
});
const parts = PARTS.filter((part) => (flags.part ?? part) === part);
if (parts.length === 0) throw new Error(`There is no part ${flags.part}.`);
const runs = Number(flags.runs);
const pages = PAGES.filter(
  ({ name, describedAs }) => describedAs && name !== 'brokenShare' && (flags.page ?? name) === name,
);
if (pages.length === 0) throw new Error(`There is no public page ${flags.page}.`);

/** The targets that a page misses, as sentences. */
function misses(a: Audit, w: Weights, ratio: number): string[] {
  const missed: [boolean, string][] = [
    [a.performance < 100, `performance ${a.performance}`],
    [a.accessibility < 100, `accessibility ${a.accessibility}`],
    [a.practices < 100, `best practices ${a.practices}`],
    [a.seo < 100, `SEO ${a.seo}`],
    [a.lcp > 900, `LCP ${Math.round(a.lcp)} ms`],
    [a.tbt > 50, `TBT ${Math.round(a.tbt)} ms`],
    [a.cls > 0, `CLS ${a.cls.toFixed(3)}`],
    [ratio > BUDGET.js, `JS ${ratio.toFixed(2)} × floor`],
    [w.css > BUDGET.css, `CSS ${kilobytes(w.css)} KB`],
    [w.fonts > BUDGET.fonts, `fonts ${kilobytes(w.fonts)} KB`],
  ];
  return missed.filter(([is]) => is).map(([, what]) => what);
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const addressOf = (address: string, path: string, language: string) =>
  `${address}${path.replace('__SHARE_ID__', 'bench')}?lang=${language}`;

/** Prints what a first visit of each page loads as a table. */
async function weighAll(address: string): Promise<void> {
  console.log(
    '| page | HTML | CSS | JS | : floor | fonts | pictures |\n|---|---|---|---|---|---|---|',
  );
  for (const { name, path } of pages) {
    for (const language of LANGUAGES) {
      const { html, css, js, fonts } = weigh(`${language}/${name}`);
      const pictures = await pictureBytes(browser, addressOf(address, path, language));
      const bytes = [html, css, js].map(kilobytes);
      const rest = [(js / least).toFixed(2), kilobytes(fonts), kilobytes(pictures)];
      console.log(`| ${[`${name} ${language}`, ...bytes, ...rest].join(' | ')} |`);
    }
  }
}

/** Prints what the LCP of a page with nothing but one text is. */
async function measureReference(address: string): Promise<void> {
  for (const reference of REFERENCES) {
    const { lcp } = await audit(`${address}/${reference}`, port, runs);
    console.log(`Reference, one ${reference}: LCP ${lcp.toFixed(0)} ms`);
  }
}

/** Prints Lighthouse's view of the pages at an address as a table, and the targets that they miss. */
async function measure(address: string): Promise<void> {
  console.log(
    '| page | perf. | access. | pract. | SEO | LCP | TBT | CLS |\n|---|---|---|---|---|---|---|---|',
  );
  const missed: string[] = [];
  for (const { name, path } of pages) {
    for (const language of LANGUAGES) {
      const leave = name === 'download' ? await stayOnPage(port) : undefined;
      const a = await audit(addressOf(address, path, language), port, runs);
      await leave?.();
      const w = weigh(`${language}/${name}`);
      const ratio = w.js / least;
      const scores = [a.performance, a.accessibility, a.practices, a.seo];
      const times = [a.lcp.toFixed(0), a.tbt.toFixed(0), a.cls.toFixed(3)];
      console.log(`| ${[`${name} ${language}`, ...scores, ...times].join(' | ')} |`);
      missed.push(...misses(a, w, ratio).map((what) => `${name} ${language}: ${what}`));
    }
  }
  console.log(missed.length === 0 ? '\nEvery target is met.' : `\nMissed:\n${missed.join('\n')}`);
}

const executablePath = await ensureChromium();
await buildWeb();
const least = await floor();
// There is no sign-in, so no emulator needs to listen there.
process.env['E2E_EMULATOR_HOST'] = '127.0.0.1:9099';
const product = await Product.start();
const reference = await startReference();
const port = await freePort();
const browser = await chromium.launch({
  executablePath,
  // Nobody has signed the certificate of the proxy.
  args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`, '--ignore-certificate-errors'],
});
try {
  console.log(
    `Lighthouse as a phone, median of ${runs}; LCP and TBT in ms; Brotli bytes in KB; the floor's JS is ${kilobytes(least)} KB\n`,
  );
  if (parts.includes('bytes')) await weighAll(product.address);
  if (parts.includes('bare')) {
    console.log('\nThe bare server\n');
    await measureReference(reference.address);
    await measure(product.address);
  }
  if (parts.includes('interactions')) {
    console.log('\n| interaction, in ms | duration |\n|---|---|');
    for (const { name, duration } of await interactions(browser, product.address, runs)) {
      console.log(`| ${name} | ${duration} |`);
    }
  }
  if (parts.includes('nginx') && hasNginx()) {
    console.log('\nBehind nginx, with TLS and HTTP/2\n');
    const nginx = await startNginx([product.address, product.address]);
    await measure(nginx.address).finally(nginx.stop);
    const proxied = await startNginx([reference.address, reference.address]);
    await measureReference(proxied.address).finally(proxied.stop);
  } else if (parts.includes('nginx')) {
    console.log('\nnginx or openssl is not installed: not measured with TLS and HTTP/2.');
  }
} finally {
  await browser.close();
  reference.stop();
  await product.stop();
}
