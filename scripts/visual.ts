import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureChromium } from './lib/chromium.ts';
import { baseCommit, baseFolder, buildBase, buildHere, CACHE } from './visual/builds.ts';
import { compareShots, type Outcome } from './visual/compareShots.ts';
import { openStudio, type Studio, startBrowser, type Taken } from './visual/photographer.ts';
import { writeReport } from './visual/report.ts';
import { countTable, refusal, type Shot } from './visual/shots.ts';

// Shows how a change alters the appearance: docs/visual-regression.md.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', default: '' },
    count: { type: 'boolean', default: false },
  },
});

const began = Date.now();
const log = (what: string) => console.log(`${Math.round((Date.now() - began) / 1000)} s  ${what}`);

const browser = await startBrowser(await ensureChromium());
process.exitCode = await (values.count ? count() : main()).finally(() => browser.close());

async function count(): Promise<number> {
  const studio = await openStudio(browser, await buildHere());
  console.log(countTable(studio.shots));
  studio.close();
  return 0;
}

function wanted({ shots }: Studio): Shot[] {
  return shots.filter(({ story }) => story.includes(values.only));
}

/** The pictures of a commit do not change: what was taken before is not taken again. */
async function photographBase(studio: Studio, folder: string): Promise<Map<string, Taken>> {
  const list = join(folder, 'taken.json');
  const known = new Map<string, Taken>(readTaken(list));
  const missing = wanted(studio).filter(({ key }) => !known.has(key));
  const taken = new Map([...known, ...(await studio.photograph(missing, folder))]);
  writeFileSync(list, JSON.stringify([...taken]));
  return taken;
}

function readTaken(file: string): [string, Taken][] {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return [];
  }
}

async function main(): Promise<number> {
  const commit = baseCommit(positionals[0]);
  log(`comparing with ${commit.slice(0, 9)}`);
  const base = await openStudio(browser, await buildBase(commit));
  log('built the base');
  const here = await openStudio(browser, await buildHere());
  log('built what is here');

  // Another browser, or another way to take them, makes other pictures.
  const shelf = join(baseFolder(commit), `photographs ${base.method}`);
  const before = await photographBase(base, shelf);
  log(`photographed the base: ${wanted(base).length}`);
  const fresh = join(CACHE, 'here/photographs');
  rmSync(fresh, { recursive: true, force: true });
  const after = await here.photograph(wanted(here), fresh);
  log(`photographed what is here: ${after.size}`);

  const report = join(CACHE, 'report');
  rmSync(report, { recursive: true, force: true });
  mkdirSync(report, { recursive: true });
  const sides = {
    before: { studio: base, shots: wanted(base), taken: before, folder: shelf },
    after: { studio: here, shots: wanted(here), taken: after, folder: fresh },
  };
  const outcomes = await compareShots(sides, report);
  await writeReport(report, commit, outcomes);
  base.close();
  here.close();
  log(`${after.size} photographs compared`);
  return sumUp(outcomes, join(report, 'index.html'));
}

function sumUp(outcomes: readonly Outcome[], page: string): number {
  for (const kind of ['refused', 'changed', 'added', 'removed'] as const) {
    const some = outcomes.filter((outcome) => outcome.kind === kind);
    if (some.length === 0) continue;
    console.log(`\n${kind}: ${some.length}`);
    for (const { shot, pixels, fault } of some)
      console.log(`  ${fault ? refusal(shot, fault) : shot.key}${pixels ? `, ${pixels} px` : ''}`);
  }
  console.log(outcomes.length === 0 ? '\nno difference' : `\n${page}`);
  return outcomes.length === 0 ? 0 : 1;
}
