import { vars } from '../../theme/contract.css.ts';
import { oneColumn } from '../../theme/mixins/oneColumn.ts';
import { statusHeight } from '../../theme/stickyHeight.css.ts';
import { globalStyle, style } from '../../theme/styles/components.ts';
import { typography } from '../../theme/typography/typography.ts';
import { breakpoint } from '../../tokens/space.ts';

const { color, space } = vars;

const { tablet } = breakpoint;

const phone = '(max-width: 47.99em)';

/** Phones on which three actions fit on a line. With larger text the actions take too many lines to be sticky. */
const sticks = `(min-width: 20em) and ${phone}`;

/** On phones all parts are items of one flex container, so that only the actions of the card are sticky. */
const contents = { [phone]: { display: 'contents' } } as const;

/** The height of the sticky actions, with the distances around them. */
const staying = `calc(${vars.size.touch} + 2 * ${space.tight})`;

/** Keeps the room of the actions while the reasons cover it, so that the venue does not move; not on phones. */
export const room = style({
  visibility: 'hidden',
  '@media': { [phone]: { display: 'none' } },
});

/** The sticky actions that are shown. */
export const stickyActions = `[data-sticky]:not(${room} *)`;

export const focus = style({
  ...oneColumn,
  gap: space.snug,
  '@media': { [phone]: { display: 'flex', flexWrap: 'wrap', gap: space.tight } },
  selectors: {
    // Hides the content that scrolls behind the sticky actions, over the whole width.
    [`&:has(${stickyActions})::before`]: {
      '@media': {
        [sticks]: {
          content: '',
          position: 'sticky',
          zIndex: vars.depth.bar,
          insetBlockStart: `var(${statusHeight})`,
          order: -1,
          flex: '1 0 100%',
          blockSize: staying,
          marginBlockEnd: `calc(-1 * ${staying})`,
          background: color.page,
          // The margins of the page, without making it wider.
          boxShadow: `0 0 0 ${space.regular} ${color.page}`,
          clipPath: `inset(0 calc(-1 * ${space.regular}))`,
        },
      },
    },
  },
});

globalStyle(`${focus} > *`, { '@media': { [phone]: { flex: '1 0 100%', minInlineSize: 0 } } });

/** Takes no room while it is empty. */
export const status = style({
  selectors: {
    '&:empty': {
      marginBlockStart: `calc(-1 * ${space.snug})`,
      '@media': { [phone]: { marginBlockStart: `calc(-1 * ${space.tight})` } },
    },
  },
});

/** Above the venue, so that it does not move when the next venue has another height. */
export const bar = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.tight} ${space.regular}`,
  padding: space.tight,
  borderRadius: vars.radius.panel,
  background: color.card,
  boxShadow: vars.shadow.card,
  '@media': { '(forced-colors: active)': { border: '1px solid' }, ...contents },
});

export const steps = style({
  // The fixed basis makes a long progress wrap in here, instead of moving the decisions to another line.
  flex: '1 1 17rem',
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.hair,
  '@media': { [phone]: { flexBasis: '100%', order: -2 } },
});

/** The position between its two buttons, always on one line. */
export const pager = style({ display: 'flex', alignItems: 'center' });

export const position = style({
  ...typography.control,
  minInlineSize: '7rem',
  '@media': { [breakpoint.largeText]: { minInlineSize: 0 } },
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
});

export const progress = style({
  ...typography.small,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

export const notice = style({
  ...typography.control,
  inlineSize: 'fit-content',
  padding: `${space.hair} ${space.snug}`,
  border: `1px solid ${color.info.softLine}`,
  borderRadius: vars.radius.control,
  background: color.info.soft,
  color: color.info.text,
  overflowWrap: 'anywhere',
});

const buttons = { display: 'flex', flexWrap: 'wrap', gap: space.tight } as const;

/** On phones the actions of the card are a line over the whole width, Later and Skip another one. */
export const actions = style({
  ...buttons,
  '@media': contents,
});

globalStyle(`${actions} > *`, { '@media': { [phone]: { flex: '1 1 40%' } } });

globalStyle(`${actions} > [data-sticky]`, {
  '@media': {
    [sticks]: {
      position: 'sticky',
      zIndex: vars.depth.sticky,
      insetBlockStart: `calc(var(${statusHeight}) + ${space.tight})`,
      flexBasis: '30%',
      paddingInline: space.tight,
    },
  },
});

export const pageWithActions = style({
  selectors: {
    // The doubled class overrides the distances for other sticky elements.
    '&&': {
      '@media': {
        [sticks]: {
          scrollPaddingBlockStart: `calc(var(${statusHeight}) + ${staying} + ${space.tight})`,
        },
      },
    },
  },
});

/** Floats over the bar and, where it takes more lines, over the top of the venue. */
export const cover = style({
  display: 'contents',
  '@media': {
    [tablet]: {
      position: 'absolute',
      zIndex: vars.depth.bar,
      inset: '0 0 auto',
      minBlockSize: '100%',
      display: 'grid',
      alignItems: 'center',
      padding: `${space.tight} ${space.snug}`,
      borderRadius: vars.radius.panel,
      background: color.card,
      boxShadow: vars.shadow.float,
    },
    [`${tablet} and (forced-colors: active)`]: { border: '1px solid' },
  },
});

export const reasons = style({
  display: 'grid',
  gap: space.tight,
  '@media': {
    [tablet]: {
      gridTemplateColumns: 'auto 1fr auto',
      alignItems: 'baseline',
      columnGap: space.snug,
    },
    // Smaller buttons for a mouse, so that they fit on few lines.
    [`(hover: hover) and (pointer: fine) and ${tablet}`]: {
      vars: {
        [vars.size.touch]: '2rem',
        [vars.fontSize.control]: vars.fontSize.small,
        [space.hair]: '0px',
        [space.regular]: space.snug,
      },
    },
    [phone]: {
      flex: '1 0 100%',
      // One column where the text is large. The reasons of a line are equally high, even if one has two lines of text.
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
    },
  },
  selectors: { '&:focus': { outline: 'none' } },
});

export const legend = style({
  ...typography.control,
  float: 'inline-start',
  '@media': { [phone]: { gridColumn: '1 / -1', paddingBlockStart: space.tight } },
});

export const options = style({ ...buttons, '@media': contents });
