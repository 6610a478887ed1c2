import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inLayer } from '../../theme/inLayer.ts';

// Of the place it stands in, which may be narrow on a wide screen.
const roomy = '(min-width: 30rem)';

export const place = style(inLayer('primitives', { containerType: 'inline-size' }));

/** One column where it is narrow, six small ones for fields of several widths elsewhere. */
export const grid = style(
  inLayer('primitives', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: vars.space.regular,
    selectors: {
      // Controls stand level under labels of any height, until something is said below one.
      '&:not(:has(p))': { alignItems: 'end' },
    },
    '@container': { [roomy]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } },
  }),
);

function across(columns: number) {
  return inLayer('primitives', {
    '@container': { [roomy]: { gridColumn: `span ${columns}` } },
  });
}

export const cell = recipe({
  base: inLayer('primitives', { display: 'grid', gap: '0.375rem', minInlineSize: 0 }),
  variants: {
    width: { full: across(6), most: across(4), half: across(3), rest: across(2) },
  },
});
