import { vars } from '../../theme/contract.css.ts';
import { style } from '../../theme/styles/components.ts';
import { breakpoint } from '../../tokens/space.ts';

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** The toolbar has distances of its own, which remain while it stays above the list. */
export const layout = style(column);

export const content = style({
  ...column,
  gap: vars.space.snug,
  // Room for the ring of a card, which the toolbar would cover.
  '@media': { [breakpoint.tablet]: { paddingBlockStart: '0.375rem' } },
});
