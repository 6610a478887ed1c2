import { style } from '../../theme/styles/primitives.ts';
import { key } from './Kbd.css.ts';

/** In a button, beside its label. Hidden on phones, which need the room. */
export const hint = style([
  key,
  {
    selectors: { '&::before': { content: 'attr(data-key)' } },
    '@media': { '(pointer: coarse), (max-width: 47.99em)': { display: 'none' } },
  },
]);
