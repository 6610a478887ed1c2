import { vars } from '../../theme/contract.css.ts';
import { recipe } from '../../theme/styles/primitives.ts';

const { tight, snug, regular, roomy, wide } = vars.space;

export const stack = recipe({
  base: { display: 'flex', minInlineSize: 0 },
  variants: {
    direction: {
      down: { flexDirection: 'column' },
      along: { flexWrap: 'wrap' },
    },
    align: {
      start: { alignItems: 'flex-start' },
      center: { alignItems: 'center' },
      end: { alignItems: 'flex-end' },
      stretch: { alignItems: 'stretch' },
    },
    gap: {
      tight: { gap: tight },
      snug: { gap: snug },
      regular: { gap: regular },
      roomy: { gap: roomy },
      wide: { gap: wide },
    },
  },
});
