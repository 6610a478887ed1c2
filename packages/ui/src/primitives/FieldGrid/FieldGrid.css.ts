import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inLayer } from '../../theme/inLayer.ts';
import { breakpoint } from '../../tokens/space.ts';

/** One column on phones, six narrow ones for fields of several widths elsewhere. */
export const grid = style(
  inLayer('primitives', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: vars.space.regular,
    '@media': { [breakpoint.tablet]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } },
  }),
);

function across(columns: number) {
  return inLayer('primitives', {
    '@media': { [breakpoint.tablet]: { gridColumn: `span ${columns}` } },
  });
}

export const cell = recipe({
  base: inLayer('primitives', { display: 'grid', gap: '0.375rem', minInlineSize: 0 }),
  variants: {
    width: { full: across(6), most: across(4), half: across(3), rest: across(2) },
  },
});
