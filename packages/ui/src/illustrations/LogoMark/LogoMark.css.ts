import { vars } from '../../theme/contract.css.ts';
import { style } from '../../theme/styles/primitives.ts';

export const mark = style({
  inlineSize: '1.25em',
  blockSize: '1.25em',
  // 100% would be zero in a container without a width, such as a table cell.
  maxInlineSize: 'none',
  flexShrink: 0,
});

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.4em',
  fontFamily: vars.fontFamily.display,
  fontSize: '1.5rem',
  fontWeight: vars.fontWeight.heavy,
  letterSpacing: '-0.03em',
  lineHeight: 1,
});

export const ball = style({ fill: vars.color.spark });
