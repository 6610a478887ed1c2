import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inLayer } from '../../theme/inLayer.ts';
import { typography } from '../../theme/typography.ts';

export const panel = style(
  inLayer('components', {
    padding: vars.space.roomy,
    borderRadius: vars.radius.card,
    background: vars.color.card,
    boxShadow: vars.shadow.card,
  }),
);

export const title = style(
  inLayer('components', { ...typography.cardTitle, marginBlockEnd: vars.space.regular }),
);

export const rows = style(inLayer('components', { display: 'grid', gap: vars.space.snug }));

export const row = style(
  inLayer('components', {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'baseline',
    columnGap: vars.space.regular,
    rowGap: '0.375rem',
    fontSize: vars.fontSize.control,
    lineHeight: vars.lineHeight.snug,
    overflowWrap: 'anywhere',
  }),
);

// The whole row is the target, up to the middle of the gaps.
globalStyle(
  `${row} a::after`,
  inLayer('components', { content: '', position: 'absolute', inset: '-0.375rem 0' }),
);

export const count = style(
  inLayer('components', {
    fontWeight: vars.fontWeight.strong,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const track = style(
  inLayer('components', {
    gridColumn: '1 / -1',
    display: 'block',
    blockSize: '0.5rem',
    overflow: 'hidden',
    borderRadius: vars.radius.round,
    background: vars.color.sunken,
  }),
);

export const bar = style(
  inLayer('components', {
    display: 'block',
    blockSize: '100%',
    // A bar of one in a thousand is still a bar.
    minInlineSize: '0.25rem',
    borderRadius: vars.radius.round,
    background: vars.color.critical.edge,
  }),
);
