import { vars } from '../../theme/contract.css.ts';
import { style } from '../../theme/styles/components.ts';
import { breakpoint } from '../../tokens/space.ts';

export const plan = style({
  position: 'absolute',
  zIndex: -1,
  insetBlockStart: '-4rem',
  // Beside the text, so that no line runs through the title.
  insetInlineStart: 'calc(50% + 9rem)',
  inlineSize: '66rem',
  color: vars.color.court.padel.line,
  opacity: 0.25,
  transform: 'rotate(-14deg)',
  // Fades out before the figures.
  maskImage: 'linear-gradient(#000 45%, transparent 75%)',
  '@media': { [breakpoint.desktop]: { opacity: 0.55 } },
});

export const layout = style({
  display: 'grid',
  gap: '1.25rem',
  marginBlockEnd: vars.space.wide,
  '@media': {
    [breakpoint.tablet]: { gridTemplateColumns: '1fr auto' },
    [breakpoint.desktop]: { alignItems: 'end' },
  },
});

/** Hidden on phones, which cannot scan themselves (D51); on wide screens it is beside the title. */
export const code = style({
  '@media': {
    [`not all and ${breakpoint.tablet}`]: { display: 'none' },
    [breakpoint.desktop]: { marginBlockStart: '-11rem' },
  },
});

/** Beside the code, the words are spread over its height. */
export const words = style({
  display: 'grid',
  gap: vars.space.roomy,
  alignContent: 'space-between',
});

/** So narrow that the stores are one below the other where the code is beside the points. */
export const stores = style({
  '@media': {
    [breakpoint.tablet]: { maxInlineSize: '13rem' },
    [breakpoint.desktop]: { maxInlineSize: '26rem' },
  },
});

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
