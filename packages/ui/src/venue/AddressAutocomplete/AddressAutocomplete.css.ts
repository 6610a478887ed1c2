import { vars } from '../../theme/contract.css.ts';
import { style } from '../../theme/styles/components.ts';
import { typography } from '../../theme/typography/typography.ts';

export const popup = style({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInline: 0,
  zIndex: vars.depth.popover,
  display: 'flex',
  flexDirection: 'column',
  // The height of the dropdown (spec §9).
  maxBlockSize: '15rem',
  marginBlockStart: '0.375rem',
  overflow: 'hidden',
  background: vars.color.card,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.float,
});

export const list = style({
  padding: vars.space.hair,
  overflow: 'auto',
  overscrollBehavior: 'contain',
});

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.snug,
  minBlockSize: vars.size.touch,
  paddingBlock: vars.space.tight,
  paddingInline: vars.space.snug,
  lineHeight: vars.lineHeight.snug,
} as const;

export const option = style({
  ...row,
  alignItems: 'flex-start',
  // Sized so that a part of a fifth result is visible, which shows that more follow.
  paddingBlock: '0.375rem',
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  userSelect: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-highlighted]': { background: vars.color.brand.soft, color: vars.color.brand.text },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-highlighted]': { outline: '2px solid Highlight' } },
    },
  },
});

export const icon = style({
  flexShrink: 0,
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  color: vars.color.textMuted,
});

export const detail = style({
  ...typography.small,
  display: 'block',
  color: vars.color.textMuted,
  selectors: { [`${option}[data-highlighted] &`]: { color: 'inherit' } },
});

export const message = style({ ...row, padding: vars.space.regular, color: vars.color.textMuted });

export const spinner = style({ flexShrink: 0, inlineSize: '1.5rem', blockSize: '1.5rem' });

export const attribution = style({
  flexShrink: 0,
  paddingBlock: vars.space.hair,
  paddingInline: vars.space.regular,
  borderBlockStart: `1px solid ${vars.color.line}`,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.tiny,
});
