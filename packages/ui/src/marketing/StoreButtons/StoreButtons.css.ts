import { vars } from '../../theme/contract.css.ts';
import { style, styleVariants } from '../../theme/styles/components.ts';

export const row = styleVariants({
  own: { display: 'flex', flexWrap: 'wrap', gap: vars.space.snug },
  full: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(11.5rem, 100%), 1fr))',
    gap: vars.space.snug,
    inlineSize: '100%',
  },
});

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.snug,
  minBlockSize: '3.5rem',
  // Equal widths, so that the buttons are aligned when one is below the other.
  minInlineSize: 'min(12.5rem, 100%)',
  paddingInline: '1.125rem 1.375rem',
  border: `${vars.lineWidth.line} solid rgb(255 255 255 / 0.32)`,
  borderRadius: vars.radius.control,
  background: vars.color.bar.ground,
  color: vars.color.bar.text,
  transition: `background ${vars.motion.quick}`,
  selectors: {
    '&:hover': { background: vars.color.bar.raised },
    [`${row.own} > &`]: { justifyContent: 'start' },
  },
});

export const glyph = style({ inlineSize: '1.625rem', blockSize: '1.625rem', flexShrink: 0 });

export const words = style({ display: 'grid', lineHeight: 1.15, textAlign: 'start' });

export const before = style({ fontSize: vars.fontSize.tiny });

export const name = style({
  fontFamily: vars.fontFamily.display,
  fontSize: vars.fontSize.card,
  fontWeight: vars.fontWeight.heavy,
  letterSpacing: '-0.015em',
});
