import { vars } from '../../theme/contract.css.ts';
import { globalStyle, style } from '../../theme/styles/components.ts';
import { typography } from '../../theme/typography/typography.ts';

export const header = style({ padding: '0.5em 1.25em 1.25em' });

/** A corner of a court behind the header, fading out on all sides. */
export const plan = style({
  position: 'absolute',
  zIndex: -1,
  insetBlockStart: '2.2em',
  insetInlineEnd: '-6.5em',
  inlineSize: '15em',
  blockSize: '10.5em',
  color: vars.color.court.padel.line,
  rotate: '-16deg',
  maskImage: 'radial-gradient(closest-side, black 30%, transparent)',
});

export const season = style({ fontSize: '0.78em', fontWeight: vars.fontWeight.strong });

export const player = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.9em',
  marginBlock: '0.9em 1.1em',
  fontSize: '0.88em',
});

export const name = style({ ...typography.pageTitle, display: 'block', fontSize: '1.6em' });

export const ring = style({
  ...typography.pageTitle,
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.5em',
  blockSize: '2.5em',
  flexShrink: 0,
  fontSize: '2.05em',
});

globalStyle(`${ring} > svg`, { position: 'absolute', inset: 0 });

export const track = style({ stroke: 'rgb(255 255 255 / 0.25)' });
export const progress = style({ stroke: vars.color.spark });

export const meter = style({
  display: 'block',
  blockSize: '0.55em',
  borderRadius: vars.radius.round,
  background: 'rgb(255 255 255 / 0.25)',
});

globalStyle(`${meter} > span`, {
  display: 'block',
  blockSize: '100%',
  borderRadius: vars.radius.round,
  background: vars.color.spark,
});

export const ends = style({
  display: 'flex',
  justifyContent: 'space-between',
  marginBlockStart: '0.6em',
  fontSize: '0.78em',
  fontVariantNumeric: 'tabular-nums',
});

export const badges = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '0.6em',
  padding: '0.9em 0.9em 0',
});

const surface = {
  borderRadius: '1.1em',
  background: vars.color.card,
  boxShadow: vars.shadow.card,
};

export const badge = style({ ...surface, padding: '0.8em 0.85em 0.75em' });

export const sign = style({
  ...typography.cardTitle,
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: '2.3em',
  blockSize: '2.3em',
  paddingInline: '0.45em',
  marginBlockEnd: '0.45em',
  borderRadius: '0.7em',
  background: vars.color.brand.soft,
  color: vars.color.brand.text,
  fontSize: '0.95em',
});

globalStyle(`${badge}:first-child ${sign}`, {
  background: vars.color.spark,
  color: vars.color.onSpark,
});

export const words = style({
  display: 'block',
  color: vars.color.textMuted,
  fontSize: '0.75em',
  lineHeight: 1.35,
});

globalStyle(`${words} > strong`, {
  display: 'block',
  color: vars.color.text,
  fontSize: '1.25em',
  fontWeight: vars.fontWeight.strong,
});

export const card = style({ ...surface, margin: '0.6em 0.9em 0', padding: '0.75em 0.9em' });

export const heading = style({
  ...typography.cardTitle,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  fontSize: '0.95em',
});

export const gain = style({
  padding: '0.15em 0.7em',
  borderRadius: vars.radius.round,
  background: vars.color.positive.soft,
  color: vars.color.positive.text,
  fontFamily: vars.fontFamily.text,
  fontSize: '0.85em',
});

export const bars = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, 1fr)',
  gap: '0.55em',
  blockSize: '5.4em',
  marginBlockStart: '0.7em',
});

export const week = style({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  alignItems: 'end',
  gap: '0.3em',
  color: vars.color.textMuted,
  fontSize: '0.7em',
  textAlign: 'center',
});

export const bar = style({
  borderRadius: '0.5em',
  background: vars.color.brand.softLine,
  selectors: { [`${week}:last-child > &`]: { background: vars.color.brand.solid } },
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.6em',
  paddingBlock: '0.2em',
  fontSize: '0.82em',
});

globalStyle(`${row} > svg`, { color: vars.color.positive.text });
globalStyle(`${row} > strong`, {
  marginInlineStart: 'auto',
  fontWeight: vars.fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
});
