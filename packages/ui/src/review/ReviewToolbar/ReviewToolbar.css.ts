import { endRoom } from '../../primitives/TextField/styles.ts';
import { vars } from '../../theme/contract.css.ts';
import { statusHeight, toolbarHeight } from '../../theme/stickyHeight.css.ts';
import { globalStyle, style } from '../../theme/styles/components.ts';
import { breakpoint, lowWindow } from '../../tokens/space.ts';
import { quickShown } from './quickShown.ts';

const { tablet } = breakpoint;

/** What stays on the screen would cover a low one. */
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

/** Across the margins of the page, so that cards pass below it unseen. */
const wholeWidth = {
  marginInline: `calc(-1 * ${vars.space.regular})`,
  paddingInline: vars.space.regular,
} as const;

/** Phones: only the search and the filters stay above the list. */
export const toolbar = style({
  display: 'contents',
  '@media': {
    [tablet]: {
      ...wholeWidth,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: vars.space.tight,
      // The rest of the distance belongs to the list, whose first card has a ring.
      paddingBlock: `${vars.space.tight} 0.125rem`,
    },
    [lowWindow]: { rowGap: '0.375rem', paddingBlockStart: '0.375rem' },
    [`${tablet} and ${tall}`]: sticky,
  },
});

/** With room for the usual counts, which come later. */
export const status = style({ flex: '0 0 auto', minInlineSize: 'min(22.5rem, 100%)' });

export const line = style({
  ...wholeWidth,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: vars.space.tight,
  paddingBlock: vars.space.tight,
  '@media': {
    [`(not ${tablet}) and ${tall}`]: sticky,
    [tablet]: { flex: '999 1 16rem', marginInline: 0, padding: 0 },
  },
});

/** Where the text is large, the filters are below it. */
export const search = style({
  flex: '999 1 7rem',
  minInlineSize: 0,
  selectors: {
    // Without a key at its end there is room for more of the words.
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

/** Phones: all that is not needed above the list. As high as there is room below the button. */
export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: 'calc(100vw - 2rem)',
  maxBlockSize: 'min(100dvh - 6rem, max(9rem, var(--radix-popover-content-available-height, 0px)))',
  overflowY: 'auto',
});

export const view = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.tight,
  padding: `${vars.space.regular} ${vars.space.regular} 0`,
});

globalStyle(`${view} > *`, { flex: '1 1 auto' });

// Focused cards scroll clear of it, and of the runs above it.
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
