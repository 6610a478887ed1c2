import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inLayer } from '../../theme/inLayer.ts';

const { tight, snug, regular, roomy, wide } = vars.space;

export const stack = recipe({
  base: inLayer('primitives', { display: 'flex', minInlineSize: 0 }),
  variants: {
    direction: {
      down: inLayer('primitives', { flexDirection: 'column' }),
      along: inLayer('primitives', { flexWrap: 'wrap', alignItems: 'center' }),
    },
    gap: {
      tight: inLayer('primitives', { gap: tight }),
      snug: inLayer('primitives', { gap: snug }),
      regular: inLayer('primitives', { gap: regular }),
      roomy: inLayer('primitives', { gap: roomy }),
      wide: inLayer('primitives', { gap: wide }),
    },
  },
});
