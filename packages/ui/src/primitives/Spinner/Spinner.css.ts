import { vars } from '../../theme/contract.css.ts';
import { oneColumn } from '../../theme/mixins/oneColumn.ts';
import { style } from '../../theme/styles/primitives.ts';

export const spinner = style({
  ...oneColumn,
  color: vars.color.textMuted,
  justifyItems: 'center',
  gap: vars.space.snug,
  // No padding at the sides, because a narrow panel has no room beside large text.
  paddingBlock: vars.space.wide,
  textAlign: 'center',
  textWrap: 'balance',
});

export const ball = style({ inlineSize: '3.5rem', blockSize: '3.5rem' });

export const label = style({ fontWeight: vars.fontWeight.medium });
