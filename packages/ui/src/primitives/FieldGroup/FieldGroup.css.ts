import { vars } from '../../theme/contract.css.ts';
import { recipe, style } from '../../theme/styles/primitives.ts';
import { typography } from '../../theme/typography/typography.ts';

const wrong = vars.color.critical.edge;

export const group = style({
  display: 'grid',
  gap: vars.space.tight,
  selectors: {
    // Boxes and dots of an invalid group have the colour of an error, also on hover.
    '&[data-invalid]': { vars: { [vars.color.edge]: wrong, [vars.color.edgeHover]: wrong } },
  },
});

export const legend = style({
  ...typography.label,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.tight,
  marginBlockEnd: vars.space.tight,
});

export const members = recipe({
  variants: {
    layout: {
      list: { display: 'grid' },
      columns: {
        display: 'grid',
        columnGap: vars.space.regular,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(10rem, 100%), 1fr))',
      },
    },
  },
});
