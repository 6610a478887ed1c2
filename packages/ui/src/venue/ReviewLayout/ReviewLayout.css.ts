import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inLayer } from '../../theme/inLayer.ts';

export const layout = style(
  inLayer('components', {
    display: 'grid',
    gap: vars.space.regular,
    gridTemplateColumns: 'minmax(0, 1fr)',
  }),
);
