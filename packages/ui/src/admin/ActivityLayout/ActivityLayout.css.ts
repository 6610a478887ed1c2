import { vars } from '../../theme/contract.css.ts';
import { style } from '../../theme/styles/components.ts';

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.roomy,
  maxInlineSize: '60rem',
});

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: vars.space.regular,
});

export const heading = style({ flex: '1 1 20rem' });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.tight });

export const subtitle = style({ marginBlockStart: vars.space.hair, color: vars.color.textMuted });

/** One is as wide as one of two. */
export const filters = style({
  display: 'grid',
  gap: vars.space.regular,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
});
