import { vars } from '../../theme/contract.css.ts';
import { onPaint } from '../../theme/shared/page.css.ts';
import { style } from '../../theme/styles/components.ts';
import { typography } from '../../theme/typography/typography.ts';
import { breakpoint } from '../../tokens/space.ts';

const onDesktop = breakpoint.desktop;
/** The size of a touch target, which need not grow with the text. */
const finger = `min(${vars.size.touch}, 44px)`;
const solid = { background: vars.color.card, boxShadow: vars.shadow.card };

export const bar = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: vars.depth.sticky,
  color: vars.color.text,
  transition: `background ${vars.motion.rise}, box-shadow ${vars.motion.rise}`,
  selectors: {
    '[data-scrolled] &, &:has([open])': solid,
    '&:not(:has([open]), [data-scrolled] *)': {
      color: vars.color.bar.text,
      vars: onPaint,
      // Transparent, with a shade behind the words for what scrolls below them.
      backgroundImage: 'linear-gradient(rgb(11 27 51 / 0.24), transparent)',
    },
  },
  // Without scripts the bar cannot react to scrolling, so it scrolls with the page.
  '@media': {
    '(scripting: none)': { position: 'absolute' },
    // Forced colours would leave the bar transparent, and the lines of a court would run through its words.
    '(forced-colors: active)': { background: 'Canvas' },
    print: { display: 'none' },
  },
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.tight,
  minBlockSize: '4rem',
  '@media': {
    [onDesktop]: { gap: vars.space.regular, minBlockSize: '5rem' },
    // No gap on the smallest phones, because the buttons have padding.
    '(max-width: 22em)': { gap: 0 },
  },
});

export const brand = style({
  display: 'grid',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  // Room for the focus ring; a negative margin keeps the name aligned with the page's edge.
  paddingInline: vars.space.tight,
  marginInline: `calc(-1 * ${vars.space.tight}) auto`,
  color: vars.color.text,
  borderRadius: vars.radius.chip,
});

/** Large text on a narrow screen (WCAG 1.4.4): the bar has no room for the name. */
const cramped = '(max-width: 19em)';

export const name = style({ display: 'grid', '@media': { [cramped]: { display: 'none' } } });

export const mark = style({
  display: 'none',
  '@media': { [cramped]: { display: 'block', fontSize: vars.fontSize.card } },
});

export const onlyWide = style({
  display: 'none',
  '@media': { [onDesktop]: { display: 'flex', marginInlineEnd: 'auto' } },
});

export const wideAction = style({
  display: 'none',
  '@media': { [breakpoint.tablet]: { display: 'block' } },
});

export const menu = style({ '@media': { [onDesktop]: { display: 'none' } } });

export const toggle = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: finger,
  blockSize: vars.size.touch,
  marginInlineEnd: '-0.5rem',
  borderRadius: vars.radius.control,
  color: vars.color.text,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { background: vars.color.sunken },
  },
});

/** Three bars, or a cross while the menu is open. */
export const glyph = style({
  inlineSize: '1.5rem',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
});
export const bars = style({ selectors: { '[open] > summary &': { display: 'none' } } });

export const cross = style({ selectors: { ':not([open]) > summary &': { display: 'none' } } });

export const panel = style({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInline: 0,
  maxBlockSize: 'calc(100dvh - 4rem)',
  overflowY: 'auto',
  display: 'grid',
  gap: vars.space.regular,
  padding: vars.space.regular,
  borderBlockStart: `${vars.lineWidth.line} solid ${vars.color.line}`,
  background: vars.color.card,
  boxShadow: vars.shadow.float,
  // A closed menu is laid out beside its button, where its padding would widen the page.
  selectors: { 'details:not([open]) > &': { display: 'none' } },
});

/** The labels are aligned with the logo. */
export const menuLinks = style({ marginInline: `calc(-1 * ${vars.space.snug})` });

export const link = style({
  ...typography.control,
  fontSize: vars.fontSize.body,
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.snug,
  borderRadius: vars.radius.control,
  color: vars.color.text,
  selectors: { '&:hover': { background: vars.color.sunken } },
});
