import { vars } from '../../theme/contract.css.ts';
import { currentLanguage } from '../../theme/mixins/currentLanguage.ts';
import { style } from '../../theme/styles/components.ts';
import { typography } from '../../theme/typography/typography.ts';

export const group = style({ display: 'flex', alignItems: 'center' });

export const language = style({
  ...typography.control,
  minInlineSize: vars.size.touch,
  minBlockSize: vars.size.touch,
  borderRadius: vars.radius.control,
  color: vars.color.textMuted,
  fontWeight: vars.fontWeight.medium,
  selectors: {
    '&:hover': { color: vars.color.text, background: vars.color.sunken },
    '&[aria-pressed="true"]': currentLanguage,
  },
});
