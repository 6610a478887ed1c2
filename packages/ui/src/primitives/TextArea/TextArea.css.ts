import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inLayer } from '../../theme/inLayer.ts';
import { control } from '../Field/control.css.ts';

export const textArea = style([
  control,
  inLayer('primitives', { lineHeight: vars.lineHeight.text, resize: 'vertical' }),
]);
