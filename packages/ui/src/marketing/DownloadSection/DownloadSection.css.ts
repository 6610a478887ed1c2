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
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.wide,
  marginBlockEnd: vars.space.section,
  '@media': {
    [breakpoint.tablet]: { gridTemplateColumns: '1fr auto', alignItems: 'end' },
  },
});

/** On phones it is for someone else's camera; on wide screens it reaches up beside the title. */
export const code = style({
  justifySelf: 'center',
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
