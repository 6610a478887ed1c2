import { vars } from '../../theme/contract.css.ts';
import { fingerTarget } from '../../theme/mixins/fingerTarget.ts';
import { globalStyle, style } from '../../theme/styles/components.ts';
import { typography } from '../../theme/typography/typography.ts';
import { breakpoint } from '../../tokens/space.ts';

export const container = style({ containerType: 'inline-size' });

export const day = style({ selectors: { '& + &': { marginBlockStart: vars.space.regular } } });

export const dayName = style({ color: vars.color.textMuted });

export const footer = style({
  display: 'flex',
  justifyContent: 'center',
  marginBlockStart: vars.space.regular,
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: vars.space.snug,
  rowGap: '2px',
  alignItems: 'center',
  paddingBlock: vars.space.snug,
  // The words need the whole width, below the icon.
  '@media': { [breakpoint.largeText]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
});

const besideIcon = {
  gridColumn: '2',
  '@media': { [breakpoint.largeText]: { gridColumn: '1' } },
} as const;

export const icon = style({
  gridRow: '1 / span 2',
  alignSelf: 'start',
  '@media': { [breakpoint.largeText]: { gridRow: 'auto' } },
});

export const text = style({
  fontSize: vars.fontSize.control,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'anywhere',
});

export const series = style({
  gridColumn: '2 / -1',
  gridRow: '1 / span 2',
  '@media': { [breakpoint.largeText]: { gridColumn: '1', gridRow: 'auto' } },
});

export const summary = style({
  ...fingerTarget,
  display: 'grid',
  rowGap: '2px',
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

export const chevron = style({
  display: 'inline',
  verticalAlign: 'middle',
  marginInlineStart: vars.space.hair,
  selectors: { 'details[open] > summary &': { transform: 'rotate(180deg)' } },
});

export const detail = style({
  ...typography.small,
  ...besideIcon,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
  selectors: { 'summary > &': { gridColumn: 'auto' } },
});

export const who = style({ marginInlineEnd: vars.space.tight });

/** Follows the text on its last line, but is never broken into two lines itself. */
export const time = style({ display: 'inline-block' });

/** Below the text where there is no room beside it. */
export const undo = style({
  ...besideIcon,
  justifySelf: 'start',
  marginBlockStart: vars.space.hair,
  selectors: {
    // The label of the button is aligned with the sentence, so its padding is outside.
    '&:has(> button)': { marginInlineStart: `calc(-1 * ${vars.space.regular})` },
  },
  '@container': {
    '(min-width: 30rem)': { gridArea: '1 / 3 / span 2', marginBlockStart: 0 },
  },
});

// Inside the button, so that the focus ring does not touch the text.
globalStyle(`${undo} > :focus-visible`, { outlineOffset: '-3px' });
