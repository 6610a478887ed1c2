import * as v from 'valibot';
import { folderPathSchema } from '../venue/folder-path.ts';

/** Limits of an uploaded picture, before the server makes its own copies of it. */
export const PICTURE_MAX_BYTES = 5 * 1024 * 1024;
export const PICTURE_MAX_PIXELS = 25_000_000;
/** A decoded AVIF takes up to 26 bytes a pixel. */
export const PICTURE_MAX_PIXELS_AVIF = 6_000_000;
/** Minimum width and height in pixels: a card would show a smaller picture as a blank or blurred area. */
export const PICTURE_MIN_SIDE = 100;

/** Media types that the server reads. A file's type is determined by its content, not its name. */
export const PICTURE_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/avif',
] as const;

/** The rules that a picture can break, as they appear in a problem's `errors[].rule`. */
export const PICTURE_RULES = [
  'tooLarge',
  'unsupportedType',
  'tooManyPixels',
  'tooSmall',
  'severalFrames',
  'damaged',
] as const;
export type PictureRule = (typeof PICTURE_RULES)[number];

/** Maximum width of each copy in pixels; a smaller picture is not enlarged. The last is the venue's picture. */
export const PICTURE_WIDTHS = [640, 1280] as const;

const STORED_NAME = /^([0-9a-f]{32})-1280\.webp$/;

/** The file name of a copy. `hash` is of the content, so a name never refers to another picture. */
export const photoFileNameOf = (hash: string, width: (typeof PICTURE_WIDTHS)[number]) =>
  `${hash}-${width}.webp`;

/** The copies of a venue's picture, the smallest first; for a picture that this server did not store, only its name. */
export function pictureCopies(photoFileName: string): { fileName: string; width?: number }[] {
  const [, hash] = STORED_NAME.exec(photoFileName) ?? [];
  if (hash === undefined) return [{ fileName: photoFileName }];
  return PICTURE_WIDTHS.map((width) => ({ fileName: photoFileNameOf(hash, width), width }));
}

/**
 * Body of the removal of a venue's picture. A replacement is a form of `folderPath` and `image`;
 * the picture is checked by `PICTURE_RULES`.
 */
export const removePictureBodySchema = v.strictObject({ folderPath: folderPathSchema });
