import { vars } from '../../theme/contract.css.ts';
import { globalStyle, style } from '../../theme/styles/components.ts';
import { typography } from '../../theme/typography/typography.ts';
import { breakpoint } from '../../tokens/space.ts';

/** The buttons are placed beside the text where both fit, else below it across the whole width. */
export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.tight} ${vars.space.regular}`,
});

/** On one line where both fit: the list below is what counts. */
export const words = style({
  flex: '999 1 20rem',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.regular,
  minInlineSize: 0,
});

export const title = style({ ...typography.pageTitle, fontSize: vars.fontSize.section });

export const progress = style({
  ...typography.label,
  display: 'none',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [breakpoint.tablet]: { display: 'block' } },
});

export const subtitle = style({
  ...typography.small,
  color: vars.color.textMuted,
  textWrap: 'pretty',
});

export const shortcuts = style({
  display: 'none',
  '@media': { [breakpoint.tablet]: { display: 'block' } },
});

/** Of three that do not fit beside one another, the main step has a row of its own. */
export const actions = style({
  flex: '1 1 auto',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.tight,
});

globalStyle(`${actions} > *`, { flex: '1 1 auto' });

// The two that then share a row are of a size.
globalStyle(`${actions} > :is(:nth-child(1):nth-last-child(3), :nth-child(2):nth-last-child(2))`, {
  '@media': { '(max-width: 29.99em)': { flexBasis: '8rem' } },
});
