/** A screenshot of the app. */
export type ScreenName = 'findMatch' | 'matchDetail' | 'chat' | 'level';

/** The addresses of its files; `avif` and `avifDark` name two densities, as `srcset` has them. */
export interface Picture {
  avif: string;
  /** In the dark theme. */
  avifDark: string;
  /** For a browser without AVIF: a WebP of the lower density. */
  src: string;
  /** Of the lower density, in px. */
  width: number;
  height: number;
}
