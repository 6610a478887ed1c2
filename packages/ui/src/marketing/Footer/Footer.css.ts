import { vars } from '../../theme/contract.css.ts';
import { globalStyle, style } from '../../theme/styles/components.ts';
import { breakpoint } from '../../tokens/space.ts';

export const footer = style({
  paddingBlock: `${vars.space.wide} ${vars.space.regular}`,
  background: vars.color.bar.ground,
  color: vars.color.bar.textMuted,
  vars: { [vars.color.focus]: vars.color.bar.focus },
  '@media': { print: { display: 'none' } },
});

export const columns = style({
  display: 'grid',
  // Two columns on a phone, or one where the e-mail address would not fit in two.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(9.75rem, 40%)), 1fr))',
  gap: `${vars.space.roomy} ${vars.space.regular}`,
  '@media': {
    [breakpoint.tablet]: {
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      rowGap: vars.space.wide,
    },
    [breakpoint.desktop]: { gridTemplateColumns: '1.5fr repeat(4, 1fr)' },
  },
});

export const about = style({
  gridColumn: '1 / -1',
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: vars.space.snug,
  '@media': { [breakpoint.desktop]: { gridColumn: 'auto' } },
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minInlineSize: vars.size.touch,
  minBlockSize: vars.size.touch,
  borderRadius: vars.radius.chip,
  selectors: { '&:hover': { color: vars.color.bar.text } },
});

export const brand = style([
  link,
  {
    color: vars.color.bar.text,
    padding: vars.space.tight,
    // The negative margin of the room for the focus ring keeps the name aligned with the page's edge.
    marginInline: `calc(-1 * ${vars.space.tight})`,
  },
]);

/** Limited by the window, so that the name fits on the narrowest phone with the largest text. */
globalStyle(`${brand} > *`, { fontSize: 'min(1.5rem, 12.5vi)' });

/** The distance to the first link is larger than those between the links. */
export const title = style({ color: vars.color.bar.text, marginBlockEnd: vars.space.regular });

export const address = style({ fontStyle: 'normal', overflowWrap: 'anywhere' });

/** A row like the links beside it. */
export const location = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
});

export const social = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.hair,
  marginInlineStart: '-0.625rem',
});

export const network = style([link, { justifyContent: 'center', inlineSize: vars.size.touch }]);

export const bottom = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.roomy}`,
  marginBlockStart: vars.space.regular,
  paddingBlockStart: vars.space.regular,
  borderBlockStart: `${vars.lineWidth.line} solid ${vars.color.bar.raised}`,
  fontSize: vars.fontSize.small,
});

export const company = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '0.3em',
  flexBasis: '100%',
  marginBlockEnd: vars.space.tight,
  overflowWrap: 'anywhere',
});
// The dot belongs to the fact before it, so that no line starts with a dot.
globalStyle(`${company} > :not(:last-child)::after`, { content: '" ·"' });

export const legal = style({ display: 'flex', gap: vars.space.roomy });

// A word shorter than its touch target is aligned with the end of the line.
globalStyle(`${legal} > li:last-child > a`, { justifyContent: 'end' });
