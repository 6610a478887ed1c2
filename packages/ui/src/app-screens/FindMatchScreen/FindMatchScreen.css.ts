import { vars } from '../../theme/contract.css.ts';
import { globalStyle, style } from '../../theme/styles/components.ts';
import { typography } from '../../theme/typography/typography.ts';

export const title = style({
  ...typography.pageTitle,
  paddingInline: '0.8em',
  fontSize: '1.56em',
  marginBlockStart: '0.4em',
});

export const where = style({
  padding: '0.2em 1.5em 0.9em',
  color: vars.color.textMuted,
  fontSize: '0.82em',
});

export const filters = style({ display: 'flex', gap: '0.45em', padding: '0 1.25em 0.8em' });

globalStyle(`${filters} > span`, {
  padding: '0.35em 0.9em',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.round,
  background: vars.color.card,
  fontSize: '0.78em',
  fontWeight: vars.fontWeight.strong,
  whiteSpace: 'nowrap',
});

globalStyle(`${filters} > :first-child`, { background: vars.color.text, color: vars.color.page });

export const match = style({
  margin: '0 0.9em 0.65em',
  overflow: 'hidden',
  borderRadius: '1.25em',
  background: vars.color.card,
  boxShadow: vars.shadow.card,
});

export const court = style({ blockSize: '4.75em' });

export const detail = style({
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: '0.5em',
  padding: '0.65em 0.9em 0.75em',
  color: vars.color.textMuted,
  fontSize: '0.78em',
  lineHeight: 1.4,
});

globalStyle(`${detail} > span > strong`, {
  display: 'block',
  color: vars.color.text,
  fontSize: '1.2em',
  fontWeight: vars.fontWeight.strong,
});

export const spots = style({
  padding: '0.25em 0.75em',
  borderRadius: vars.radius.round,
  background: vars.color.spark,
  color: vars.color.onSpark,
  fontWeight: vars.fontWeight.heavy,
  whiteSpace: 'nowrap',
});
