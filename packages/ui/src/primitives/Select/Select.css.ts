import { vars } from '../../theme/contract.css.ts';
import { style } from '../../theme/styles/primitives.ts';
import { breakpoint } from '../../tokens/space.ts';
import { control } from '../Field/styles.ts';

export const trigger = style([
  control,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.tight,
    textAlign: 'start',
  },
]);

export const value = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // Large text: a long label wraps instead of being cut off.
  '@media': { [breakpoint.largeText]: { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
});

export const icon = style({
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  flexShrink: 0,
  color: vars.color.textMuted,
});

export const list = style({
  zIndex: vars.depth.popover,
  minInlineSize: 'var(--radix-select-trigger-width)',
  maxInlineSize: 'min(24rem, calc(100vw - 2rem))',
  maxBlockSize: 'min(22rem, var(--radix-select-content-available-height))',
  padding: vars.space.hair,
  overflow: 'hidden',
  color: vars.color.text,
  background: vars.color.card,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.float,
});

export const option = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.regular,
  minBlockSize: vars.size.touch,
  paddingBlock: vars.space.tight,
  paddingInline: vars.space.snug,
  borderRadius: vars.radius.control,
  lineHeight: vars.lineHeight.snug,
  cursor: 'pointer',
  outline: 'none',
  userSelect: 'none',
  selectors: {
    '&[data-highlighted]': { background: vars.color.brand.soft, color: vars.color.brand.text },
    '&[data-state="checked"]': { fontWeight: vars.fontWeight.strong },
    '&[data-disabled]': { color: vars.color.textMuted, cursor: 'not-allowed' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-highlighted]': { outline: '2px solid Highlight' } },
    },
  },
});

export const scroll = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: '1.5rem',
  color: vars.color.textMuted,
});
