import { vars } from '../../theme/contract.css.ts';
import { forcedEdge, painted } from '../../theme/shared/page.css.ts';
import { style } from '../../theme/styles/components.ts';
import { breakpoint } from '../../tokens/space.ts';

/** Begins under the bar of the site. */
export const stage = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  alignItems: 'center',
  minBlockSize: 'min(100dvh, 60rem)',
  padding: `6rem min(${vars.space.regular}, 4.2vw) ${vars.space.section}`,
  '@media': {
    [breakpoint.tablet]: { paddingBlock: '8rem 5rem' },
    [breakpoint.desktop]: { paddingBlockEnd: '4rem' },
  },
});

/** Beside the card, not around it: what is painted changes the colours within. */
export const ground = style([painted, { position: 'absolute', zIndex: -1, inset: 0 }]);

/** As long as the ground is high; on a phone only its middle is seen. */
export const court = style({
  position: 'absolute',
  // Around the middle of the card, clear of what is above and below it.
  insetBlock: '3.25rem 0.75rem',
  // Not inline: what it is shifted back by is not either.
  left: '50%',
  aspectRatio: '109 / 72',
  transform: 'translateX(-50%)',
  color: vars.color.court.padel.line,
  opacity: 0.7,
  '@media': {
    [breakpoint.tablet]: { insetBlock: '4.5rem 1.5rem' },
    [breakpoint.desktop]: { insetBlockStart: '5.5rem' },
  },
});

export const card = style({
  inlineSize: 'min(30rem, 100%)',
  marginInline: 'auto',
  overflow: 'hidden',
  borderRadius: vars.radius.panel,
  background: vars.color.card,
  boxShadow: vars.shadow.float,
  textAlign: 'center',
  '@media': forcedEdge,
});
