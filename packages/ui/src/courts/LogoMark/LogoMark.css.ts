import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inLayer } from '../../theme/inLayer.ts';

export const mark = style(
  inLayer('primitives', {
    inlineSize: '1.25em',
    blockSize: '1.25em',
    // Of a place with no width of its own, such as a table's cell, 100% would be nothing.
    maxInlineSize: 'none',
    flexShrink: 0,
  }),
);

export const logo = style(
  inLayer('primitives', {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.4em',
    fontFamily: vars.fontFamily.display,
    fontSize: '1.5rem',
    fontWeight: vars.fontWeight.heavy,
    letterSpacing: '-0.03em',
    lineHeight: 1,
  }),
);

export const ball = style(inLayer('primitives', { fill: vars.color.spark }));
