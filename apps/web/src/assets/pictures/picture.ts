/** A screen of the app that was photographed. */
export type ScreenName = 'findMatch' | 'matchDetail' | 'chat' | 'level';

/** A photograph's addresses; `avif`, `avifDark` and `webp` name two densities, as `srcset` has them. */
export interface Picture {
  avif: string;
  /** In the dark theme. */
  avifDark: string;
  webp: string;
  /** The WebP of the lower density. */
  src: string;
  /** Of the lower density, in px. */
  width: number;
  height: number;
}
