import { vars } from '../../theme/contract.css.ts';
import { forcedEdge, painted } from '../../theme/shared/page.css.ts';
import { style } from '../../theme/styles/components.ts';
import { breakpoint } from '../../tokens/space.ts';

/** Begins at the upper edge of the page, behind the site's bar. */
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

/** A sibling of the card, not its parent, because a painted background changes the colours of its content. */
export const ground = style([painted, { position: 'absolute', zIndex: -1, inset: 0 }]);

/** As high as the background; on a phone only its middle is visible. */
export const court = style({
  position: 'absolute',
  // Centred behind the card, so that the lines do not touch what is above and below it.
  insetBlock: '3.25rem 0.75rem',
  // A physical side, because `translate` moves it back along a physical axis.
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
