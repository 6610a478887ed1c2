import { vars } from '../../theme/contract.css.ts';
import { style } from '../../theme/styles/components.ts';
import { typography } from '../../theme/typography/typography.ts';

export const panel = style({
  inlineSize: 'min(22rem, calc(100vw - 2rem))',
  padding: vars.space.hair,
});

export const scope = style({
  ...typography.small,
  paddingBlock: vars.space.tight,
  paddingInline: vars.space.snug,
  color: vars.color.textMuted,
  textWrap: 'pretty',
});

export const format = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.snug,
  inlineSize: '100%',
  minBlockSize: vars.size.touch,
  paddingBlock: vars.space.tight,
  paddingInline: vars.space.snug,
  borderRadius: vars.radius.control,
  color: vars.color.text,
  textAlign: 'start',
  selectors: { '&:hover': { background: vars.color.sunken } },
});

export const icon = style({
  flexShrink: 0,
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  color: vars.color.brand.text,
});

export const words = style({ display: 'grid', minInlineSize: 0, lineHeight: vars.lineHeight.snug });

export const name = style({ fontWeight: vars.fontWeight.strong });

export const use = style({ ...typography.small, color: vars.color.textMuted });
