import { vars } from '../../theme/contract.css.ts';
import { oneColumn } from '../../theme/mixins/oneColumn.ts';
import { style } from '../../theme/styles/components.ts';
import { breakpoint } from '../../tokens/space.ts';

const { space } = vars;

export const layout = style({ ...oneColumn, gap: space.wide });

/** Two tiles per row on phones, one where large text leaves too little room, all four on wide screens. */
export const tiles = style({
  display: 'grid',
  gap: space.snug,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(max(8.5rem, 40%), 100%), 1fr))',
  '@media': {
    [breakpoint.desktop]: {
      gap: space.regular,
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    },
  },
});

export const columns = style({
  ...oneColumn,
  gap: space.wide,
  alignItems: 'start',
  '@media': {
    [breakpoint.wide]: {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
      gridTemplateRows: 'auto auto 1fr',
    },
  },
});

/** Beside the activity, its title is on a line with the title of that panel. */
export const section = style({
  display: 'grid',
  gap: space.regular,
  '@media': { [breakpoint.wide]: { paddingBlockStart: space.roomy } },
});

export const actions = style({
  display: 'grid',
  gap: space.regular,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))',
});

/** Spans three rows, so that its height does not stretch the parts beside it. */
export const activity = style({
  minInlineSize: 0,
  '@media': { [breakpoint.wide]: { gridColumn: 2, gridRow: '1 / span 3' } },
});

export const trend = style({ minInlineSize: 0 });

/** The panels are side by side where both have room. */
export const more = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(17rem, 100%), 1fr))',
  gap: `${space.wide} ${space.regular}`,
  alignItems: 'start',
  minInlineSize: 0,
});
