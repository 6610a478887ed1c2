import { vars } from '../../theme/contract.css.ts';
import { style } from '../../theme/styles/components.ts';

/** Beside each other; one below the other where the number's label would break. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  columnGap: vars.space.tight,
  rowGap: vars.space.regular,
});

/** As wide as the longest code, "+420". */
export const code = style({ flex: '1 0 6.5rem', minInlineSize: 0 });

/** Grows so much faster that the code stays narrow beside it. */
export const number = style({ flex: '999 1 13rem', minInlineSize: 0 });
