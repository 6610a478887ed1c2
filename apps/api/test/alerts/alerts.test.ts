import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../../../../scripts/lib/processes.ts';
import { seedOne } from '../support/venues.ts';
import { CAUSES, importSample, read, searchAddress, sendPicture, startDecision } from './causes.ts';
import {
  firingAlerts,
  PROMETHEUS,
  promtool,
  rules,
  scrapeMetrics,
  timingOf,
} from './prometheus.ts';
import { startSite } from './site.ts';

const names = rules.map(({ alert }) => alert);

test('each alert has a section that says what to do', () => {
  const page = readFileSync(join(ROOT, 'docs/operations/alerts.md'), 'utf8');
  const titles = page.matchAll(/^## (\w+) \((?:critical|warning)\)$/gm);
  expect(Array.from(titles, ([, name]) => name)).toEqual(names);
});

test('each alert is caused below', () => {
  expect(CAUSES.map(({ alert }) => alert)).toEqual(names);
});

if (!promtool) {
  console.log('promtool is not installed (apt-get install prometheus): no alert rule is tried.');
}

describe.skipIf(!promtool)('the rules', () => {
  test('stay silent just below their limits', () => {
    const run = () =>
      execFileSync(promtool ?? '', ['test', 'rules', 'alerts.test.yml'], { cwd: PROMETHEUS });
    expect(run).not.toThrow();
  });

  test('stay silent while a server works', async () => {
    const site = await startSite({});
    try {
      const { folderPath } = await seedOne(site.db);
      const samples = await scrapeMetrics(site.ports, 15, async (scrape) => {
        if (scrape === 1) await importSample(site);
        if (scrape === 2) await startDecision(site, folderPath);
        if (scrape % 3 === 0) await sendPicture(site, folderPath);
        if (scrape % 5 === 0) await searchAddress(site.servers[0], scrape);
        await read(site);
      });
      for (const minutes of new Set(rules.map((rule) => timingOf(rule).minutes))) {
        expect(await firingAlerts(samples, minutes), `${minutes} minutes`).toEqual([]);
      }
    } finally {
      await site.stop();
    }
  });

  test.each(CAUSES)(
    'fire $alert when $what',
    async ({ alert, also = [], begin, repeat, ...options }) => {
      const rule = rules.find((one) => one.alert === alert);
      if (!rule) throw new Error(`There is no rule ${alert}.`);
      const { scrapes, minutes } = timingOf(rule);
      const site = await startSite(options);
      let end: unknown;
      try {
        await read(site);
        const samples = await scrapeMetrics(site.ports, scrapes, async (scrape) => {
          if (scrape === 1) end = await begin?.(site);
          await repeat?.(site, scrape);
        });
        expect(await firingAlerts(samples, minutes)).toEqual([alert, ...also].sort());
      } finally {
        if (typeof end === 'function') await end();
        await site.stop();
      }
    },
  );
});
