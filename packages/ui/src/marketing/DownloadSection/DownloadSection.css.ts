import { vars } from '../../theme/contract.css.ts';
import { style } from '../../theme/styles/components.ts';
import { breakpoint } from '../../tokens/space.ts';

export const plan = style({
  position: 'absolute',
  zIndex: -1,
  insetBlockStart: '-4rem',
  // Beside the words: no line runs through the title.
  insetInlineStart: 'calc(50% + 9rem)',
  inlineSize: '66rem',
  color: vars.color.court.padel.line,
  opacity: 0.25,
  transform: 'rotate(-14deg)',
  // Not under the figures.
  maskImage: 'linear-gradient(#000 45%, transparent 75%)',
  '@media': { [breakpoint.desktop]: { opacity: 0.55 } },
});

export const layout = style({
  alignItems: 'center',
  '@media': {
    [`not all and ${breakpoint.tablet}`]: {
      // The code is as wide as a camera needs it, however narrow the phone is.
      gridTemplateColumns: 'min(86%, 20rem) max-content',
      // Room for its shadow, which a scrolling box cuts off.
      paddingBlockEnd: vars.space.section,
      marginBlockEnd: 0,
    },
    [breakpoint.tablet]: {
      gridTemplateColumns: '1fr auto',
      alignItems: 'end',
      marginBlockEnd: vars.space.wide,
    },
  },
});

/** On a phone, where it is for someone else's camera, it is swiped to; on wide screens it is beside the title. */
export const code = style({
  '@media': { [breakpoint.desktop]: { marginBlockStart: '-11rem' } },
});

export const words = style({ display: 'grid', gap: vars.space.wide });

export const points = style({
  fontSize: vars.fontSize.lead,
  '@media': {
    [breakpoint.desktop]: {
      gridTemplateColumns: 'repeat(2, auto)',
      justifyContent: 'start',
      columnGap: vars.space.wide,
    },
  },
});
