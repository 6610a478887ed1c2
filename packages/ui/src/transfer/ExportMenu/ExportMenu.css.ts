import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inLayer } from '../../theme/inLayer.ts';
import { typography } from '../../theme/typography.ts';
import { breakpoint } from '../../tokens/space.ts';

export const box = style(inLayer('components', { position: 'relative', minInlineSize: 0 }));

/** From the button's start on phones, where it stands first; from its end elsewhere. */
export const panel = style(
  inLayer('components', {
    position: 'absolute',
    insetBlockStart: '100%',
    insetInlineStart: 0,
    zIndex: vars.depth.popover,
    inlineSize: 'min(22rem, calc(100vw - 2rem))',
    marginBlockStart: '0.375rem',
    padding: vars.space.hair,
    borderRadius: vars.radius.card,
    background: vars.color.card,
    boxShadow: vars.shadow.float,
    '@media': {
      [breakpoint.tablet]: { insetInlineStart: 'auto', insetInlineEnd: 0 },
    },
  }),
);

export const scope = style(
  inLayer('components', {
    ...typography.small,
    paddingBlock: vars.space.tight,
    paddingInline: vars.space.snug,
    color: vars.color.textMuted,
    textWrap: 'pretty',
  }),
);

export const format = style(
  inLayer('components', {
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
  }),
);

export const icon = style(
  inLayer('components', {
    flexShrink: 0,
    inlineSize: '1.25rem',
    blockSize: '1.25rem',
    color: vars.color.brand.text,
  }),
);

export const words = style(
  inLayer('components', { display: 'grid', minInlineSize: 0, lineHeight: vars.lineHeight.snug }),
);

export const name = style(inLayer('components', { fontWeight: vars.fontWeight.strong }));

export const use = style(
  inLayer('components', { ...typography.small, color: vars.color.textMuted }),
);
