import { vars } from '../../theme/contract.css.ts';
import { equalWidths } from '../../theme/mixins/equalWidths.ts';
import { globalStyle, recipe, style } from '../../theme/styles/components.ts';
import { typography } from '../../theme/typography/typography.ts';

export const actions = style({
  ...equalWidths.row,
  gap: '0.375rem',
  padding: `0 ${vars.space.snug} ${vars.space.snug}`,
});

globalStyle(`${actions} > *`, equalWidths.item);

export const extras = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  marginBlockStart: `calc(-1 * ${vars.space.tight})`,
  padding: `0 ${vars.space.tight} ${vars.space.hair}`,
});

/** Quiet: the decision is the card's, not this. */
export const extra = recipe({
  base: {
    ...typography.small,
    minBlockSize: vars.size.touch,
    paddingInline: '0.625rem',
    borderRadius: vars.radius.control,
    fontWeight: vars.fontWeight.medium,
    textDecoration: 'underline',
    textDecorationColor: vars.color.edge,
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.25em',
    selectors: {
      '&:hover:not(:disabled)': { background: vars.color.sunken },
      '&:disabled': {
        color: vars.color.textMuted,
        textDecoration: 'none',
        cursor: 'not-allowed',
      },
    },
  },
  variants: {
    about: {
      history: { color: vars.color.textMuted, marginInlineStart: 'auto' },
      duplicates: { color: vars.color.warning.text },
    },
  },
});
