import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inLayer } from '../../theme/inLayer.ts';
import { typography } from '../../theme/typography.ts';

export const actions = style(
  inLayer('components', {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '1fr',
    gap: '0.375rem',
    padding: `0 ${vars.space.snug} ${vars.space.snug}`,
  }),
);

export const extras = style(
  inLayer('components', {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    marginBlockStart: `calc(-1 * ${vars.space.tight})`,
    padding: `0 ${vars.space.tight} ${vars.space.hair}`,
  }),
);

/** Quiet: the decision is the card's, not this. */
export const extra = recipe({
  base: inLayer('components', {
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
  }),
  variants: {
    about: {
      history: inLayer('components', { color: vars.color.textMuted, marginInlineStart: 'auto' }),
      twins: inLayer('components', { color: vars.color.warning.text }),
    },
  },
});
