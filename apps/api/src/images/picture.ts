import { hash } from 'node:crypto';
import {
  IMAGE_MAX_BYTES,
  IMAGE_MAX_PIXELS,
  IMAGE_TYPES,
  type ImageRule,
  PHOTO_WIDTHS,
  photoFileNameOf,
} from '@campetto/contract';
import pLimit from 'p-limit';
import sharp, { type Metadata } from 'sharp';
import { ProblemError } from '../plugins/problems.ts';

// What is no picture must not reach one of libvips' many other readers, SVG's above all.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((format) => `VipsForeignLoad${format}`),
});

/** A decoded picture may take 100 MB. */
const oneOfTwo = pLimit(2);

const SENTENCES: Record<ImageRule, string> = {
  tooLarge: `must have at most ${IMAGE_MAX_BYTES / 1024 / 1024} MB`,
  unsupportedType: `must be one of ${IMAGE_TYPES.join(', ')}`,
  tooManyPixels: `must have at most ${IMAGE_MAX_PIXELS / 1_000_000} million pixels`,
  severalFrames: 'must have one frame only',
  damaged: 'cannot be read to its end',
};

/** The problem of a picture that breaks a rule. */
export const refusePicture = (rule: ImageRule) =>
  new ProblemError(rule === 'tooLarge' ? 413 : 422, {
    type: '/problems/image-refused',
    errors: [{ path: 'image', message: SENTENCES[rule], rule }],
  });

/** A copy to be stored: WebP, upright, without the metadata of the original. */
export interface PhotoCopy {
  fileName: string;
  bytes: Buffer;
}

/**
 * Makes the copies of {@link PHOTO_WIDTHS} of an uploaded picture, the smallest first. No more than
 * two pictures are decoded at once.
 *
 * @throws ProblemError 413 or 422 `/problems/image-refused` with the rule that the picture breaks
 */
export async function makeCopies(original: Buffer): Promise<PhotoCopy[]> {
  if (original.length > IMAGE_MAX_BYTES) throw refusePicture('tooLarge');
  const copies = await oneOfTwo(async () => {
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

function brokenRule({ mediaType, width, height, pages = 1 }: Metadata): ImageRule | undefined {
  if (!IMAGE_TYPES.some((type) => type === mediaType)) return 'unsupportedType';
  if (width * height > IMAGE_MAX_PIXELS) return 'tooManyPixels';
  return pages > 1 ? 'severalFrames' : undefined;
}

/** Twice as high as wide at most: WebP ends at 16,383 pixels, and a card shows no more. */
const within = (width: number) =>
  ({ width, height: 2 * width, fit: 'inside', withoutEnlargement: true }) as const;

async function encode(original: Buffer): Promise<Buffer[]> {
  const { data, info } = await sharp(original, {
    failOn: 'error',
    limitInputPixels: IMAGE_MAX_PIXELS,
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
