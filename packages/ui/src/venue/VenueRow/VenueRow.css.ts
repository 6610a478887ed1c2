import { vars } from '../../theme/contract.css.ts';
import { globalStyle, style } from '../../theme/styles/components.ts';
import { typography } from '../../theme/typography/typography.ts';
import { besideInspector, rowsAlone } from './containers.ts';

/** Widths of the list up to which a column is left out, or the row has two lines. */
const narrow = `${rowsAlone} (max-width: 40rem)`;
const medium = `${rowsAlone} (max-width: 62rem)`;
/** Large text on a phone: the picture is left out, to make room for the name. */
const tiny = `${rowsAlone} (max-width: 17rem)`;
const onlyMedium = `${rowsAlone} (min-width: 40.01rem) and (max-width: 62rem)`;

/** Beside the inspector, at any width: it has some of the buttons, so names get their room. */
const besideAny = `${besideInspector} (min-width: 0)`;
/** Beside the inspector, which also shows date and source: with less room the row leaves them out. */
const besideRoomy = `${besideInspector} (max-width: 68rem)`;
/** Beside the inspector with less room: sports and rating are on two lines, like long names; checks are a number. */
const beside = `${besideInspector} (max-width: 62rem)`;
/** Beside the inspector with the least room: names get that of sports and rating, which the inspector shows. */
const narrowBeside = `${besideInspector} (max-width: 43rem)`;

/** Pointers that are precise enough for smaller buttons. */
const mouse = '(hover: hover) and (pointer: fine)';

const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
} as const;
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns:
    '3rem 2.75rem minmax(0, 1.7fr) minmax(0, 0.9fr) minmax(0, 1.1fr) minmax(0, 1fr) 17.75rem',
  alignItems: 'center',
  columnGap: vars.space.snug,
  minBlockSize: '3.5rem',
  paddingBlock: '0.375rem',
  paddingInlineEnd: vars.space.tight,
  // Rows far outside the viewport are neither laid out nor painted.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 2.75rem',
  borderRadius: 'inherit',
  background: vars.color.card,
  transition: `background ${vars.motion.quick}`,
  selectors: {
    '&[data-selected]': { background: vars.color.brand.soft },
    '&:focus-visible': { outlineOffset: '-3px' },
    '&[aria-current]:not(:focus-visible)': {
      outline: `2px solid ${vars.color.brand.edge}`,
      outlineOffset: '-2px',
    },
    // A VenueGrid on whose active venue keys do not act.
    '[data-focus-outside] &[aria-current]:not(:focus-visible)': {
      outlineColor: vars.color.edge,
    },
    // Its marker on a map is pointed at; set without rendering.
    '&[data-pointed]:not(:focus-visible)': {
      outline: `2px dashed ${vars.color.brand.edge}`,
      outlineOffset: '-2px',
    },
    '&[aria-busy="true"]': {
      background: vars.color.page,
      vars: { [vars.color.text]: vars.color.textMuted },
    },
  },
  '@container': {
    [medium]: {
      gridTemplateColumns: '3rem 2.75rem minmax(0, 1fr) fit-content(9rem) 17.75rem',
    },
    [narrow]: {
      gridTemplateColumns: '3rem 2.75rem minmax(0, 1fr)',
      rowGap: vars.space.hair,
      paddingBlock: vars.space.tight,
    },
    [tiny]: { gridTemplateColumns: '3rem minmax(0, 1fr)' },
    [besideAny]: {
      gridTemplateColumns:
        '3rem 2.75rem minmax(0, 2.2fr) minmax(0, 0.8fr) minmax(0, 1.3fr) minmax(0, 1fr) 11.75rem',
    },
    [besideRoomy]: {
      gridTemplateColumns:
        '3rem 2.75rem minmax(0, 2.2fr) minmax(0, 0.9fr) minmax(0, 0.7fr) minmax(0, 1fr) 11.75rem',
    },
    [beside]: {
      gridTemplateColumns: '3rem 2.75rem minmax(0, 1fr) 7.25rem 3rem 11.75rem',
      gridTemplateRows: 'auto auto',
      columnGap: vars.space.tight,
      paddingBlock: '0.25rem',
    },
    [narrowBeside]: { gridTemplateColumns: '2.75rem 2.75rem minmax(0, 1fr) 3rem 11.75rem' },
  },
  '@media': {
    [mouse]: {
      '@container': {
        [beside]: {
          gridTemplateColumns: '3rem 2.75rem minmax(0, 1fr) 7.25rem 2.75rem 9.75rem',
        },
        [narrowBeside]: { gridTemplateColumns: '2.75rem 2.75rem minmax(0, 1fr) 2.75rem 9.75rem' },
      },
    },
  },
});

/** A decided venue has fewer buttons; the text of the decision gets their room. */
export const decidedRow = style([
  row,
  {
    '@container': {
      [beside]: { gridTemplateColumns: '3rem 2.75rem minmax(0, 1fr) 7.25rem 8rem 5.75rem' },
      [narrowBeside]: { gridTemplateColumns: '2.75rem 2.75rem minmax(0, 1fr) 8rem 5.75rem' },
    },
    '@media': {
      [mouse]: {
        '@container': {
          [beside]: { gridTemplateColumns: '3rem 2.75rem minmax(0, 1fr) 7.25rem 8.5rem 4.75rem' },
          [narrowBeside]: { gridTemplateColumns: '2.75rem 2.75rem minmax(0, 1fr) 8.5rem 4.75rem' },
        },
      },
    },
  },
]);

const bothLines = { gridRow: '1 / -1' };

/** The place of the checkbox, which is in its corner. */
export const select = style({
  position: 'relative',
  blockSize: '3.25rem',
  marginBlock: '-0.25rem',
  '@container': { [narrow]: { alignSelf: 'start' }, [beside]: bothLines },
});

