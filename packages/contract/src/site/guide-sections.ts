/** The sections of the guide in their order (spec §2.8). */
export const GUIDE_SECTIONS = [
  'user-levels',
  'competitive-ranking',
  'seasons',
  'trust-fairplay',
] as const;
export type GuideSection = (typeof GUIDE_SECTIONS)[number];
