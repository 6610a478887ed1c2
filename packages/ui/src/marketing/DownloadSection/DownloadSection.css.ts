import { vars } from '../../theme/contract.css.ts';
import { style } from '../../theme/styles/components.ts';
import { breakpoint } from '../../tokens/space.ts';

export const plan = style({
  position: 'absolute',
  zIndex: -1,
  insetBlockStart: '-4rem',
  insetInlineEnd: '-18rem',
  inlineSize: '66rem',
  color: vars.color.court.padel.line,
  opacity: 0.3,
  transform: 'rotate(-14deg)',
  // Not under the figures.
  maskImage: 'linear-gradient(#000 45%, transparent 75%)',
  '@media': { [breakpoint.desktop]: { opacity: 0.55 } },
});

export const layout = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.wide} ${vars.space.regular}`,
  marginBlockEnd: vars.space.wide,
  '@media': {
    [breakpoint.tablet]: { display: 'grid', gridTemplateColumns: '1fr auto', alignItems: 'end' },
  },
});

/** Beside the stores on a phone, where it is for someone else's camera; on wide screens beside the title. */
export const code = style({
  flex: '1 1 6.5rem',
  maxInlineSize: '18rem',
  '@media': {
    [breakpoint.tablet]: { maxInlineSize: 'none' },
    [breakpoint.desktop]: { marginBlockStart: '-11rem' },
  },
});

/** On a phone the points have a row of their own. */
export const words = style({
  display: 'contents',
  '@media': { [breakpoint.tablet]: { display: 'grid', gap: vars.space.wide } },
});

export const stores = style({ flex: '1 1 12.5rem' });

export const points = style({
  inlineSize: '100%',
  fontSize: vars.fontSize.lead,
  '@media': {
    [breakpoint.desktop]: {
      gridTemplateColumns: 'repeat(2, auto)',
      justifyContent: 'start',
      columnGap: vars.space.wide,
    },
  },
});
