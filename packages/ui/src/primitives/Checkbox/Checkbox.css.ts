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
    paddingBlock: vars.space.tight,
    lineHeight: vars.lineHeight.snug,
    cursor: 'pointer',
    selectors: {
      '&:has(:disabled)': { color: vars.color.textMuted, cursor: 'not-allowed' },
    },
  }),
);

export const box = style(
  inLayer('primitives', {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: '1.5rem',
    blockSize: '1.5rem',
    color: vars.color.brand.onSolid,
    background: vars.color.card,
    border: `${vars.lineWidth.line} solid ${vars.color.edge}`,
    borderRadius: vars.radius.chip,
    transition: `background ${vars.motion.quick}, border-color ${vars.motion.quick}`,
    selectors: {
      [`${line}:hover &:not(:disabled)`]: { borderColor: vars.color.edgeHover },
      '&[data-state="checked"]': {
        background: vars.color.brand.solid,
        borderColor: vars.color.brand.edge,
      },
      '&:disabled': { background: vars.color.page, borderColor: vars.color.line },
      '&[data-state="checked"]:disabled': { color: vars.color.textMuted },
    },
  }),
);

export const tick = style(inLayer('primitives', { inlineSize: '1.125rem', blockSize: '1.125rem' }));

export const hint = style(
  inLayer('primitives', {
    display: 'block',
    color: vars.color.textMuted,
    fontSize: vars.fontSize.small,
  }),
);
