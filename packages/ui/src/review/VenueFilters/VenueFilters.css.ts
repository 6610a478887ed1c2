import { vars } from '../../theme/contract.css.ts';
import { recipe, style } from '../../theme/styles/components.ts';
import { typography } from '../../theme/typography/typography.ts';
import { breakpoint } from '../../tokens/space.ts';

export const form = style({
  borderRadius: vars.radius.panel,
  background: vars.color.card,
  boxShadow: vars.shadow.card,
});

/** Phones only: what folds the fields away. */
export const toggle = style({
  ...typography.control,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.tight,
  inlineSize: '100%',
  minBlockSize: vars.size.touchLarge,
  paddingInline: vars.space.regular,
  borderRadius: vars.radius.panel,
  selectors: {
    '&:hover': { background: vars.color.sunken },
    // Clear of the labels, which are right below it.
    '&:focus-visible': { outlineOffset: '-3px' },
  },
  '@media': { [breakpoint.tablet]: { display: 'none' } },
});

export const chosen = style({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  color: vars.color.textMuted,
  fontWeight: vars.fontWeight.regular,
  textAlign: 'end',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const icon = style({
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  flexShrink: 0,
  selectors: { '&[data-open]': { rotate: '180deg' } },
});

/** Phones: two beside two, the buttons below. Tablets: two above, the rest below. */
export const fields = recipe({
  base: {
    gridTemplateColumns: 'repeat(10, minmax(0, 1fr))',
    alignItems: 'end',
    gap: vars.space.snug,
    padding: vars.space.snug,
    paddingBlockStart: 0,
    '@media': {
      [breakpoint.tablet]: {
        display: 'grid',
        padding: vars.space.regular,
      },
      [breakpoint.wide]: { gridTemplateColumns: '0.9fr 1.2fr 1.2fr 0.6fr auto' },
    },
  },
  variants: {
    open: {
      true: { display: 'grid' },
      false: {
        display: 'none',
        '@media': { [breakpoint.tablet]: { display: 'grid' } },
      },
    },
  },
});

/** How many of ten columns, where they do not have one each. */
const across = (phone: number, tablet: number) => ({
  gridColumn: `span ${phone}`,
  '@media': {
    [breakpoint.tablet]: { gridColumn: `span ${tablet}` },
    [breakpoint.wide]: { gridColumn: 'auto' },
  },
});

export const half = style(across(5, 5));
export const most = style(across(7, 5));
export const rest = style(across(3, 2));

export const buttons = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: vars.space.tight,
  '@media': {
    [breakpoint.tablet]: { gridColumn: 'span 3' },
    [breakpoint.wide]: { gridColumn: 'auto' },
  },
});
