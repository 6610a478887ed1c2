import { vars } from '../../theme/contract.css.ts';
import { filterChip } from '../../theme/mixins/filterChip.ts';
import { style } from '../../theme/styles/components.ts';
import { breakpoint } from '../../tokens/space.ts';
import { quickShown } from './quickShown.ts';

export const list = style({
  flexBasis: '100%',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.tight,
  // On a phone the toolbar has no box, so this is the distance to the list.
  '@media': { [`(not ${breakpoint.tablet})`]: { marginBlockEnd: vars.space.tight } },
});

/** The list is hidden if all of its filters are shown as quick filters. */
export const onlyQuick = style([list, { '@media': { [quickShown]: { display: 'none' } } }]);

export const quick = style({ '@media': { [quickShown]: { display: 'none' } } });

export const chip = style([
  filterChip,
  {
    borderColor: vars.color.brand.edge,
    background: vars.color.brand.soft,
    color: vars.color.brand.text,
    selectors: { '&:hover': { background: vars.color.card } },
  },
]);

export const icon = style({ flexShrink: 0, inlineSize: '1rem', blockSize: '1rem' });
