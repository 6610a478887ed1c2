import { vars } from '../../theme/contract.css.ts';
import { recipe } from '../../theme/styles/components.ts';

const { color } = vars;

export const shape = recipe({
  base: {
    flexShrink: 0,
    inlineSize: '1.25rem',
    blockSize: '1.25rem',
    stroke: color.card,
    strokeWidth: 1.5,
    overflow: 'visible',
  },
  variants: {
    status: {
      pending: { fill: color.warning.edge },
      approved: { fill: color.positive.edge },
      discarded: { fill: color.critical.edge },
    },
  },
});
