import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inLayer } from '../../theme/inLayer.ts';

function tinted(tone: 'brand' | 'positive' | 'critical' | 'warning' | 'info') {
  const { soft, softLine, text } = vars.color[tone];
  return inLayer('primitives', { background: soft, borderColor: softLine, color: text });
}

export const badge = recipe({
  base: inLayer('primitives', {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.hair,
    maxInlineSize: '100%',
    paddingBlock: '0.125rem',
    paddingInline: '0.625rem',
    border: `${vars.lineWidth.line} solid transparent`,
    // Round on one line, a card on more.
    borderRadius: vars.radius.card,
    textAlign: 'start',
    fontSize: vars.fontSize.tiny,
    fontWeight: vars.fontWeight.strong,
    lineHeight: vars.lineHeight.text,
  }),
  variants: {
    tone: {
      neutral: inLayer('primitives', {
        // Of no colour in either theme: the sunken ground of the dark one is as blue as the brand's.
        background: `color-mix(in srgb, ${vars.color.textMuted} 14%, ${vars.color.card})`,
        color: vars.color.textMuted,
      }),
      brand: tinted('brand'),
      positive: tinted('positive'),
      critical: tinted('critical'),
      warning: tinted('warning'),
      info: tinted('info'),
      spark: inLayer('primitives', {
        background: vars.color.spark,
        color: vars.color.onSpark,
      }),
    },
  },
});

export const icon = style(
  inLayer('primitives', { inlineSize: '0.875rem', blockSize: '0.875rem', flexShrink: 0 }),
);
