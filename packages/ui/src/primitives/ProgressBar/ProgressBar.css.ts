import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { recipe } from '../../theme/styles/primitives.ts';

const sweep = keyframes({
  from: { backgroundPositionX: '100%' },
  to: { backgroundPositionX: '0%' },
});

const track = { borderRadius: vars.radius.round, background: vars.color.sunken };

function filled(rule: object) {
  return { '&::-webkit-progress-value': rule, '&::-moz-progress-bar': rule };
}

export const progressBar = recipe({
  base: {
    ...track,
    appearance: 'none',
    display: 'block',
    inlineSize: '100%',
    // Visible on every background, such as that of a message.
    border: `${vars.lineWidth.line} solid ${vars.color.edge}`,
    overflow: 'hidden',
    selectors: {
      '&::-webkit-progress-bar': track,
      // A border and not a background: high-contrast modes show borders only.
      ...filled({ borderBlockEnd: `0.75rem solid ${vars.color.brand.edge}` }),
      // Without a value a part of the bar moves, because the progress is not known.
      '&:indeterminate': {
        background: `linear-gradient(90deg, ${vars.color.sunken} 35%, ${vars.color.brand.solid} 35% 65%, ${vars.color.sunken} 65%)`,
        backgroundSize: '300% 100%',
        animation: `${sweep} 1.4s ease-in-out infinite alternate`,
      },
      '&:indeterminate::-webkit-progress-bar': { background: 'transparent' },
    },
    '@media': {
      '(prefers-reduced-motion: reduce)': {
        // Stripes, because a part that does not move would look like a value.
        selectors: {
          '&:indeterminate': {
            animation: 'none',
            background: `repeating-linear-gradient(-60deg, ${vars.color.brand.solid} 0 0.5rem, ${vars.color.brand.soft} 0.5rem 1rem)`,
          },
        },
      },
    },
  },
  variants: {
    size: {
      regular: { blockSize: '0.5rem' },
      large: {
        blockSize: '0.75rem',
        selectors: filled({ transition: `inline-size ${vars.motion.rise}` }),
      },
    },
  },
  defaultVariants: { size: 'regular' },
});
