import { vars } from '../../theme/contract.css.ts';
import { style } from '../../theme/styles/components.ts';
import { lowWindow } from '../../tokens/space.ts';

/** About as high as a VenueCard. */
export const card = style({
  blockSize: '30rem',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  borderRadius: vars.radius.panel,
  background: vars.color.card,
  boxShadow: vars.shadow.card,
  '@media': { [lowWindow]: { blockSize: '21.5rem' } },
});

export const picture = style({
  flexShrink: 0,
  blockSize: '8.25rem',
  '@media': { [lowWindow]: { blockSize: '4.5rem' } },
});

export const body = style({
  flex: 1,
  display: 'grid',
  alignContent: 'start',
  gap: '0.375rem',
  padding: `${vars.space.regular} 1.125rem 0`,
});

export const name = style({ fontSize: vars.fontSize.section });

export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: '0.375rem',
  padding: vars.space.snug,
});

/** As high as a VenueRow. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: '2.75rem minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.regular,
  blockSize: '3.5rem',
  paddingInline: `3rem ${vars.space.regular}`,
  background: vars.color.card,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
});
