import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inLayer } from '../../theme/inLayer.ts';
import { typography } from '../../theme/typography.ts';

export const sources = style(inLayer('components', { display: 'grid' }));

export const source = style(
  inLayer('components', {
    display: 'grid',
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
  }),
);

export const licence = style(
  inLayer('components', { ...typography.small, color: vars.color.textMuted }),
);

// As high as a finger needs, and yet close to what they belong to.
globalStyle(
  `${source} > a`,
  inLayer('components', { justifySelf: 'start', paddingBlock: '0.75rem 0.5rem' }),
);
globalStyle(
  `${licence} > a`,
  inLayer('components', { display: 'inline-block', paddingBlock: '0.5rem 1.1875rem' }),
);
