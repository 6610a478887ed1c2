import { vars } from '../../theme/contract.css.ts';
import { oneColumn } from '../../theme/mixins/oneColumn.ts';
import { forcedEdge } from '../../theme/shared/page.css.ts';
import { style } from '../../theme/styles/components.ts';
import { typography } from '../../theme/typography/typography.ts';
import { breakpoint } from '../../tokens/space.ts';

const { padel } = vars.color.court;

// In a narrower window the longest word of the title needs the whole line.
const roomBesideTitle = '(min-width: 25em)';

/** The whole screen is a court; the form is at its net. */
export const screen = style({
  position: 'relative',
  isolation: 'isolate',
  minBlockSize: '100dvh',
  ...oneColumn,
  gridTemplateRows: 'auto 1fr auto',
  justifyItems: 'center',
  overflow: 'hidden',
  // Less than the usual padding where the text is large and needs the width.
  padding: `min(${vars.space.regular}, 4.2vw)`,
  color: padel.text,
  background: padel.ground,
  '@media': { [breakpoint.tablet]: { padding: vars.space.wide } },
});

/** A court in perspective; on phones it is seen from the end, and its near lines are outside the screen. */
export const court = style({
  position: 'absolute',
  zIndex: -1,
  insetBlockStart: '50%',
  // A physical side, because `translate` moves it back along a physical axis.
  left: '50%',
  inlineSize: '54rem',
  color: padel.line,
  transform: 'translate(-50%, -50%) perspective(60rem) rotateX(30deg) rotateZ(80deg)',
  '@media': {
    [breakpoint.tablet]: {
      inlineSize: 'max(74rem, 104vw)',
      transform: 'translate(-50%, -50%) perspective(70rem) rotateX(38deg) rotateZ(-8deg)',
    },
  },
});

export const brand = style({
  justifySelf: 'start',
  borderRadius: vars.radius.chip,
  vars: { [vars.color.focus]: vars.color.spark },
});

/** Aligned to the start, so that its upper edge stays in place when an error appears. */
export const card = style({
  alignSelf: 'start',
  inlineSize: 'min(28rem, 100%)',
  ...oneColumn,
  gap: vars.space.roomy,
  marginBlock: `max(${vars.space.roomy}, 12dvh) ${vars.space.roomy}`,
  padding: `min(${vars.space.roomy}, 6.2vw)`,
  color: vars.color.text,
  background: vars.color.card,
  borderRadius: vars.radius.panel,
  boxShadow: vars.shadow.float,
  '@media': { [breakpoint.tablet]: { padding: vars.space.wide }, ...forcedEdge },
});

export const header = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.tight,
});

export const title = style({
  gridColumn: '1 / -1',
  // Large text: the longest word is as wide as a phone.
  fontSize: `min(${vars.fontSize.section}, 10.5vw)`,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  '@media': {
    [roomBesideTitle]: { gridColumn: 'auto' },
  },
});

export const prompt = style({ gridColumn: '1 / -1', color: vars.color.textMuted });

export const form = style({ ...oneColumn, gap: vars.space.regular });

export const notice = style({
  ...typography.small,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.tight,
  paddingBlockStart: vars.space.regular,
  borderBlockStart: `1px solid ${vars.color.line}`,
  color: vars.color.textMuted,
});

export const lock = style({ flexShrink: 0 });

/** Aligns the switch's last letter, not its larger target, with the edge. */
export const languageSwitch = style({
  gridRow: 1,
  gridColumn: '1 / -1',
  justifySelf: 'end',
  marginBlock: `calc(-1 * ${vars.space.snug}) calc(-1 * ${vars.space.hair})`,
  marginInlineEnd: '-0.875rem',
  '@media': {
    [roomBesideTitle]: { gridArea: 'auto', marginBlock: 0 },
  },
});
