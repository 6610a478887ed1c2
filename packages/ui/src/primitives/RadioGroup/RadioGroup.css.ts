import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inLayer } from '../../theme/inLayer.ts';

/** The whole line is the target. */
export const line = style(
  inLayer('primitives', {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.snug,
    minBlockSize: vars.size.touch,
    paddingBlock: vars.space.hair,
    lineHeight: vars.lineHeight.snug,
    cursor: 'pointer',
    selectors: {
      '&:has(:disabled)': { color: vars.color.textMuted, cursor: 'not-allowed' },
    },
  }),
);

/** Drawn with borders alone: a high-contrast mode keeps them. */
export const dot = style(
  inLayer('primitives', {
    appearance: 'none',
    flexShrink: 0,
    inlineSize: '1.5rem',
    blockSize: '1.5rem',
    cursor: 'inherit',
    background: vars.color.card,
    border: `${vars.lineWidth.line} solid ${vars.color.edge}`,
    borderRadius: vars.radius.round,
    selectors: {
      [`${line}:hover &:not(:disabled)`]: { borderColor: vars.color.edgeHover },
      '&:checked, &:checked:not(:disabled)': {
        borderWidth: '0.4375rem',
        borderColor: vars.color.brand.edge,
      },
      '&:disabled': { background: vars.color.page, borderColor: vars.color.line },
    },
  }),
);
