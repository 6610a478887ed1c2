import { vars } from '../../theme/contract.css.ts';
import { recipe, style } from '../../theme/styles/primitives.ts';

function tinted(tone: 'brand' | 'positive' | 'critical' | 'warning' | 'info') {
  const { soft, softLine, text } = vars.color[tone];
  return { background: soft, borderColor: softLine, color: text };
}

export const badge = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.hair,
    maxInlineSize: '100%',
    paddingBlock: '0.125rem',
    paddingInline: '0.625rem',
    border: `${vars.lineWidth.line} solid transparent`,
    // Fully round with one line of text, rounded with more.
    borderRadius: vars.radius.card,
    textAlign: 'start',
    fontSize: vars.fontSize.tiny,
    fontWeight: vars.fontWeight.strong,
    lineHeight: vars.lineHeight.text,
  },
  variants: {
    tone: {
      neutral: {
        // Grey in both themes: the sunken background of the dark theme is as blue as the brand.
        background: `color-mix(in srgb, ${vars.color.textMuted} 14%, ${vars.color.card})`,
        color: vars.color.textMuted,
      },
      brand: tinted('brand'),
      positive: tinted('positive'),
      critical: tinted('critical'),
      warning: tinted('warning'),
      info: tinted('info'),
      spark: {
        background: vars.color.spark,
        color: vars.color.onSpark,
      },
    },
  },
});

export const icon = style({ inlineSize: '0.875rem', blockSize: '0.875rem', flexShrink: 0 });
