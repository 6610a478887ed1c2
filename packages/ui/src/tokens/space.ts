/** Distances on a 4 px grid, in rem so that they follow the reader's text size. */
export const space = {
  none: '0',
  /** 4 px: between an icon and its own text. */
  hair: '0.25rem',
  /** 8 px: between things that belong to one another. */
  tight: '0.5rem',
  /** 12 px: inside controls, between controls in a row. */
  snug: '0.75rem',
  /** 16 px: between fields, inside cards on phones. */
  regular: '1rem',
  /** 24 px: inside cards and dialogs. */
  roomy: '1.5rem',
  /** 32 px: between groups. */
  wide: '2rem',
  /** 56 px: between sections on phones. */
  section: '3.5rem',
  /** 96 px: between sections on wide screens. */
  sectionWide: '6rem',
} as const;

/** Sizes that more than one component must agree on. */
export const size = {
  /** 44 px: the smallest touch target. */
  touch: '2.75rem',
  touchLarge: '3.25rem',
  /** Maximum width of running text. */
  prose: '42rem',
  /** Maximum width of a page. */
  page: '75rem',
  /** Maximum width of a page of the back office. */
  pageWide: '90rem',
} as const;

/** Widths at which a layout may change, used in media queries (which cannot read variables). */
export const breakpoint = {
  /** A phone on which the reader's text is large: fewer than 20 letters fit side by side. */
  largeText: '(max-width: 19.99em)',
  tablet: '(min-width: 48em)',
  desktop: '(min-width: 64em)',
  wide: '(min-width: 80em)',
} as const;

/**
 * A desktop window, with a mouse, that is too low for two rows of high cards, so that cards are lower in it. The limit
 * is below the height at which three rows of low cards fit, so that a higher window never shows fewer rows.
 */
export const lowWindow = `${breakpoint.desktop} and (max-height: 78em) and (hover: hover) and (pointer: fine)`;

/** A window so low that sticky elements would cover its content, such as a notebook's at a zoom of 200 %. */
export const shortWindow = '(max-height: 35.99em)';
