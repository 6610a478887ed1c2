import { readdir } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { makeCopies } from '../../src/pictures/copies.ts';
import { withFile } from '../support/files.ts';
import { picture } from '../support/pictures/creation.ts';

const copiesOf = (bytes: Buffer) => withFile(bytes, makeCopies);

const files = (await readdir(new URL('./samples', import.meta.url))).filter((name) =>
  /\.(jpg|png|gif|webp)$/.test(name),
);

const pixelsOf = (picture: Sharp) => picture.flatten().toColourspace('srgb').raw().toBuffer();

/** Mean difference of two pictures, 0 to 255. */
async function difference(a: Sharp, b: Sharp) {
  const [left, right] = await Promise.all([pixelsOf(a), pixelsOf(b)]);
  expect(left.length).toBe(right.length);
  return (
    left.reduce((sum, value, index) => sum + Math.abs(value - (right[index] ?? 0)), 0) / left.length
  );
}

describe('the copies of a picture', () => {
  test.each(files)('of %s look like it, upright, and contain no metadata', async (file) => {
    const original = await picture(file);
    const copies = await copiesOf(original);
    expect(copies.map(({ fileName }) => fileName.replace(/^[0-9a-f]{32}/, ''))).toEqual([
      '-640.webp',
      '-1280.webp',
    ]);
    for (const { bytes } of copies) {
      const metadata = await sharp(bytes).metadata();
      expect(metadata.format).toBe('webp');
      for (const kept of ['exif', 'icc', 'xmp', 'iptc', 'orientation', 'comments'] as const) {
        expect(metadata[kept], kept).toBeUndefined();
      }
      expect(await difference(sharp(bytes), sharp(original).autoOrient())).toBeLessThan(25);
    }
  });

  test('do not contain the place where a photograph was taken', async () => {
    const located = await sharp(await picture('pillow-hopper.jpg'))
      .withExif({ IFD3: { GPSLatitude: '45/1 26/1 0/1' }, IFD0: { Copyright: 'Jane' } })
      .jpeg()
      .toBuffer();
    expect((await sharp(located).metadata()).exif).toBeDefined();
    for (const { bytes } of await copiesOf(located)) {
      expect((await sharp(bytes).metadata()).exif).toBeUndefined();
      expect(bytes.includes('Jane')).toBe(false);
    }
  });

  test('of a very high picture are at most as high as WebP allows', async () => {
    const create = { width: 100, height: 100_000, channels: 3, background: 'blue' } as const;
    const copies = await copiesOf(await sharp({ create }).png().toBuffer());
    for (const { bytes } of copies) {
      expect((await sharp(bytes).metadata()).height).toBeLessThanOrEqual(2560);
    }
  });

  test('of an AVIF picture and of one in CMYK can be made', async () => {
    const avif = await sharp(await picture('pillow-hopper.jpg'))
      .avif()
      .toBuffer();
    const cmyk = await sharp(await picture('pillow-hopper.jpg'))
      .toColourspace('cmyk')
      .jpeg()
      .toBuffer();
    for (const original of [avif, cmyk]) expect(await copiesOf(original)).toHaveLength(2);
  });

  test('of AVIF pictures of more than 6 million pixels are not made', async () => {
    const create = { width: 2500, height: 2500, channels: 3, background: 'red' } as const;
    // The second picture would fit into memory.
    const larger = sharp({ create }).avif({ effort: 0 }).toBuffer();
    for (const large of [await picture('bomb-25-megapixels.avif'), await larger]) {
      const refused = { errors: [{ rule: 'tooManyPixels' }] };
      await expect(copiesOf(large)).rejects.toMatchObject(refused);
    }
  });
});
