import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

// The first is without the interface of a browser, which takes a third of a second for each page.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The browser of this machine: `CHROMIUM_PATH`, else Chromium or Chrome on the PATH. */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (isExecutable(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, which is not a program.`);
  }
  return findProgram(...NAMES);
}

/** The first program on the PATH that has one of these names. */
export function findProgram(...names: string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isExecutable);
}

/** Returns the browser's path, after installing one if there is none: Debian's as root, else Playwright's. */
export async function ensureChromium(): Promise<string> {
  const found = findChromium() ?? (await playwrightChromium());
  if (found) return found;
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    console.log('No browser found: installing Debian’s Chromium.');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const install = ['install', '-y', '--no-install-recommends', 'chromium-headless-shell'];
    for (const args of [['update'], install]) {
      const { status } = spawnSync('apt-get', args, {
        stdio: ['ignore', 'ignore', 'inherit'],
        env,
      });
      if (status !== 0) throw new Error(`apt-get ${args.join(' ')} failed.`);
    }
  } else {
    console.log('No browser found: downloading Playwright’s Chromium.');
    execFileSync('playwright', ['install', '--with-deps', 'chromium'], { stdio: 'inherit' });
  }
  const installed = findChromium() ?? (await playwrightChromium());
  if (!installed)
    throw new Error('The browser was installed but cannot be found; set CHROMIUM_PATH.');
  return installed;
}

async function playwrightChromium(): Promise<string | undefined> {
  const { chromium } = await import('playwright');
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
}

/** Flags for an automated browser: nothing in the background, and no sandbox, which root cannot have. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Texts as wide as on a screen: the headless shell rounds the width of each letter.
  '--font-render-hinting=none',
];
