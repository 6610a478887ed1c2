import sharp from 'sharp';
import { expect, test } from 'vitest';
import { compare } from './compare.ts';

const WHITE = { r: 255, g: 255, b: 255 };

/** A white sheet with a black square of this size in its corner. */
async function sheet(width: number, height: number, square: number): Promise<Buffer> {
  const input = {
    create: { width: square, height: square, channels: 3, background: '#000' },
  } as const;
  return sharp({ create: { width, height, channels: 3, background: WHITE } })
    .composite([{ input, left: 0, top: 0 }])
    .png()
    .toBuffer();
}

test('a picture does not differ from itself', async () => {
  const picture = await sheet(20, 10, 4);
  expect((await compare(picture, picture)).pixels).toBe(0);
});

test('counts each pixel that differs, and marks them', async () => {
  const { pixels, overlay } = await compare(await sheet(20, 10, 4), await sheet(20, 10, 5));
  expect(pixels).toBe(25 - 16);
  const { channels } = await sharp(overlay).stats();
  expect(channels[0]?.max).toBe(226);
});

test('what only the larger picture has differs', async () => {
  const { pixels } = await compare(await sheet(20, 10, 4), await sheet(20, 12, 4));
  expect(pixels).toBe(20 * 2);
});