export const picture = style({
  '@container': {
    [narrow]: { alignSelf: 'start' },
    [tiny]: { display: 'none' },
    [beside]: bothLines,
  },
});

export const words = style({ minInlineSize: 0, '@container': { [beside]: bothLines } });

const nameRule = {
  ...typography.control,
  ...oneLine,
  color: vars.color.text,
  lineHeight: vars.lineHeight.snug,
  // Two lines, because the names of a town's venues often begin alike.
  '@container': {
    [narrow]: twoLines,
    [tiny]: { display: 'block' },
    [beside]: {
      ...twoLines,
      fontSize: vars.fontSize.small,
      lineHeight: '1rem',
    },
  },
} as const;
export const name = style(nameRule);
export const noName = style({ ...nameRule, color: vars.color.textMuted });

export const line = style({
  ...typography.small,
  ...oneLine,
  minInlineSize: 0,
  color: vars.color.textMuted,
  // Smaller, because the name above may have two lines.
  '@container': { [beside]: { fontSize: vars.fontSize.tiny, lineHeight: '1rem' } },
});

// The inspector shows date and source.
export const updated = style({ '@container': { [besideRoomy]: { display: 'none' } } });

export const source = style([line, { '@container': { [besideRoomy]: { display: 'none' } } }]);

export const place = style({ display: 'flex', alignItems: 'center', gap: '0.375rem' });

/** No higher than the address beside it, so that the row keeps its height. */
const mention = {
  paddingInline: '0.375rem',
  borderRadius: vars.radius.chip,
  background: vars.color.info.soft,
  color: vars.color.info.text,
  fontSize: vars.fontSize.tiny,
  fontWeight: vars.fontWeight.strong,
  lineHeight: '1.25rem',
  '@container': { [beside]: { lineHeight: '1rem' } },
  // A selected row has nearly the colour of the mention.
  selectors: { [`${row}[data-selected] &`]: { background: vars.color.card } },
} as const;

export const setAside = style({
  ...mention,
  flexShrink: 0,
  display: 'flex',
  alignItems: 'center',
  gap: '0.25rem',
});

/** Before the address, which is cut off first. */
export const notice = style({ ...mention, ...oneLine, flexShrink: 0, maxInlineSize: '100%' });

export const mark = style({ inlineSize: '0.875rem', blockSize: '0.875rem' });

export const sports = style({
  ...typography.small,
  ...oneLine,
  color: vars.color.text,
  '@container': {
    [medium]: { display: 'none' },
    [beside]: { gridColumn: 4, gridRow: 1, alignSelf: 'end' },
    [narrowBeside]: { display: 'none' },
  },
});

export const origin = style({
  minInlineSize: 0,
  '@container': {
    [medium]: { display: 'none' },
    [beside]: { gridColumn: 4, gridRow: 2, alignSelf: 'start' },
    [narrowBeside]: { display: 'none' },
  },
});

export const checks = style({
  minInlineSize: 0,
  '@container': {
    // Below the name and the address.
    [narrow]: { gridColumn: '3 / -1' },
    [tiny]: { gridColumn: '2 / -1' },
    [beside]: bothLines,
  },
});

export const decision = style({
  ...typography.small,
  ...oneLine,
  color: vars.color.textMuted,
  // A decision without failed checks below it has room for two lines.
  selectors: {
    '&:only-child': twoLines,
  },
});

export const checkList = style({ display: 'flex', gap: vars.space.hair });

const warning = {
  ...typography.small,
  paddingInline: '0.375rem',
  borderRadius: vars.radius.chip,
  background: vars.color.warning.soft,
  color: vars.color.warning.text,
  fontWeight: vars.fontWeight.strong,
  lineHeight: '1.5rem',
} as const;

const onlyHeard = { position: 'absolute', inlineSize: '1px', clipPath: 'inset(50%)' } as const;

export const check = style({
  ...warning,
  ...oneLine,
  // Hidden visually where only the number is shown; screen readers get it at every width.
  '@container': {
    [onlyMedium]: onlyHeard,
    [beside]: onlyHeard,
  },
});

export const more = style({
  ...warning,
  flexShrink: 0,
  '@container': { [onlyMedium]: { display: 'none' }, [beside]: { display: 'none' } },
});

/** The number of failed checks, shown instead of `check` and `more` where the text would be cut after a word. */
export const count = style({
  ...warning,
  display: 'none',
  alignItems: 'center',
  gap: '0.25rem',
  '@container': { [onlyMedium]: { display: 'flex' }, [beside]: { display: 'flex' } },
});

export const buttons = style({
  display: 'flex',
  justifyContent: 'end',
  gap: '0.25rem',
  '@container': {
    [narrow]: {
      gridColumn: '1 / -1',
      flexWrap: 'wrap',
      marginBlockStart: vars.space.hair,
      // The gap shrinks, so that six buttons are on one line even if there is only room without gaps.
      columnGap: `clamp(0px, (100% - 6 * ${vars.size.touch}) / 5, 0.25rem)`,
    },
    [beside]: bothLines,
  },
});

// Smaller for a mouse, to leave room for the facts.
globalStyle(`${buttons} > *`, {
  '@media': {
    [mouse]: { '@container': { [beside]: { inlineSize: '2.25rem', blockSize: '2.25rem' } } },
  },
});

// The inspector has these buttons.
globalStyle(`${buttons} > :is([data-about="setAside"], [data-about="history"])`, {
  '@container': { [besideAny]: { display: 'none' } },
});

export const icon = style({
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  selectors: { '[data-about="duplicates"] > &': { color: vars.color.warning.text } },
});
