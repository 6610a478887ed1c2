import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Downloaded when it is first used: its 250 dependencies do not belong into every installation. */
const LIGHTHOUSE = 'lighthouse@13.5.0';

interface Report {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

/** The results of Lighthouse for a page: scores out of 100, times in milliseconds. */
export interface Audit {
  performance: number;
  accessibility: number;
  practices: number;
  seo: number;
  lcp: number;
  tbt: number;
  cls: number;
}

/** How often an audit is repeated: a busy machine sometimes loses the trace of a load. */
const ATTEMPTS = 3;

/** Audits a page in the browser behind `port` as the slow phone that Lighthouse simulates, cache empty. */
async function auditOnce(url: string, port: number, attempt = 1): Promise<Audit> {
  const categoryNames = 'performance,accessibility,best-practices,seo';
  const options = [`--port=${port}`, `--only-categories=${categoryNames}`, '--output=json'];
  const { stdout } = await promisify(execFile)(
    'npx',
    ['-y', LIGHTHOUSE, url, ...options, '--quiet'],
    { maxBuffer: 64 * 1024 * 1024 },
  );
  const { runtimeError, categories, audits }: Report = JSON.parse(stdout);
  if (runtimeError) {
    if (attempt < ATTEMPTS) return auditOnce(url, port, attempt + 1);
    throw new Error(`${url}: ${runtimeError.message}`);
  }
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    practices: score('best-practices'),
    seo: score('seo'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
  };
}

/** The median of each figure over some audits, one after the other. */
export async function audit(url: string, port: number, runs: number): Promise<Audit> {
  const audits: Audit[] = [];
  for (let run = 0; run < runs; run += 1) audits.push(await auditOnce(url, port));
  const median = (key: keyof Audit) =>
    audits.map((one) => one[key]).sort((a, b) => a - b)[Math.floor(runs / 2)] ?? Number.NaN;
  const keys = Object.keys(audits[0] ?? {}) as (keyof Audit)[];
  return Object.fromEntries(keys.map((key) => [key, median(key)])) as Record<keyof Audit, number>;
}
