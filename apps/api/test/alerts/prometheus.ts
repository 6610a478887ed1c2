import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parse } from 'yaml';
import { findProgram } from '../../../../scripts/lib/chromium.ts';
import { ROOT } from '../../../../scripts/lib/processes.ts';

/** The folder of the rules. */
export const PROMETHEUS = join(ROOT, 'deploy/prometheus');
const FILE = join(PROMETHEUS, 'alerts.yml');

export const promtool = findProgram('promtool');

interface Rule {
  alert: string;
  expr: string;
  for?: string;
}

export const rules: Rule[] = parse(readFileSync(FILE, 'utf8')).groups.flatMap(
  (group: { rules: Rule[] }) => group.rules,
);

const MINUTES: Record<string, number> = { m: 1, h: 60 };

/** The minutes of a duration such as 5m. */
const minutesOf = (duration = '0m') =>
  Number.parseInt(duration, 10) * (MINUTES[duration.at(-1) ?? ''] ?? Number.NaN);

/** Enough scrapes for the longest range and the longest waiting time of a rule. */
const SCRAPES = 18;
/** Milliseconds between two scrapes. */
const INTERVAL = 100;

/** How many scrapes show that a rule fires, and the minutes that the rule takes each for. */
export function timingOf({ expr, for: wait }: Rule): { scrapes: number; minutes: number } {
  const windows = Array.from(expr.matchAll(/\[(\w+)\]/g), ([, window]) => minutesOf(window));
  const span = minutesOf(wait) + Math.max(0, ...windows);
  const minutes = Math.max(1, Math.ceil(span / SCRAPES));
  return { minutes, scrapes: Math.ceil(span / minutes) + 3 };
}

/** Values of each series at equal intervals, in the notation of promtool. */
export type Samples = ReadonlyMap<string, readonly string[]>;

/** The published series with their labels and values; undefined if the server does not send them. */
async function readMetrics(port: number) {
  const page = await fetch(`http://127.0.0.1:${port}/metrics`)
    .then((response) => (response.ok ? response.text() : undefined))
    .catch(() => undefined);
  return page?.matchAll(/^(\w+)(?:\{(.*)\})? \+?(\S+)$/gm);
}

/**
 * Reads the metrics of servers again and again, as Prometheus does, which adds `up` and the labels of the job and the
 * server. `before` runs before each scrape but the first.
 */
export async function scrapeMetrics(
  ports: readonly number[],
  scrapes: number,
  before: (scrape: number) => Promise<unknown>,
): Promise<Samples> {
  const samples = new Map<string, string[]>();
  for (let scrape = 0; scrape < scrapes; scrape += 1) {
    const add = (name: string, labels: readonly string[], value: string) => {
      const key = `${name}{${labels.join(',')}}`;
      const values = samples.get(key) ?? Array.from({ length: scrape }, () => '_');
      samples.set(key, [...values, value]);
    };
    if (scrape > 0) await before(scrape);
    const pages = await Promise.all(ports.map(readMetrics));
    for (const [index, lines] of pages.entries()) {
      const target = ['job="campetto"', `instance="${index + 1}"`];
      add('up', target, lines ? '1' : '0');
      for (const [, name = '', labels, value = ''] of lines ?? []) {
        add(name, labels ? [labels, ...target] : target, value);
      }
    }
    for (const values of samples.values()) if (values.length <= scrape) values.push('stale');
    await sleep(INTERVAL);
  }
  return samples;
}

/** Names of the alerts that fire at some time, with `minutes` between one scrape and the next. */
export async function firingAlerts(samples: Samples, minutes: number): Promise<string[]> {
  const scrapes = Math.max(...Array.from(samples.values(), (values) => values.length));
  const test = {
    interval: `${minutes}m`,
    input_series: Array.from(samples, ([series, values]) => ({ series, values: values.join(' ') })),
    promql_expr_test: [
      {
        expr: 'count by (alertname) (max_over_time(ALERTS{alertstate="firing"}[30d]))',
        eval_time: `${(scrapes - 1) * minutes}m`,
        exp_samples: [],
      },
    ],
  };
  const folder = await mkdtemp(join(tmpdir(), 'campetto-alerts-'));
  try {
    const file = join(folder, 'test.yml');
    const content = { rule_files: [FILE], evaluation_interval: `${minutes}m`, tests: [test] };
    await writeFile(file, JSON.stringify(content)); // JSON is YAML, too
    const { status, stdout, stderr } = spawnSync(promtool ?? '', ['test', 'rules', file]);
    if (status === 0) return [];
    const output = `${stdout}${stderr}`;
    const names = Array.from(output.matchAll(/alertname=\\?"(\w+)/g), ([, name = '']) => name);
    if (names.length === 0) throw new Error(`promtool has failed: ${output}`);
    return names.sort();
  } finally {
    await rm(folder, { recursive: true });
  }
}
