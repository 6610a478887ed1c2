import { hash } from 'node:crypto';
import {
  PICTURE_MAX_BYTES,
  PICTURE_MAX_PIXELS,
  PICTURE_MAX_PIXELS_AVIF,
  PICTURE_MIN_SIDE,
  PICTURE_TYPES,
  PICTURE_WIDTHS,
  type PictureRule,
  photoFileNameOf,
} from '@campetto/contract';
import { PictureRefused } from '../errors.ts';
import { pictures } from '../metrics/metrics.ts';
import { decode } from './decoder.ts';

const millions = (pixels: number) => `${pixels / 1_000_000} million pixels`;

const SENTENCES: Record<PictureRule, string> = {
  tooLarge: `must have at most ${PICTURE_MAX_BYTES / 1024 / 1024} MB`,
  unsupportedType: `must be one of ${PICTURE_TYPES.join(', ')}`,
  tooManyPixels: `must have at most ${millions(PICTURE_MAX_PIXELS)}, or ${millions(PICTURE_MAX_PIXELS_AVIF)} as AVIF`,
  tooSmall: `must be at least ${PICTURE_MIN_SIDE} pixels wide and high`,
  severalFrames: 'must have one frame only',
  damaged: 'cannot be read to its end',
};

/** The error of a picture that breaks a rule. */
export const refusePicture = (rule: PictureRule) =>
  new PictureRefused({ path: 'image', message: SENTENCES[rule], rule });

/** A copy to be stored: WebP, upright, without the metadata of the original. */
export interface PictureCopy {
  fileName: string;
  bytes: Buffer;
}

/**
 * Makes the copies of {@link PICTURE_WIDTHS} of the picture in a file, the smallest first.
 *
 * @throws PictureRefused with the rule that the picture breaks
 * @throws Unavailable when too many pictures wait
 */
export async function makeCopies(path: string): Promise<PictureCopy[]> {
  try {
    const copies = await decodeCopies(path);
    pictures.inc({ outcome: 'decoded' });
    return copies;
  } catch (error) {
    pictures.inc({ outcome: error instanceof PictureRefused ? 'refused' : 'unavailable' });
    throw error;
  }
}

async function decodeCopies(path: string): Promise<PictureCopy[]> {
  const result = await decode({
    path,
    types: PICTURE_TYPES,
    maxPixels: PICTURE_MAX_PIXELS,
    maxPixelsAvif: PICTURE_MAX_PIXELS_AVIF,
    minSide: PICTURE_MIN_SIDE,
    widths: PICTURE_WIDTHS,
  });
  if (typeof result === 'string') throw refusePicture(result);
  const copies = result.map((bytes) => Buffer.from(bytes));
  const content = hash('sha256', Buffer.concat(copies), 'hex').slice(0, 32);
  return copies.map((bytes, index) => ({
    fileName: photoFileNameOf(content, PICTURE_WIDTHS[index] ?? PICTURE_WIDTHS[0]),
    bytes,
  }));
}
