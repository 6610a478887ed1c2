import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inLayer } from '../../theme/inLayer.ts';
import { choiceLine, choiceMark } from '../choice.ts';

export const line = style(
  inLayer('primitives', {
    ...choiceLine,
    paddingBlock: vars.space.tight,
    selectors: {
      ...choiceLine.selectors,
      // With a hint the box belongs to the first line.
      '&:has([aria-describedby])': { alignItems: 'flex-start' },
    },
  }),
);

/** Its first line is as high as the box. */
export const words = style(inLayer('primitives', { paddingBlock: '0.125rem' }));

export const box = style(
  inLayer('primitives', {
    display: 'grid',
    placeItems: 'center',
    ...choiceMark,
    color: vars.color.brand.onSolid,
    borderRadius: vars.radius.chip,
    transition: `background ${vars.motion.quick}, border-color ${vars.motion.quick}`,
    selectors: {
      [`${line}:hover &:not(:disabled, [data-state="checked"])`]: {
        borderColor: vars.color.edgeHover,
      },
      // Of a group that is wrong, whatever the pointer does.
      [`[data-invalid] ${line} &:not(:disabled, [data-state="checked"])`]: {
        borderColor: vars.color.critical.edge,
      },
      '&[data-state="checked"]': {
        background: vars.color.brand.solid,
        borderColor: vars.color.brand.edge,
      },
      '&:disabled': { background: vars.color.page, borderColor: vars.color.line },
      '&[data-state="checked"]:disabled': {
        background: vars.color.textMuted,
        borderColor: vars.color.textMuted,
        color: vars.color.card,
      },
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
