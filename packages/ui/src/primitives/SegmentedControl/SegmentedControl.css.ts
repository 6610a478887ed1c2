import { vars } from '../../theme/contract.css.ts';
import { forcedHighlight } from '../../theme/mixins/forcedHighlight.ts';
import { style } from '../../theme/styles/primitives.ts';
import { typography } from '../../theme/typography/typography.ts';
import { breakpoint } from '../../tokens/space.ts';

export const group = style({
  display: 'flex',
  '@media': { [breakpoint.largeText]: { flexWrap: 'wrap' } },
  minInlineSize: 0,
  border: `${vars.lineWidth.line} solid ${vars.color.edge}`,
  borderRadius: vars.radius.control,
  background: vars.color.card,
});

export const segment = style({
  ...typography.control,
  position: 'relative',
  flex: '1 1 auto',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: '0.375rem',
  minInlineSize: 'min-content',
  minBlockSize: `calc(${vars.size.touch} - 2 * ${vars.lineWidth.line})`,
  paddingInline: vars.space.tight,
  borderRadius: `calc(${vars.radius.control} - ${vars.lineWidth.line})`,
  color: vars.color.textMuted,
  cursor: 'pointer',
  userSelect: 'none',
  '@media': {
    [breakpoint.largeText]: { flexBasis: 'min-content' },
    '(forced-colors: active)': { selectors: { '&:has(:checked)': forcedHighlight } },
  },
  selectors: {
    '&:has(> svg)': { minInlineSize: `calc(${vars.size.touch} - ${vars.lineWidth.line})` },
    '&:hover': { background: vars.color.sunken, color: vars.color.text },
    '&:has(:checked)': {
      background: vars.color.brand.soft,
      color: vars.color.brand.text,
      outline: `${vars.lineWidth.line} solid ${vars.color.brand.edge}`,
    },
    '&:has(:focus-visible)': {
      zIndex: 1,
      outline: `${vars.lineWidth.focus} solid ${vars.color.focus}`,
      outlineOffset: '2px',
    },
  },
});

/** Covers its segment and the edge above and below, for pointers and for the rings of assistive technology. */
export const radio = style({
  appearance: 'none',
  position: 'absolute',
  insetInline: 0,
  insetBlock: `calc(-1 * ${vars.lineWidth.line})`,
  cursor: 'inherit',
  outline: 'none',
  // Large text: another line of segments may be directly above or below.
  '@media': { [breakpoint.largeText]: { insetBlock: 0 } },
});

export const icon = style({
  flexShrink: 0,
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  // Large text: the margin makes a segment as wide as a touch target.
  '@media': { [breakpoint.largeText]: { marginInline: vars.space.hair } },
});

export const count = style({
  fontWeight: vars.fontWeight.medium,
  fontVariantNumeric: 'tabular-nums',
});
