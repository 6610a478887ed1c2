import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { oneColumn } from '../../theme/mixins/oneColumn.ts';
import { globalStyle, recipe, style } from '../../theme/styles/components.ts';
import { typography } from '../../theme/typography/typography.ts';
import { breakpoint } from '../../tokens/space.ts';
import { sidebarWidth } from './AdminShell.css.ts';

const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });
const slideIn = keyframes({ from: { transform: 'translateX(-100%)' } });
const slideOut = keyframes({ to: { transform: 'translateX(-100%)' } });

/** Covers the page behind the drawer. */
export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.depth.sticky,
  background: vars.color.scrim,
  animation: `${fadeIn} ${vars.motion.rise}`,
  selectors: { '&[data-state=closed]': { animation: `${fadeOut} ${vars.motion.rise} forwards` } },
});

export const sidebar = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.roomy,
    padding: `${vars.space.regular} ${vars.space.snug}`,
    overflowY: 'auto',
    background: vars.color.bar.ground,
    color: vars.color.bar.textMuted,
    // The bar is dark in both themes, so its content needs light colours.
    vars: {
      [vars.color.focus]: vars.color.bar.focus,
      [vars.color.text]: vars.color.bar.text,
      [vars.color.textMuted]: vars.color.bar.textMuted,
      [vars.color.sunken]: vars.color.bar.raised,
      [vars.color.brand.text]: vars.color.bar.text,
    },
  },
  variants: {
    placement: {
      /** In a column of its own. */
      beside: { position: 'sticky', insetBlockStart: 0, blockSize: '100dvh' },
      /** A drawer over the page. */
      over: {
        position: 'fixed',
        insetBlock: 0,
        insetInlineStart: 0,
        zIndex: vars.depth.sticky,
        inlineSize: `min(${sidebarWidth}, 84vw)`,
        outline: 'none',
        animation: `${slideIn} ${vars.motion.rise}`,
        selectors: {
          '&[data-state=closed]': { animation: `${slideOut} ${vars.motion.rise} forwards` },
        },
      },
    },
  },
});

export const header = style({
  display: 'flex',
  alignItems: 'center',
  // Large text: the button is above the name.
  flexWrap: 'wrap-reverse',
  justifyContent: 'space-between',
  minBlockSize: vars.size.touch,
  paddingInlineStart: vars.space.snug,
});

globalStyle(`${header} > button`, { marginInlineStart: 'auto' });

export const entries = style({ ...oneColumn, gap: vars.space.hair });

export const entry = style({
  ...typography.control,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.snug,
  minBlockSize: vars.size.touch,
  padding: `${vars.space.tight} ${vars.space.snug}`,
  borderRadius: vars.radius.control,
  transition: `background ${vars.motion.quick}, color ${vars.motion.quick}`,
  selectors: {
    // Inside the entry, so that it does not overlap the neighbours.
    '&:focus-visible': { outlineOffset: '-3px' },
    'a&:hover': { color: vars.color.bar.text, background: vars.color.bar.raised },
    '&[aria-current]': { color: vars.color.bar.text, background: vars.color.bar.raised },
    // Disabled entries are not made translucent, so that their contrast suffices.
    '&[aria-disabled]': { fontWeight: vars.fontWeight.medium, cursor: 'not-allowed' },
  },
  '@media': {
    // Forced colours remove the background and the colours that mark the current entry.
    '(forced-colors: active)': { selectors: { '&[aria-current]': { border: '1px solid' } } },
    [breakpoint.largeText]: {
      selectors: {
        '&[aria-disabled]': {
          display: 'grid',
          gridTemplateColumns: 'auto minmax(0, 1fr)',
          rowGap: vars.space.hair,
        },
      },
    },
  },
});

export const icon = style({
  flexShrink: 0,
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  selectors: {
    // Colour is not the only sign of the current page: its background differs too.
    [`${entry}[aria-current] > &`]: { color: vars.color.spark },
    [`${entry}[aria-disabled] > &`]: { opacity: 0.55 },
  },
});

export const logOutIcon = style({ flexShrink: 0, inlineSize: '1.125rem', blockSize: '1.125rem' });

export const soon = style({
  marginInlineStart: 'auto',
  flexShrink: 0,
  padding: `2px 0.4375rem`,
  borderRadius: vars.radius.round,
  border: `${vars.lineWidth.line} solid ${vars.color.bar.raised}`,
  fontSize: '0.6875rem',
  fontWeight: vars.fontWeight.strong,
  whiteSpace: 'nowrap',
  '@media': {
    [breakpoint.largeText]: { gridColumn: 2, justifySelf: 'start', marginInlineStart: 0 },
  },
});

export const account = style({
  marginBlockStart: 'auto',
  display: 'grid',
  gap: vars.space.snug,
});

export const user = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: vars.space.snug,
  rowGap: vars.space.tight,
  padding: vars.space.snug,
  borderRadius: vars.radius.card,
  background: vars.color.bar.raised,
});

export const initial = style({
  inlineSize: '2.375rem',
  blockSize: '2.375rem',
  display: 'grid',
  placeItems: 'center',
  borderRadius: vars.radius.control,
  background: vars.color.spark,
  color: vars.color.onSpark,
  fontSize: vars.fontSize.lead,
  fontWeight: vars.fontWeight.heavy,
});

export const email = style({
  ...typography.label,
  display: 'block',
  color: vars.color.bar.text,
  overflowWrap: 'anywhere',
});

export const role = style(typography.small);

const button = { inlineSize: '100%', textAlign: 'start' } as const;

export const tool = style([
  entry,
  {
    ...button,
    selectors: { '&:hover': { color: vars.color.bar.text, background: vars.color.bar.raised } },
  },
]);

export const logOut = style([
  entry,
  {
    ...button,
    gridColumn: '1 / -1',
    background: vars.color.bar.ground,
    justifyContent: 'center',
    selectors: { '&:hover': { color: vars.color.bar.text } },
  },
]);

export const brand = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: `min(${vars.size.touch}, 44px)`,
  color: vars.color.bar.text,
  borderRadius: vars.radius.chip,
});

// Large text: the name is no wider than the sidebar.
globalStyle(`${brand} > *`, { fontSize: 'min(1.5rem, 8vw)' });
