import { vars } from '../../theme/contract.css.ts';
import { globalStyle, style } from '../../theme/styles/components.ts';
import { typography } from '../../theme/typography/typography.ts';

export const sources = style({ display: 'grid' });

export const source = style({
  display: 'grid',
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
});

export const licence = style({ ...typography.small, color: vars.color.textMuted });

// Full touch targets, but close to the text they belong to.
globalStyle(`${source} > a`, { justifySelf: 'start', paddingBlock: '0.75rem 0.5rem' });
globalStyle(`${licence} > a`, { display: 'inline-block', paddingBlock: '0.5rem 1.1875rem' });
