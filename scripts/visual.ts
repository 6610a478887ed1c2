import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureChromium } from './lib/chromium.ts';
import { ROOT } from './lib/processes.ts';
import { baseCommit, baseFolder, buildBase, buildHere, CACHE } from './visual/builds.ts';
import { compareShots, type Outcome } from './visual/compareShots.ts';
import { writeReport } from './visual/report.ts';
import {
  type OpenStorybook,
  openStorybook,
  type Screenshot,
  startBrowser,
} from './visual/screenshots.ts';
import { countTable, refusal, type Shot } from './visual/shots.ts';

// Shows how a change alters the appearance: docs/visual-regression.md.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', default: '' },
    count: { type: 'boolean', default: false },
  },
});

const STORYBOOK = join(ROOT, 'dist/storybook');

const began = Date.now();
const log = (what: string) => console.log(`${Math.round((Date.now() - began) / 1000)} s  ${what}`);

const browser = await startBrowser(await ensureChromium());
process.exitCode = await (values.count ? count() : main()).finally(() => browser.close());

async function count(): Promise<number> {
  const storybook = await openStorybook(browser, await buildHere());
  console.log(countTable(storybook.shots));
  storybook.close();
  return 0;
}

function wanted({ shots }: OpenStorybook): Shot[] {
  return shots.filter(({ story }) => story.includes(values.only));
}

/** Takes the missing pictures of the base: those that exist stay, because the pictures of a commit do not change. */
async function captureBase(
  storybook: OpenStorybook,
  folder: string,
): Promise<Map<string, Screenshot>> {
  const list = join(folder, 'taken.json');
  const known = new Map<string, Screenshot>(readTaken(list));
  const missing = wanted(storybook).filter(({ key }) => !known.has(key));
  const taken = new Map([...known, ...(await storybook.capture(missing, folder))]);
  writeFileSync(list, JSON.stringify([...taken]));
  return taken;
}

function readTaken(file: string): [string, Screenshot][] {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return [];
  }
}

async function main(): Promise<number> {
  const commit = baseCommit(positionals[0]);
  log(`comparing with ${commit.slice(0, 9)}`);
  const base = await openStorybook(browser, await buildBase(commit));
  log('built the base');
  const here = await openStorybook(browser, await buildHere());
  log('built what is here');

  // Another browser, or another way to take them, makes other pictures.
  const baseScreenshots = join(baseFolder(commit), `screenshots ${base.method}`);
  const before = await captureBase(base, baseScreenshots);
  log(`took the screenshots of the base: ${wanted(base).length}`);
  const screenshots = join(CACHE, 'here/screenshots');
  rmSync(screenshots, { recursive: true, force: true });
  const after = await here.capture(wanted(here), screenshots);
  log(`took the screenshots of what is here: ${after.size}`);

  const report = join(CACHE, 'report');
  rmSync(report, { recursive: true, force: true });
  mkdirSync(report, { recursive: true });
  const sides = {
    before: { storybook: base, shots: wanted(base), taken: before, folder: baseScreenshots },
    after: { storybook: here, shots: wanted(here), taken: after, folder: screenshots },
  };
  const outcomes = await compareShots(sides, report);
  await writeReport(report, commit, outcomes);
  // The page “Visual differences” of the built Storybook shows it.
  if (existsSync(STORYBOOK)) {
    rmSync(join(STORYBOOK, 'visual'), { recursive: true, force: true });
    cpSync(report, join(STORYBOOK, 'visual'), { recursive: true });
  }
  base.close();
  here.close();
  log(`${after.size} screenshots compared`);
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
