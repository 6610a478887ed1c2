import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inLayer } from '../../theme/inLayer.ts';
import { typography } from '../../theme/typography.ts';
import { breakpoint } from '../../tokens/space.ts';
import { progress } from '../../venue/ImageField/ImageField.css.ts';

export const box = style(
  inLayer('components', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.snug,
    padding: vars.space.regular,
    borderRadius: vars.radius.card,
    background: vars.color.card,
    boxShadow: vars.shadow.card,
    '@media': { [breakpoint.tablet]: { padding: vars.space.roomy } },
  }),
);

export const title = style(
  inLayer('components', { ...typography.cardTitle, overflowWrap: 'anywhere' }),
);

const sway = keyframes({
  from: { backgroundPositionX: '100%' },
  to: { backgroundPositionX: '0%' },
});

/** Without a value a part of it sways: something goes on, how far is not known. */
export const bar = style([
  progress,
  inLayer('components', {
    selectors: {
      '&:indeterminate': {
        background: `linear-gradient(90deg, ${vars.color.sunken} 35%, ${vars.color.brand.solid} 35% 65%, ${vars.color.sunken} 65%)`,
        backgroundSize: '300% 100%',
        animation: `${sway} 1.4s ease-in-out infinite alternate`,
      },
      '&:indeterminate::-webkit-progress-bar': { background: 'transparent' },
    },
    '@media': {
      '(prefers-reduced-motion: reduce)': {
        // Stripes: a still part of it would be taken for how far it is.
        selectors: {
          '&:indeterminate': {
            animation: 'none',
            background: `repeating-linear-gradient(-60deg, ${vars.color.brand.solid} 0 0.5rem, ${vars.color.brand.soft} 0.5rem 1rem)`,
          },
        },
      },
    },
  }),
]);

export const foot = style(
  inLayer('components', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.snug,
  }),
);

export const detail = style(
  inLayer('components', { color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' }),
);
