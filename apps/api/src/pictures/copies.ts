import { hash } from 'node:crypto';
import {
  PHOTO_WIDTHS,
  PICTURE_MAX_BYTES,
  PICTURE_MAX_PIXELS,
  PICTURE_TYPES,
  type PictureRule,
  photoFileNameOf,
} from '@campetto/contract';
import pLimit from 'p-limit';
import sharp, { type Metadata } from 'sharp';
import { PictureRefused } from '../errors.ts';

// Other files must not reach libvips' many other decoders, above all not the one for SVG.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((format) => `VipsForeignLoad${format}`),
});

/** A decoded picture may take 100 MB of memory. */
const atMostTwo = pLimit(2);

const SENTENCES: Record<PictureRule, string> = {
  tooLarge: `must have at most ${PICTURE_MAX_BYTES / 1024 / 1024} MB`,
  unsupportedType: `must be one of ${PICTURE_TYPES.join(', ')}`,
  tooManyPixels: `must have at most ${PICTURE_MAX_PIXELS / 1_000_000} million pixels`,
  severalFrames: 'must have one frame only',
  damaged: 'cannot be read to its end',
};

/** The error of a picture that breaks a rule. */
export const refusePicture = (rule: PictureRule) =>
  new PictureRefused({ path: 'image', message: SENTENCES[rule], rule });

/** A copy to be stored: WebP, upright, without the metadata of the original. */
export interface PhotoCopy {
  fileName: string;
  bytes: Buffer;
}

/**
 * Makes the copies of {@link PHOTO_WIDTHS} of an uploaded picture, the smallest first. No more than
 * two pictures are decoded at once.
 *
 * @throws PictureRefused with the rule that the picture breaks
 */
export async function makeCopies(original: Buffer): Promise<PhotoCopy[]> {
  if (original.length > PICTURE_MAX_BYTES) throw refusePicture('tooLarge');
  const copies = await atMostTwo(async () => {
    const broken = brokenRule(await readMetadata(original));
    if (broken) throw refusePicture(broken);
    return encode(original).catch(() => Promise.reject(refusePicture('damaged')));
  });
  const content = hash('sha256', Buffer.concat(copies), 'hex').slice(0, 32);
  return copies.map((bytes, index) => ({
    fileName: photoFileNameOf(content, PHOTO_WIDTHS[index] ?? PHOTO_WIDTHS[0]),
    bytes,
  }));
}

async function readMetadata(original: Buffer): Promise<Metadata> {
  try {
    return await sharp(original, { limitInputPixels: false }).metadata();
  } catch (error) {
    const known = error instanceof Error && error.message.includes('corrupt header');
    throw refusePicture(known ? 'damaged' : 'unsupportedType');
  }
}

function brokenRule({ mediaType, width, height, pages = 1 }: Metadata): PictureRule | undefined {
  if (!PICTURE_TYPES.some((type) => type === mediaType)) return 'unsupportedType';
  if (width * height > PICTURE_MAX_PIXELS) return 'tooManyPixels';
  return pages > 1 ? 'severalFrames' : undefined;
}

/** At most twice as high as wide: WebP allows 16,383 pixels, and a card shows no more. */
const within = (width: number) =>
  ({ width, height: 2 * width, fit: 'inside', withoutEnlargement: true }) as const;

async function encode(original: Buffer): Promise<Buffer[]> {
  const { data, info } = await sharp(original, {
    failOn: 'error',
    limitInputPixels: PICTURE_MAX_PIXELS,
  })
    .autoOrient()
    .resize(within(Math.max(...PHOTO_WIDTHS)))
    .toColourspace('srgb')
    .raw()
    .timeout({ seconds: 10 })
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return Promise.all(
    PHOTO_WIDTHS.map((max) =>
      sharp(data, { raw: { width, height, channels } })
        .resize(within(max))
        .webp({ quality: 80, smartSubsample: true })
        .toBuffer(),
    ),
  );
}
