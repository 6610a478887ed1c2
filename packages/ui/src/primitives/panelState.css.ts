import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inLayer } from '../theme/inLayer.ts';

export const waiting = style(
  inLayer('primitives', {
    display: 'grid',
    placeItems: 'center',
    minBlockSize: '8rem',
    color: vars.color.textMuted,
    textAlign: 'center',
    textWrap: 'balance',
  }),
);
