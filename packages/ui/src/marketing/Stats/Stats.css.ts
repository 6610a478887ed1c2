import { vars } from '../../theme/contract.css.ts';
import { globalStyle, style } from '../../theme/styles/components.ts';
import { typography } from '../../theme/typography/typography.ts';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))',
  gap: `${vars.space.roomy} ${vars.space.regular}`,
});

/** Screen readers read the label first; on the screen the figure is above it. */
globalStyle(`${list} > div`, {
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: vars.space.hair,
  paddingInlineStart: vars.space.regular,
  borderInlineStart: `3px solid ${vars.color.brand.edge}`,
});

globalStyle(`${list} > div > dt`, { color: vars.color.textMuted, lineHeight: 1.25 });

globalStyle(`${list} > div > dd`, {
  ...typography.figure,
  // Seven digits, or "1.000+", stay on one line of the narrowest place.
  fontSize: 'min(clamp(1.875rem, 1.4rem + 1.8vw, 2.75rem), 19cqi)',
  lineHeight: 1,
  whiteSpace: 'nowrap',
});

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.tight} ${vars.space.roomy}`,
  color: vars.color.textMuted,
});

globalStyle(`${line} > div`, {
  display: 'flex',
  flexDirection: 'row-reverse',
  // Large text: the label wraps below the figure.
  flexWrap: 'wrap-reverse',
  justifyContent: 'flex-end',
  gap: '0 0.375rem',
});

globalStyle(`${line} > div > dd`, {
  color: vars.color.text,
  fontWeight: vars.fontWeight.heavy,
  whiteSpace: 'nowrap',
});
