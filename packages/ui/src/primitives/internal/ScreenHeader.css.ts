import { vars } from '../../theme/contract.css.ts';
import { style } from '../../theme/styles/primitives.ts';

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: vars.space.regular,
});

export const words = style({ flex: '1 1 20rem' });

export const subtitle = style({ marginBlockStart: vars.space.hair, color: vars.color.textMuted });

export const prose = style([subtitle, { maxInlineSize: vars.size.prose, textWrap: 'pretty' }]);

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.tight });
