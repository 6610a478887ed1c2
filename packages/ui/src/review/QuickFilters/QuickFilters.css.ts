import { vars } from '../../theme/contract.css.ts';
import { style } from '../../theme/styles/components.ts';
import { typography } from '../../theme/typography/typography.ts';

// Close together for a mouse, apart for a finger.
const finger = '(pointer: coarse), (max-width: 47.99em)';

export const group = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.tight });

export const chip = style({
  ...typography.small,
  display: 'flex',
  alignItems: 'center',
  gap: '0.375rem',
  minBlockSize: '2rem',
  paddingInline: vars.space.snug,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.round,
  background: vars.color.card,
  fontWeight: vars.fontWeight.strong,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { borderColor: vars.color.brand.edge },
    '&[aria-pressed="true"]': {
      borderColor: vars.color.brand.solid,
      background: vars.color.brand.solid,
      color: vars.color.brand.onSolid,
    },
  },
  '@media': {
    [finger]: { minBlockSize: vars.size.touch },
    '(forced-colors: active)': {
      selectors: {
        '&[aria-pressed="true"]': {
          forcedColorAdjust: 'none',
          borderColor: 'Highlight',
          background: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});

export const icon = style({ flexShrink: 0, inlineSize: '1rem', blockSize: '1rem' });
