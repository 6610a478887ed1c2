import { vars } from '../../theme/contract.css.ts';
import { globalStyle, style } from '../../theme/styles/components.ts';

export const grid = style({
  display: 'grid',
  // Two columns on phones, three in the width of a text.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(max(9rem, 30%), 100%), 1fr))',
  gap: vars.space.roomy,
  marginBlockStart: vars.space.wide,
});

export const file = style({
  display: 'grid',
  gridTemplateRows: '14rem auto auto',
  justifyItems: 'start',
  gap: vars.space.hair,
});

export const picture = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  overflow: 'hidden',
  padding: vars.space.regular,
  marginBlockEnd: vars.space.tight,
  borderRadius: vars.radius.card,
  background: vars.color.brand.soft,
});

globalStyle(`${picture} > img`, {
  maxInlineSize: '100%',
  inlineSize: 'auto',
  blockSize: '12rem',
  objectFit: 'contain',
  borderRadius: vars.radius.chip,
});
