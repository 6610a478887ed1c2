import { vars } from '../../theme/contract.css.ts';
import { partsPanel } from '../../theme/mixins/cardPanel.ts';
import { equalWidths } from '../../theme/mixins/equalWidths.ts';
import { oneColumn } from '../../theme/mixins/oneColumn.ts';
import { globalStyle, style } from '../../theme/styles/components.ts';
import { breakpoint } from '../../tokens/space.ts';

export const form = style({ ...oneColumn, gap: vars.space.regular });

/** On wide screens the text fields are on the left, sports and picture on the right. */
export const parts = style({
  ...oneColumn,
  alignItems: 'start',
  gap: vars.space.regular,
  '@media': {
    [breakpoint.wide]: { gridTemplateColumns: 'minmax(0, 1.8fr) minmax(0, 1fr)' },
  },
});

export const column = style({ ...oneColumn, gap: vars.space.regular });

export const part = style(partsPanel);

/** Stays at the lower edge, so that the result of Create is in sight at any scroll position. */
export const footer = style({
  position: 'sticky',
  insetBlockEnd: `max(${vars.space.tight}, env(safe-area-inset-bottom))`,
  zIndex: vars.depth.sticky,
  ...oneColumn,
  gap: vars.space.snug,
  padding: vars.space.snug,
  borderRadius: vars.radius.card,
  background: vars.color.card,
  boxShadow: vars.shadow.float,
  // Not sticky in a low window, which needs the room.
  '@media': { '(max-height: 30em)': { position: 'static' } },
});

/** The sticky bar must not cover the focused field or its messages. */
const clearOf = (room: string) =>
  style({ '@media': { '(min-height: 30em)': { scrollPaddingBlockEnd: room } } });

export const pageWithBar = clearOf('7.5rem');

/** With a banner of three lines above the buttons. */
export const pageWithBanner = clearOf('15rem');

export const buttons = style({
  ...equalWidths.row,
  gap: vars.space.tight,
  '@media': { [breakpoint.tablet]: { justifyContent: 'end' } },
});

globalStyle(`${buttons} > *`, {
  ...equalWidths.item,
  '@media': { [breakpoint.tablet]: { flex: 'none' } },
});
