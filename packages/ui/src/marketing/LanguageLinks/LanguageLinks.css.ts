import { vars } from '../../theme/contract.css.ts';
import { currentLanguage } from '../../theme/mixins/currentLanguage.ts';
import { style } from '../../theme/styles/components.ts';
import { typography } from '../../theme/typography/typography.ts';

export const group = style({ display: 'flex' });

export const language = style({
  ...typography.control,
  display: 'grid',
  placeItems: 'center',
  // At most 44 px where the text is large: a touch target need not grow with the text, and the bar has no room.
  minInlineSize: `min(${vars.size.touch}, 44px)`,
  minBlockSize: vars.size.touch,
  borderRadius: vars.radius.control,
  color: vars.color.textMuted,
  fontWeight: vars.fontWeight.medium,
  selectors: {
    '&:hover': { background: vars.color.sunken },
    '&[aria-current]': currentLanguage,
  },
});
