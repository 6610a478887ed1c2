import { vars } from '../../theme/contract.css.ts';
import { oneColumn } from '../../theme/mixins/oneColumn.ts';
import { style } from '../../theme/styles/components.ts';

export const layout = style({
  ...oneColumn,
  gap: vars.space.regular,
});

/** Takes the focus without showing it: nothing can be pressed here. */
export const body = style({
  ...oneColumn,
  gap: vars.space.regular,
  outline: 'none',
});
