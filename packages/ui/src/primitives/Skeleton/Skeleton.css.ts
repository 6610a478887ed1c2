import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { recipe } from '../../theme/styles/primitives.ts';

const breathe = keyframes({ from: { opacity: 1 }, to: { opacity: 0.5 } });

export const skeleton = recipe({
  base: {
    display: 'block',
    maxInlineSize: '100%',
    background: vars.color.line,
    // The reset stops the animation if reduced motion is preferred.
    animation: `${breathe} 0.9s ease-in-out infinite alternate`,
    // Forced colours would remove the background.
    '@media': { '(forced-colors: active)': { background: 'GrayText' } },
  },
  variants: {
    shape: {
      line: { blockSize: '0.75em', marginBlock: '0.375em', borderRadius: vars.radius.chip },
      control: { blockSize: vars.size.touch, borderRadius: vars.radius.control },
      block: { blockSize: '100%' },
    },
  },
});
