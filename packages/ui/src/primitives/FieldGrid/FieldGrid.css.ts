import { vars } from '../../theme/contract.css.ts';
import { oneColumn } from '../../theme/mixins/oneColumn.ts';
import { recipe, style } from '../../theme/styles/primitives.ts';

// Width of the container, which may be narrow on a wide screen.
const roomy = '(min-width: 30rem)';

export const place = style({ containerType: 'inline-size' });

/** One column in a narrow container, six otherwise, for fields of several widths. */
export const grid = style({
  ...oneColumn,
  alignItems: 'start',
  gap: vars.space.regular,
  selectors: {
    // Controls are aligned below labels of any height unless a hint or error is below one.
    '&:not(:has(p))': { alignItems: 'end' },
  },
  '@container': { [roomy]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } },
});

function across(columns: number) {
  return {
    '@container': { [roomy]: { gridColumn: `span ${columns}` } },
  };
}

export const cell = recipe({
  base: { display: 'grid', gap: '0.375rem', minInlineSize: 0 },
  variants: {
    width: { full: across(6), most: across(4), half: across(3), rest: across(2) },
  },
});
