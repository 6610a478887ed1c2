import { vars } from '../../theme/contract.css.ts';
import { oneColumn } from '../../theme/mixins/oneColumn.ts';
import { globalStyle, style } from '../../theme/styles/components.ts';
import { typography } from '../../theme/typography/typography.ts';
import { shortWindow } from '../../tokens/space.ts';

const { color, space } = vars;

const phone = '(max-width: 47.99em)';

/** Windows too low for the decisions and the venue at once: large text, a small phone, a zoomed page. */
const lowPhone = `${phone} and ${shortWindow}`;

/** In low windows all parts are items of one flex container, so that only the decisions are sticky. */
const contents = { [lowPhone]: { display: 'contents' } } as const;

/** The height of the sticky decisions, with the distances around them. */
const staying = `calc(${vars.size.touch} + 2 * ${space.tight})`;

export const focus = style({
  ...oneColumn,
  gap: space.snug,
  '@media': { [lowPhone]: { display: 'flex', flexWrap: 'wrap', gap: space.tight } },
  selectors: {
    // Hides the content that scrolls behind the decisions, over the whole width.
    '&:has([data-decides])::before': {
      '@media': {
        [lowPhone]: {
          content: '',
          position: 'sticky',
          zIndex: vars.depth.bar,
          insetBlockStart: 0,
          order: -1,
          flex: '1 0 100%',
          blockSize: staying,
          marginBlockEnd: `calc(-1 * ${staying})`,
          marginInline: `calc(-1 * ${space.regular})`,
          background: color.page,
        },
      },
    },
  },
});

globalStyle(`${focus} > *`, { '@media': { [lowPhone]: { flex: '1 0 100%', minInlineSize: 0 } } });

/** Takes no room while it is empty. */
export const status = style({
  selectors: { '&:empty': { marginBlockStart: `calc(-1 * ${space.snug})` } },
});

/** Above the venue, so that it does not move when the next venue has another height. */
export const bar = style({
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
  '@media': { [lowPhone]: { flexBasis: '100%', order: -2 } },
});

export const position = style({
  ...typography.control,
  minInlineSize: '7rem',
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
  padding: `${space.tight} ${space.snug}`,
  border: `1px solid ${color.warning.softLine}`,
  borderRadius: vars.radius.control,
  background: color.warning.soft,
  color: color.warning.text,
  overflowWrap: 'anywhere',
});

const buttons = { display: 'flex', flexWrap: 'wrap', gap: space.tight } as const;

/** Three buttons in a line of a phone that has room for them; five are two lines, each over the whole width. */
export const actions = style({
  ...buttons,
  '@media': { [phone]: { flex: '1 0 100%' }, ...contents },
});

globalStyle(`${actions} > *`, { '@media': { [phone]: { flex: '1 1 5.75rem' } } });

globalStyle(`${actions} > [data-decides]`, {
  '@media': {
    [lowPhone]: {
      position: 'sticky',
      zIndex: vars.depth.sticky,
      insetBlockStart: space.tight,
      order: -1,
      flexBasis: `calc(50% - ${space.tight})`,
      paddingInline: space.tight,
    },
  },
});

export const pageWithDecisions = style({
  selectors: {
    // The doubled class overrides the distances for other sticky elements.
    '&&': {
      '@media': { [lowPhone]: { scrollPaddingBlockStart: `calc(${staying} + ${space.tight})` } },
    },
  },
});

export const reasons = style({
  ...buttons,
  alignItems: 'center',
  '@media': {
    [phone]: {
      flex: '1 0 100%',
      display: 'grid',
      // The reasons of a line are equally high, even if only one has two lines of text.
      alignItems: 'stretch',
      // One column where the text is large.
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
    },
  },
  selectors: { '&:focus': { outline: 'none' } },
});

export const legend = style({
  ...typography.control,
  float: 'inline-start',
  paddingBlock: space.tight,
  '@media': { [phone]: { gridColumn: '1 / -1', float: 'none' } },
});

/** The hint for a key is hidden on phones, which need the room. */
export const hint = style({
  marginInlineStart: space.tight,
  selectors: { '&::before': { content: 'attr(data-key)' } },
  '@media': { '(pointer: coarse), (max-width: 47.99em)': { display: 'none' } },
});
