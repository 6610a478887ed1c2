import { vars } from '../../theme/contract.css.ts';
import { style } from '../../theme/styles/components.ts';
import { typography } from '../../theme/typography/typography.ts';
import { breakpoint } from '../../tokens/space.ts';

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.regular,
  blockSize: '100%',
  padding: vars.space.regular,
  borderRadius: vars.radius.card,
  background: vars.color.card,
  boxShadow: vars.shadow.card,
  transition: `box-shadow ${vars.motion.quick}`,
  '@media': { [breakpoint.largeText]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
  selectors: {
    // A shadow alone would not be visible in the dark theme.
    'a&:hover': {
      boxShadow: `0 0 0 ${vars.lineWidth.line} ${vars.color.edge}, ${vars.shadow.card}`,
    },
    // A card that is not available yet has no shadow, but text with enough contrast.
    '&[aria-disabled]': {
      background: 'transparent',
      boxShadow: `inset 0 0 0 ${vars.lineWidth.line} ${vars.color.line}`,
    },
  },
});

export const icon = style({
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  display: 'grid',
  placeItems: 'center',
  borderRadius: vars.radius.control,
  color: vars.color.brand.text,
  background: vars.color.brand.soft,
  selectors: {
    [`${card}[aria-disabled] &`]: {
      color: vars.color.textMuted,
      background: vars.color.sunken,
    },
  },
});

/** Large text: the words have the whole width, below icon and arrow. */
export const words = style({
  display: 'grid',
  gap: vars.space.hair,
  '@media': { [breakpoint.largeText]: { gridColumn: '1 / -1', gridRow: 2 } },
});

export const title = style({
  ...typography.cardTitle,
  fontSize: vars.fontSize.lead,
  selectors: { [`${card}[aria-disabled] &`]: { color: vars.color.textMuted } },
});

export const description = style({
  ...typography.small,
  color: vars.color.textMuted,
  textWrap: 'balance',
});

export const arrow = style({
  color: vars.color.textMuted,
  transition: `transform ${vars.motion.quick}`,
  selectors: { [`${card}:hover &`]: { transform: 'translateX(3px)' } },
});

export const note = style({ marginBlockStart: vars.space.hair });
