import { vars } from '../../theme/contract.css.ts';
import { style } from '../../theme/styles/components.ts';

/** Code and number are side by side, or one below the other where the label of the number would break. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  columnGap: vars.space.tight,
  rowGap: vars.space.regular,
});

/** As wide as the longest code, "+420". */
export const code = style({ flex: '1 0 6.5rem', minInlineSize: 0 });

/** Takes nearly all of the free width, so that the code stays narrow beside it. */
export const number = style({ flex: '999 1 13rem', minInlineSize: 0 });
