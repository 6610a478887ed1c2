import { vars } from '../../theme/contract.css.ts';
import { globalStyle, style } from '../../theme/styles/components.ts';
import { breakpoint } from '../../tokens/space.ts';

// The words have a row of their own, the rest another.
const onTablet = '(min-width: 48em) and (max-width: 79.99em)';

export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'end',
  gap: vars.space.snug,
  padding: vars.space.snug,
  borderRadius: vars.radius.panel,
  background: vars.color.card,
  boxShadow: vars.shadow.card,
  '@media': {
    [breakpoint.tablet]: { padding: vars.space.regular },
    [onTablet]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      selectors: {
        '&:has(> :nth-child(2))': {
          gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
        },
      },
    },
    [breakpoint.wide]: { display: 'flex' },
  },
});

export const form = style({
  flex: 1,
  display: 'block',
  minInlineSize: 0,
  '@media': { [onTablet]: { display: 'contents' } },
});

/** Phones: the words above, the two choices beside one another where there is room. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  alignItems: 'end',
  gap: vars.space.snug,
  '@media': {
    [onTablet]: { display: 'contents' },
    [breakpoint.wide]: {
      gridTemplateColumns: 'minmax(0, 1.5fr) minmax(0, 1fr) minmax(0, 1.2fr)',
    },
  },
});

export const words = style({
  gridColumn: '1 / -1',
  '@media': { [breakpoint.wide]: { gridColumn: 'auto' } },
});

export const end = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.tight,
  '@media': { [breakpoint.tablet]: { gap: vars.space.snug } },
});

globalStyle(`${end} > *`, {
  flex: '1 1 auto',
  '@media': { [breakpoint.tablet]: { flex: '0 1 auto' } },
});

/** Wide screens with a mouse, which usually have a keyboard too. */
export const shortcut = style({
  display: 'none',
  minInlineSize: '1.5rem',
  paddingInline: '0.375rem',
  border: `1px solid ${vars.color.edge}`,
  borderRadius: '0.375rem',
  color: vars.color.textMuted,
  fontFamily: 'inherit',
  fontSize: vars.fontSize.tiny,
  fontWeight: vars.fontWeight.strong,
  lineHeight: '1.375rem',
  textAlign: 'center',
  pointerEvents: 'none',
  '@media': {
    [`${breakpoint.tablet} and (hover: hover) and (pointer: fine)`]: { display: 'block' },
  },
});
