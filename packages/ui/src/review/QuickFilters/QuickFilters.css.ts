import { vars } from '../../theme/contract.css.ts';
import { filterChip } from '../../theme/mixins/filterChip.ts';
import { forcedHighlight } from '../../theme/mixins/forcedHighlight.ts';
import { style } from '../../theme/styles/components.ts';
import { quickTight } from '../ReviewToolbar/quickShown.ts';

export const group = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.375rem',
  '@media': { [quickTight]: { gap: '0.25rem' } },
});

export const chip = style([
  filterChip,
  {
    selectors: {
      '&:hover': { borderColor: vars.color.brand.edge },
      '&[aria-pressed="true"]': {
        borderColor: vars.color.brand.solid,
        background: vars.color.brand.solid,
        color: vars.color.brand.onSolid,
      },
    },
    '@media': {
      [quickTight]: { paddingInline: '0.4375rem', fontSize: vars.fontSize.tiny },
      '(forced-colors: active)': { selectors: { '&[aria-pressed="true"]': forcedHighlight } },
    },
  },
]);

export const icon = style({ flexShrink: 0, inlineSize: '1rem', blockSize: '1rem' });
