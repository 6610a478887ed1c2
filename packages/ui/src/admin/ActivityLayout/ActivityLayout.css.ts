import { vars } from '../../theme/contract.css.ts';
import { oneColumn } from '../../theme/mixins/oneColumn.ts';
import { style } from '../../theme/styles/components.ts';

export const layout = style({
  ...oneColumn,
  gap: vars.space.roomy,
});

/** A single filter is as wide as each of two. */
export const filters = style({
  display: 'grid',
  gap: vars.space.regular,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
});
