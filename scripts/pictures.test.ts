/// <reference types="vite/client" />
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { PICTURES } from '@campetto/web/pictures';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { downloadCode } from './lib/downloadCode.ts';
import { ROOT } from './lib/processes.ts';

const site = join(ROOT, 'apps/web/public');
const pictures = Object.entries(PICTURES).flatMap(([screen, languages]) =>
  Object.entries(languages).map(([language, picture]) => ({ screen, language, ...picture })),
);

/** Decodes every pixel: a file that is cut short throws. */
async function decode(file: string | Buffer) {
  const { info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height };
}

test('[LAND-8] the download code is the one of the configured address', () => {
  const file = join(ROOT, 'apps/web/src/assets/pictures/download-code.svg');
  expect(readFileSync(file, 'utf8')).toBe(downloadCode());
});

test('four screens are captured in two languages', () => {
  expect(pictures).toHaveLength(8);
});

test.each(pictures)('$screen in $language is as large as it says, and light', async (picture) => {
  const { width, height } = picture;
  expect(await decode(join(ROOT, picture.src))).toEqual({ width, height });
  for (const srcset of [picture.avif, picture.avifDark]) {
    const candidates = srcset.split(', ').map((candidate) => candidate.split(' '));
    expect(candidates.map(([, density]) => density)).toEqual(['1x', '2x']);
    for (const [address = '', density = ''] of candidates) {
      const file = join(ROOT, address);
      const size = await decode(file);
      expect(size.width).toBe(width * Number.parseInt(density, 10));
      expect(size.width / size.height).toBeCloseTo(width / height, 2);
      if (density === '1x') expect(size.height).toBe(height);
      // With its headers, what a new connection receives in two round trips beside two fonts.
      const kilobytes = density === '1x' ? 12 : 19.4;
      expect(statSync(file).size).toBeLessThan(kilobytes * 1000);
    }
  }
});

test.each(['social-en.png', 'social-it.png', 'social-game-en.png', 'social-game-it.png'])(
  '%s is a large-summary card',
  async (name) => {
    const file = join(site, name);
    expect(await decode(file)).toEqual({ width: 1200, height: 630 });
    expect(statSync(file).size).toBeLessThan(150_000);
  },
);

test.each([
  ['icon-192.png', 192],
  ['icon-512.png', 512],
  ['icon-maskable-512.png', 512],
  ['apple-touch-icon.png', 180],
])('%s is %i px square', async (name, size) => {
  expect(await decode(join(site, name))).toEqual({ width: size, height: size });
});

test('favicon.ico contains one image of 32 px', async () => {
  const ico = readFileSync(join(site, 'favicon.ico'));
  expect(ico.readUInt16LE(4)).toBe(1);
  expect(await decode(ico.subarray(ico.readUInt32LE(18)))).toEqual({ width: 32, height: 32 });
});

test.each(['icon-maskable-512.png', 'apple-touch-icon.png'])('%s is opaque', async (name) => {
  expect((await sharp(join(site, name)).stats()).isOpaque).toBe(true);
});
