import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inLayer } from '../../theme/inLayer.ts';

export const disc = recipe({
  base: inLayer('components', {
    inlineSize: '2.25rem',
    blockSize: '2.25rem',
    display: 'grid',
    placeItems: 'center',
    borderRadius: vars.radius.round,
  }),
  variants: {
    kind: {
      approved: toned('positive'),
      discarded: toned('critical'),
      restored: toned('info'),
      updated: toned('warning'),
      created: toned('brand'),
      imported: toned('brand'),
      undone: toned('warning'),
    },
  },
});

function toned(tone: 'positive' | 'critical' | 'info' | 'warning' | 'brand') {
  return inLayer('components', {
    color: vars.color[tone].text,
    background: vars.color[tone].soft,
  });
}
