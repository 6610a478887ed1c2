import { vars } from '../../theme/contract.css.ts';
import { oneColumn } from '../../theme/mixins/oneColumn.ts';
import { recipe, style } from '../../theme/styles/primitives.ts';

export const spinner = recipe({
  base: { color: vars.color.textMuted },
  variants: {
    layout: {
      inline: { display: 'inline-flex' },
      area: {
        ...oneColumn,
        justifyItems: 'center',
        gap: vars.space.snug,
        // No padding at the sides, because a narrow panel has no room beside large text.
        paddingBlock: vars.space.wide,
        textAlign: 'center',
        textWrap: 'balance',
      },
    },
  },
});

export const ball = recipe({
  variants: {
    layout: {
      inline: { inlineSize: '1.5rem', blockSize: '1.5rem' },
      area: { inlineSize: '3.5rem', blockSize: '3.5rem' },
    },
  },
});

export const label = style({ fontWeight: vars.fontWeight.medium });
