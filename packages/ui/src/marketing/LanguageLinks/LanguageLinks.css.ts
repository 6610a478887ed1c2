import { vars } from '../../theme/contract.css.ts';
import { style } from '../../theme/styles/components.ts';
import { typography } from '../../theme/typography/typography.ts';

export const group = style({ display: 'flex' });

export const language = style({
  ...typography.control,
  display: 'grid',
  placeItems: 'center',
  // A finger does not grow with the text, and the bar has no room for it.
  minInlineSize: `min(${vars.size.touch}, 44px)`,
  minBlockSize: vars.size.touch,
  borderRadius: vars.radius.control,
  color: vars.color.textMuted,
  fontWeight: vars.fontWeight.medium,
  selectors: {
    '&:hover': { background: vars.color.sunken },
    '&[aria-current]': {
      color: vars.color.text,
      fontWeight: vars.fontWeight.heavy,
      // Safari has no shorthand with a thickness.
      textDecorationLine: 'underline',
      textDecorationThickness: vars.lineWidth.focus,
      textDecorationColor: vars.color.brand.edge,
      textUnderlineOffset: '0.45em',
    },
  },
});
