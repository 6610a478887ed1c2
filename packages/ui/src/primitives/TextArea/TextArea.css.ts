import { vars } from '../../theme/contract.css.ts';
import { style } from '../../theme/styles/primitives.ts';
import { control } from '../Field/styles.ts';

export const textArea = style([control, { lineHeight: vars.lineHeight.text, resize: 'vertical' }]);
