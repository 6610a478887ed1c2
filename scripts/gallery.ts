import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { ensureChromium } from './lib/chromium.ts';
import { ROOT } from './lib/processes.ts';
import { openStorybook, startBrowser } from './visual/screenshots.ts';
import { refusal, type Shot } from './visual/shots.ts';

// Takes screenshots of the built Storybook for its page “Gallery”: every screen, every error and the matrix of every
// component, in both languages and themes, wide and narrow.

const STORYBOOK = join(ROOT, 'dist/storybook');
const FOLDER = join(STORYBOOK, 'gallery');
const SCREENSHOTS = join(ROOT, '.cache/gallery');

/** A picture of a wide window is half as wide as the window, in px. */
const WIDTH = 720;

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });

const isShown = ({ title, name, file, story }: Shot) =>
  (title.startsWith('Screens/') || name === 'Matrix') &&
  !file.includes('/testing/reference/') &&
  story.includes(values.only);

if (!existsSync(join(STORYBOOK, 'index.json'))) {
  console.error('There is no built Storybook. Run `npx -y pnpm@12 storybook:build` first.');
  process.exit(1);
}
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER);

const browser = await startBrowser(await ensureChromium());
const storybook = await openStorybook(browser, STORYBOOK);
const shots = storybook.shots.filter(isShown);
const taken = await storybook.capture(shots, SCREENSHOTS);
storybook.close();
await browser.close();

for (const shot of shots) {
  const fault = taken.get(shot.key)?.fault;
  if (fault) console.warn(refusal(shot, fault));
}
const captured = shots.filter(({ key }) => !taken.get(key)?.fault);
for (const { key } of captured) {
  const screenshot = sharp(await readFile(join(SCREENSHOTS, `${key}.png`)));
  await screenshot
    .resize({ width: WIDTH, withoutEnlargement: true })
    .webp({ quality: 70 })
    .toFile(join(FOLDER, `${key}.webp`));
}
const pictures = captured.map(({ file: _, ...picture }) => picture);
await writeFile(join(FOLDER, 'pictures.json'), JSON.stringify(pictures));
console.log(`${pictures.length} pictures in ${FOLDER}`);
process.exit(pictures.length === shots.length ? 0 : 1);
