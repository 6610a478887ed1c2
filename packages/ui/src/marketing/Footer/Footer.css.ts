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
  // Two on a phone, and one where that would break the e-mail address in two.
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
    // Room for the ring around the name, which stays on the page's edge.
    marginInline: `calc(-1 * ${vars.space.tight})`,
  },
]);

/** The largest text is as wide as the narrowest phone. */
globalStyle(`${brand} > *`, { fontSize: 'min(1.5rem, 12.5vi)' });

/** Further from the first link than the links are from one another. */
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
// At the end of a line, never at the start; a fact stays on its line as long as it fits.
globalStyle(`${company} > :not(:last-child)::after`, { content: '" ·"' });

export const legal = style({ display: 'flex', gap: vars.space.roomy });

// A short word at the end of the line, not at the start of its touch target.
globalStyle(`${legal} > li:last-child > a`, { justifyContent: 'end' });
