import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inLayer } from '../../theme/inLayer.ts';

export const spinner = recipe({
  base: inLayer('primitives', { color: vars.color.textMuted }),
  variants: {
    layout: {
      inline: inLayer('primitives', { display: 'inline-flex' }),
      area: inLayer('primitives', {
        display: 'grid',
        justifyItems: 'center',
        gap: vars.space.snug,
        padding: vars.space.wide,
        textAlign: 'center',
        textWrap: 'balance',
      }),
    },
  },
});

export const ball = recipe({
  variants: {
    layout: {
      inline: inLayer('primitives', { inlineSize: '1.5rem', blockSize: '1.5rem' }),
      area: inLayer('primitives', { inlineSize: '3.5rem', blockSize: '3.5rem' }),
    },
  },
});

export const label = style(inLayer('primitives', { fontWeight: vars.fontWeight.medium }));
