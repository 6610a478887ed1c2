import { vars } from '../../theme/contract.css.ts';
import { style } from '../../theme/styles/primitives.ts';

export const empty = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '8rem',
  color: vars.color.textMuted,
  textAlign: 'center',
  textWrap: 'balance',
});

/** Rows of two lines, each as high as a record of the activity. */
export const rows = style({ display: 'grid', gap: vars.space.regular });
