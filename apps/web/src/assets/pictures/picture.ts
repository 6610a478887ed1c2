/** A screen of the app that was photographed. */
export type ScreenName = 'findMatch' | 'matchDetail' | 'chat' | 'level';

/** A photograph's addresses; `avif` and `avifDark` name two densities, as `srcset` has them. */
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
