import { vars } from '../../theme/contract.css.ts';
import { style } from '../../theme/styles/components.ts';
import { breakpoint } from '../../tokens/space.ts';

export const box = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.snug,
  padding: vars.space.regular,
  borderRadius: vars.radius.card,
  background: vars.color.card,
  boxShadow: vars.shadow.card,
  '@media': { [breakpoint.tablet]: { padding: vars.space.roomy } },
});

export const title = style({ overflowWrap: 'anywhere' });

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.snug,
});

export const detail = style({ color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' });
