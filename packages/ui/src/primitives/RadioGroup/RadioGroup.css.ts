import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inLayer } from '../../theme/inLayer.ts';
import { choiceLine, choiceMark } from '../choice.ts';

export const line = style(inLayer('primitives', { ...choiceLine, paddingBlock: vars.space.hair }));

/** Drawn with borders alone: a high-contrast mode keeps them. */
export const dot = style(
  inLayer('primitives', {
    appearance: 'none',
    ...choiceMark,
    cursor: 'inherit',
    borderRadius: vars.radius.round,
    selectors: {
      [`${line}:hover &:not(:disabled, :checked)`]: { borderColor: vars.color.edgeHover },
      '&:checked': {
        borderWidth: '0.4375rem',
        borderColor: vars.color.brand.edge,
      },
      '&:disabled': { background: vars.color.page, borderColor: vars.color.line },
      '&:checked:disabled': { borderColor: vars.color.textMuted },
    },
  }),
);
