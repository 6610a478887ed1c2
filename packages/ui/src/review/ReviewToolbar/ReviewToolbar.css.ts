import { endRoom } from '../../primitives/TextField/styles.ts';
import { vars } from '../../theme/contract.css.ts';
import { statusHeight, toolbarHeight } from '../../theme/stickyHeight.css.ts';
import { globalStyle, style } from '../../theme/styles/components.ts';
import { breakpoint, lowWindow } from '../../tokens/space.ts';
import { quickShown } from './quickShown.ts';

const { tablet } = breakpoint;

/** Windows high enough for a sticky toolbar. */
const tall = '(min-height: 36em)';

/** Wide screens with a mouse, which usually have a keyboard too. */
const withKeyboard = `${tablet} and (hover: hover) and (pointer: fine)`;

const sticky = {
  position: 'sticky',
  zIndex: vars.depth.bar,
  insetBlockStart: `var(${statusHeight})`,
  background: vars.color.page,
  // A menu that is opened here covers the runs above it.
  selectors: { '&:has([aria-expanded="true"])': { zIndex: vars.depth.popover } },
} as const;

/** Extends over the margins of the page, so that scrolled cards are hidden behind it. */
const wholeWidth = {
  marginInline: `calc(-1 * ${vars.space.regular})`,
  paddingInline: vars.space.regular,
} as const;

/** Phones: at most the search and the filters stay above the list. */
export const toolbar = style({
  display: 'contents',
  '@media': {
    [tablet]: {
      ...wholeWidth,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: vars.space.tight,
      // Little padding below, because the list has room for the focus ring of its first card.
      paddingBlock: `${vars.space.tight} 0.125rem`,
    },
    [lowWindow]: { rowGap: '0.375rem', paddingBlockStart: '0.375rem' },
    [`${tablet} and ${tall}`]: sticky,
  },
});

/** As wide as with the usual counts, which are loaded later. */
export const status = style({ flex: '0 0 auto', minInlineSize: 'min(22.5rem, 100%)' });

export const line = style({
  ...wholeWidth,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: vars.space.tight,
  paddingBlock: vars.space.tight,
  '@media': {
    [tablet]: { flex: '999 1 16rem', marginInline: 0, padding: 0 },
  },
});

export const stayingLine = style([line, { '@media': { [`(not ${tablet}) and ${tall}`]: sticky } }]);

/** Large text: the filters wrap below the search. */
export const search = style({
  flex: '999 1 7rem',
  minInlineSize: 0,
  selectors: {
    // No room for a key hint where none is shown, so that more of the placeholder is visible.
    '&[data-empty]': {
      '@media': { [`not all and ${withKeyboard}`]: { vars: { [endRoom]: vars.space.snug } } },
    },
  },
});

globalStyle(`${line} > :not(${search})`, { flex: '1 1 auto', display: 'grid' });

export const count = style({
  minInlineSize: '1.5rem',
  paddingInline: '0.375rem',
  borderRadius: vars.radius.round,
  background: vars.color.brand.solid,
  color: vars.color.brand.onSolid,
  fontSize: vars.fontSize.tiny,
  lineHeight: '1.5rem',
});

export const quick = style({
  display: 'none',
  '@media': { [quickShown]: { display: 'block' } },
});

/** On phones, the controls that are not above the list; as high as there is room below the button. */
export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: 'calc(100vw - 2rem)',
  maxBlockSize: 'min(100dvh - 6rem, max(9rem, var(--radix-popover-content-available-height, 0px)))',
  overflowY: 'auto',
  borderRadius: 'inherit',
});

export const view = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.tight,
  padding: `${vars.space.regular} ${vars.space.regular} 0`,
});

globalStyle(`${view} > *`, { flex: '1 1 auto' });

// A focused card is scrolled to below the toolbar and the runs above it.
export const pageBelow = style({
  selectors: {
    '&&': {
      '@media': {
        [tall]: {
          scrollPaddingBlockStart: `calc(var(${statusHeight}) + var(${toolbarHeight}, 4.5rem))`,
        },
      },
    },
  },
});

export const shortcut = style({
  display: 'none',
  minInlineSize: '1.5rem',
  paddingInline: '0.375rem',
  border: `1px solid ${vars.color.edge}`,
  borderRadius: '0.375rem',
  color: vars.color.textMuted,
  fontFamily: 'inherit',
  fontSize: vars.fontSize.tiny,
  fontWeight: vars.fontWeight.strong,
  lineHeight: '1.375rem',
  textAlign: 'center',
  pointerEvents: 'none',
  '@media': {
    [withKeyboard]: { display: 'block' },
  },
});
