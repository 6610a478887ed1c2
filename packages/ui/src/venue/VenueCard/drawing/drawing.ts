import type { ComplexStyleRule, StyleRule } from '@vanilla-extract/css';
import { courtPositions, courtSheet, iconPositions, iconSheet } from './sheets.css.ts';

type PseudoProperties = NonNullable<StyleRule['::before']>;

// Rules that paint a drawing in one colour before a box's content. Styles are generated at build time: hundreds of
// cards share one picture instead of a tree of elements in each.

/** An icon, as large as `place`. */
export const drawnIcon = (
  name: keyof typeof iconPositions,
  color: string,
  place: PseudoProperties,
  box: StyleRule = {},
) => drawn(iconSheet, iconPositions[name], color, place, box);

/** A court, as wide as `place` and hung from its upper edge. */
export const drawnCourt = (
  name: keyof typeof courtPositions,
  color: string,
  place: PseudoProperties,
  box: StyleRule = {},
) => drawn(courtSheet, courtPositions[name], color, place, box);

function drawn(
  sheet: string,
  maskPosition: string,
  background: string,
  place: PseudoProperties,
  box: StyleRule,
): ComplexStyleRule {
  return [
    sheet,
    {
      ...box,
      '::before': { ...place, background, maskPosition },
      // A high-contrast mode takes away every background but the system's own.
      '@media': { '(forced-colors: active)': { '::before': { background: 'CanvasText' } } },
    },
  ];
}
