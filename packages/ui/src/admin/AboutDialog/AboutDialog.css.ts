import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inLayer } from '../../theme/inLayer.ts';
import { typography } from '../../theme/typography.ts';

export const sources = style(inLayer('components', { display: 'grid' }));

export const source = style(
  inLayer('components', {
    display: 'grid',
    gap: vars.space.hair,
    paddingBlock: vars.space.snug,
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
  }),
);

export const licence = style(
  inLayer('components', { ...typography.small, color: vars.color.textMuted }),
);
