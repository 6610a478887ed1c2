import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inLayer } from '../../theme/inLayer.ts';
import { typography } from '../../theme/typography.ts';

export const group = style(inLayer('primitives', { display: 'grid', gap: vars.space.tight }));

export const legend = style(
  inLayer('primitives', { ...typography.label, marginBlockEnd: vars.space.tight }),
);

export const members = recipe({
  variants: {
    layout: {
      list: inLayer('primitives', { display: 'grid' }),
      columns: inLayer('primitives', {
        display: 'grid',
        columnGap: vars.space.regular,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(10rem, 100%), 1fr))',
      }),
    },
  },
});
