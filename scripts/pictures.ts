import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@campetto/contract';
import sharp from 'sharp';
import { downloadCode } from './lib/downloadCode.ts';
import { writeIcons } from './lib/icons.ts';
import { writeManifest } from './lib/manifest.ts';
import { openStories } from './lib/openStories.ts';
import { type Screen, writePicture } from './lib/pictureFiles.ts';
import { writeSamplePictures } from './lib/pictures/courts.ts';
import { ROOT, run } from './lib/processes.ts';

// Takes screenshots of the app’s screens and the social cards from their stories, and draws the icons from
// icon.svg. What it writes is committed; without a change in the stories, a second run changes nothing.

/** Inside a phone of 320 px, in the hero, the glass is 298 px wide; of 224 px, among the steps, 208. */
const SCREENS: Screen[] = [
  { name: 'findMatch', file: 'find-match', story: 'findmatchscreen', width: 298 },
  { name: 'matchDetail', file: 'match-detail', story: 'matchdetailscreen', width: 208 },
  { name: 'chat', file: 'chat', story: 'chatscreen', width: 208 },
  { name: 'level', file: 'level', story: 'levelscreen', width: 208 },
];

/** The social cards: of the site, and of a shared game. */
const CARDS = [
  ['english', 'social'],
  ['invitation', 'social-game'],
] as const;

/** Enough for print in a column of a newspaper, at 300 dots per inch. */
const PRESS_WIDTH = 596;

const folder = join(ROOT, 'apps/web/src/assets/pictures');
const site = join(ROOT, 'apps/web/public');
const manifest = join(folder, 'manifest.ts');

const stories = await openStories();
try {
  const written = [];
  for (const language of LANGUAGES) {
    for (const screen of SCREENS) {
      const take = (theme: 'light' | 'dark') =>
        stories.screenshot(`app-screens-${screen.story}--english`, language, 4, theme);
      const light = await take('light');
      written.push(await writePicture(folder, screen, language, light, await take('dark')));
      await sharp(light)
        .resize({ width: PRESS_WIDTH })
        .png({ palette: true, quality: 90, effort: 10 })
        .toFile(join(site, `press/${screen.file}-${language}.png`));
    }
    for (const [story, file] of CARDS) {
      const card = await stories.screenshot(`marketing-social-card--${story}`, language, 1);
      // With a lower quality there are steps in the gradient of the ground.
      await sharp(card)
        .png({ palette: true, quality: 100, effort: 10 })
        .toFile(join(site, `${file}-${language}.png`));
    }
  }
  writeManifest(manifest, written);
} finally {
  await stories.close();
}
await run('biome', ['check', '--write', manifest]);
writeFileSync(join(folder, 'download-code.svg'), downloadCode());
await writeIcons(site);
await writeSamplePictures(join(ROOT, 'apps/api/data/sample/pictures'));
