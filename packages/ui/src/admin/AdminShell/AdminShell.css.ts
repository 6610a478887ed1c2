import { vars } from '../../theme/contract.css.ts';
import { focusOffset } from '../../theme/focusOffset.css.ts';
import { oneColumn } from '../../theme/mixins/oneColumn.ts';
import { statusHeight } from '../../theme/stickyHeight.css.ts';
import { globalStyle, recipe, style } from '../../theme/styles/components.ts';
import { typography } from '../../theme/typography/typography.ts';
import { breakpoint, lowWindow, shortWindow } from '../../tokens/space.ts';

export const sidebarWidth = '17rem';
const onDesktop = breakpoint.desktop;

export const shell = style({
  minBlockSize: '100dvh',
  '@media': {
    [onDesktop]: { display: 'grid', gridTemplateColumns: `${sidebarWidth} minmax(0, 1fr)` },
  },
});

export const workArea = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const topBar = style({
  ...typography.small,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  columnGap: vars.space.regular,
  minBlockSize: '3.75rem',
  // The controls at both ends have an invisible margin; what is drawn of them is aligned with the page.
  paddingInline: vars.space.hair,
  color: vars.color.textMuted,
  background: vars.color.card,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': {
    [onDesktop]: { paddingInline: '1.25rem' },
    [lowWindow]: { minBlockSize: vars.size.touch },
    [breakpoint.largeText]: { justifyContent: 'space-between' },
  },
  // Inside the controls, so that the edge of a phone does not cut the focus ring off.
  vars: { [focusOffset]: '-3px' },
});

/** One cell for the last login and the notice, as high as the higher of the two, so that nothing moves. */
export const line = style({
  flex: '1 1 0',
  display: 'grid',
  alignItems: 'center',
  minInlineSize: 'min-content',
  textAlign: 'end',
  // A line of its own below the controls.
  '@media': { [breakpoint.largeText]: { order: 1, flexBasis: '100%', padding: vars.space.hair } },
});

globalStyle(`${line} > *`, { gridArea: '1 / 1' });

export const lastLogin = recipe({
  variants: { isShown: { true: {}, false: { visibility: 'hidden' } } },
});

const noticeText = {
  gridArea: '1 / 1',
  padding: `0.125rem ${vars.space.tight}`,
  border: '1px solid transparent',
  textAlign: 'start',
  textWrap: 'balance',
} as const;

export const noticeRoom = style({
  display: 'grid',
  justifyItems: 'end',
  alignItems: 'center',
  // An invisible copy of the text keeps its room before it is shown.
  '::before': { ...noticeText, content: 'attr(data-text)', visibility: 'hidden' },
});

export const notice = style({
  ...noticeText,
  borderColor: vars.color.warning.softLine,
  borderRadius: vars.radius.control,
  background: vars.color.warning.soft,
  color: vars.color.text,
});

/** Windows in which the sticky status leaves enough of the screen visible. */
const hasRoom = `${breakpoint.tablet} and (min-height: 36em)`;

/** Extends over the margins of the page, so that scrolled content is hidden behind it. */
const wholeWidth = (margin: string) => ({
  marginInline: `calc(-1 * ${margin})`,
  paddingInline: margin,
});

export const status = style({
  ...oneColumn,
  gap: vars.space.tight,
  '@media': {
    [hasRoom]: {
      position: 'sticky',
      zIndex: vars.depth.sticky,
      insetBlockStart: 0,
      // The height is that of the content, because a group of runs inherits it.
      boxSizing: 'content-box',
      maxBlockSize: '30dvh',
      overflowY: 'auto',
      background: vars.color.page,
      ...wholeWidth(vars.space.regular),
    },
    [`${hasRoom} and ${onDesktop}`]: wholeWidth(vars.space.wide),
  },
  selectors: {
    '&:not(:empty)': {
      marginBlockEnd: vars.space.regular,
      '@media': {
        [shortWindow]: { marginBlockEnd: vars.space.tight },
        // The padding has room for the focus ring of a run, and moves nothing.
        [hasRoom]: {
          marginBlock: `calc(-1 * ${vars.space.tight}) calc(${vars.space.regular} - ${vars.space.tight})`,
          paddingBlock: vars.space.tight,
        },
      },
    },
    // Most lists of runs are whole in it, so that none is cut through.
    '&:has([aria-expanded="true"])': { '@media': { [hasRoom]: { maxBlockSize: '60dvh' } } },
  },
});

export const content = recipe({
  base: {
    flex: 1,
    inlineSize: '100%',
    padding: `${vars.space.regular} ${vars.space.regular} ${vars.space.section}`,
    outline: 'none',
    '@media': { [onDesktop]: { paddingInline: vars.space.wide } },
  },
  variants: {
    wide: {
      true: {
        // Less distance above, to leave more of the screen to the list.
        '@media': {
          [breakpoint.tablet]: {
            selectors: { [`&:has(> ${status}:empty)`]: { paddingBlockStart: '0.375rem' } },
          },
        },
      },
      false: { maxInlineSize: vars.size.pageWide },
    },
  },
});

// A focused element is scrolled to below the sticky status.
export const pageWithStatus = style({
  scrollPaddingBlockStart: `calc(var(${statusHeight}) + 1rem)`,
});
