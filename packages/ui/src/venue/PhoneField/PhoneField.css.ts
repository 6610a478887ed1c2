import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inLayer } from '../../theme/inLayer.ts';

/** Beside each other; one below the other where the number's label would break. */
export const line = style(
  inLayer('components', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    columnGap: vars.space.tight,
    rowGap: vars.space.regular,
  }),
);

/** As wide as the longest code, "+420". */
export const code = style(inLayer('components', { flex: '1 0 6.5rem', minInlineSize: 0 }));

/** Grows so much faster that the code stays narrow beside it. */
export const number = style(inLayer('components', { flex: '999 1 13rem', minInlineSize: 0 }));
