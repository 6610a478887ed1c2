import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inLayer } from '../../theme/inLayer.ts';

/** The code is as wide as the longest one, "+420"; the number takes the rest. */
export const line = style(
  inLayer('components', {
    display: 'grid',
    gridTemplateColumns: '6.5rem minmax(0, 1fr)',
    alignItems: 'start',
    gap: vars.space.tight,
  }),
);
