import { vars } from '../../theme/contract.css.ts';
import { oneColumn } from '../../theme/mixins/oneColumn.ts';
import { globalStyle, style } from '../../theme/styles/components.ts';
import { typography } from '../../theme/typography/typography.ts';
import { breakpoint } from '../../tokens/space.ts';

export const group = style({ ...oneColumn, gap: vars.space.hair });

/** The buttons are below the first run on phones, beside it elsewhere, so that the group is one line high. */
export const several = style([
  group,
  {
    padding: vars.space.hair,
    border: `${vars.lineWidth.line} solid ${vars.color.edge}`,
    borderRadius: vars.radius.card,
    background: vars.color.card,
    // A group that is too high scrolls within its border, which shows that more runs follow.
    position: 'relative',
    maxBlockSize: 'inherit',
    overflowY: 'auto',
    '@media': { [breakpoint.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
  },
]);

globalStyle(`${several} > *`, { gridColumn: '1 / -1' });
globalStyle(`${several} > :first-child`, {
  '@media': { [breakpoint.tablet]: { gridColumn: '1' } },
});

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignSelf: 'start',
  justifyContent: 'space-between',
  selectors: {
    [`${several} > &`]: { '@media': { [breakpoint.tablet]: { gridColumn: '2' } } },
  },
});

// Inside the buttons, because the scrolling box would cut the focus ring off.
globalStyle(`${bar} > :focus-visible`, { outlineOffset: '-3px' });

export const error = style({
  ...typography.small,
  paddingInline: vars.space.regular,
  color: vars.color.critical.text,
});
