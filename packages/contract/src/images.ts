/** What a venue's picture may be, before the server makes its own copies of it. */
export const IMAGE_MAX_BYTES = 5 * 1024 * 1024;
export const IMAGE_MAX_PIXELS = 25_000_000;

/** Media types that the server reads; what a file is, its content says and not its name. */
export const IMAGE_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/avif',
] as const;

/** The rules that refuse a picture, as they stand in a problem's `errors[].rule`. */
export const IMAGE_RULES = [
  'tooLarge',
  'unsupportedType',
  'tooManyPixels',
  'severalFrames',
  'damaged',
] as const;
export type ImageRule = (typeof IMAGE_RULES)[number];

/** Widest of each copy, in pixels; a smaller picture is not enlarged. The last is the venue's photo. */
export const PHOTO_WIDTHS = [640, 1280] as const;

const PHOTO = /^([0-9a-f]{32})-1280\.webp$/;

/** The file name of a copy. `hash` tells the content, so a name never shows another picture. */
export const photoFileNameOf = (hash: string, width: (typeof PHOTO_WIDTHS)[number]) =>
  `${hash}-${width}.webp`;

/** The copies of a venue's photo, the smallest first; the name alone when it is of another origin. */
export function photoCopies(photoFileName: string): { fileName: string; width?: number }[] {
  const [, hash] = PHOTO.exec(photoFileName) ?? [];
  if (hash === undefined) return [{ fileName: photoFileName }];
  return PHOTO_WIDTHS.map((width) => ({ fileName: photoFileNameOf(hash, width), width }));
}
