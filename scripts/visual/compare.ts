import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** How two pictures differ: `pixels`, and the PNG that marks them. */
export interface Difference {
  pixels: number;
  overlay: Buffer;
}

const TRANSPARENT = { r: 0, g: 0, b: 0, alpha: 0 };

/** The pixels of a picture on a larger sheet; what the picture does not cover is transparent. */
async function pixelsOn(picture: Buffer, width: number, height: number): Promise<Buffer> {
  const size = await sharp(picture).metadata();
  return sharp(picture)
    .ensureAlpha()
    .extend({ right: width - size.width, bottom: height - size.height, background: TRANSPARENT })
    .raw()
    .toBuffer();
}

/**
 * Compares two PNG pixel by pixel; both come from the same browser, so the least difference counts.
 * Of pictures of different size, what only one of them has differs.
 */
export async function compare(before: Buffer, after: Buffer): Promise<Difference> {
  const sizes = await Promise.all([before, after].map((picture) => sharp(picture).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const marked = Buffer.alloc(width * height * 4);
  const pixels = pixelmatch(
    await pixelsOn(before, width, height),
    await pixelsOn(after, width, height),
    marked,
    width,
    height,
    { threshold: 0, includeAA: true, diffMask: true, diffColor: [226, 0, 116] },
  );
  const overlay = await sharp(marked, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  return { pixels, overlay };
}
