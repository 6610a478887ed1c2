/** A screenshot of the app. */
export type ScreenName = 'findMatch' | 'matchDetail' | 'chat' | 'level';

/** The addresses of its files; `avif` and `avifDark` name two densities, as `srcset` has them. */
export interface Picture {
  avif: string;
  /** In the dark theme. */
  avifDark: string;
  /** For a browser without AVIF: a WebP of the lower density. */
  src: string;
  /** The size of the file for screens of one pixel per CSS pixel. */
  width: number;
  height: number;
}
