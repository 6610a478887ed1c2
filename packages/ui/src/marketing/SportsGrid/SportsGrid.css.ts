import { vars } from '../../theme/contract.css.ts';
import { oneColumn } from '../../theme/mixins/oneColumn.ts';
import { forcedEdge } from '../../theme/shared/page.css.ts';
import { globalStyle, style, styleVariants } from '../../theme/styles/components.ts';
import { typography } from '../../theme/typography/typography.ts';
import { breakpoint } from '../../tokens/space.ts';

const { tablet, desktop } = breakpoint;
const { football, basketball, padel, tennis, volleyball } = vars.color.court;
const courts = { football, basketball, padel, tennis, volleyball };

export const choice = style({ minInlineSize: 0 });

export const grid = style({
  '@media': {
    [tablet]: { gridTemplateColumns: 'repeat(2, 1fr)' },
    [desktop]: { gridTemplateColumns: 'repeat(6, 1fr)' },
  },
});

/** A card too narrow for "1.000+" in each of four equal columns. */
const narrow = '(max-width: 33rem)';
/** A card too narrow for two columns: large text on a phone. */
const tiny = '(max-width: 12rem)';

const base = style({
  containerType: 'inline-size',
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: vars.space.roomy,
  padding: 'clamp(1.25rem, 1rem + 1vw, 1.625rem)',
  borderRadius: '1.5rem',
  '@media': {
    [desktop]: { gridColumn: 'span 2' },
    ...forcedEdge,
  },
  selectors: {
    // Five cards: rows of three and two, on a tablet rows of two, two and one.
    '&:nth-child(n + 4)': { '@media': { [desktop]: { gridColumn: 'span 3' } } },
    '&:last-child': {
      '@media': { [`${tablet} and (max-width: 63.99em)`]: { gridColumn: '1 / -1' } },
    },
  },
});

export const card = styleVariants(courts, ({ ground, text }) => [
  base,
  { background: ground, color: text },
]);

export const name = style({
  ...typography.pageTitle,
  display: 'flex',
  alignItems: 'center',
  flexDirection: 'row-reverse',
  justifyContent: 'space-between',
  gap: vars.space.snug,
  // Limited by the card, so that a word fits where the text is large.
  fontSize: 'min(1.875rem, 19cqi)',
  '@container': { [tiny]: { flexDirection: 'column', alignItems: 'start' } },
});

export const radio = style({
  appearance: 'none',
  flexShrink: 0,
  inlineSize: '1.625rem',
  blockSize: '1.625rem',
  border: '2px solid currentColor',
  borderRadius: vars.radius.round,
  outline: 'none',
  selectors: {
    '&:checked': {
      background: `radial-gradient(circle, ${vars.color.onSpark} 32%, ${vars.color.spark} 36%)`,
    },
  },
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
});

/** The whole card is its label. */
export const label = style({
  cursor: 'pointer',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: '1.5rem' },
    [`${radio}:focus-visible + &::after`]: {
      outline: `${vars.lineWidth.focus} solid ${vars.color.focus}`,
      outlineOffset: '2px',
    },
  },
});

export const figures = style({
  display: 'grid',
  // The same columns in every card.
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: '0.375rem 0.75rem',
  // Two columns in a narrow card, so that four figures never wrap into three and one.
  '@container': {
    [narrow]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      rowGap: vars.space.snug,
    },
    [tiny]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

globalStyle(`${figures} > div`, {
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
});
globalStyle(`${figures} > div > dt`, { fontSize: vars.fontSize.tiny, lineHeight: 1.25 });
globalStyle(`${figures} > div > dd`, {
  ...typography.figure,
  // On one line, in Italian too: "1.000+".
  fontSize: 'min(1.4375rem, 8.5cqi)',
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
  '@container': { [tiny]: { fontSize: 'min(1.4375rem, 17cqi)' } },
});

const panelBase = style({
  ...oneColumn,
  alignItems: 'center',
  gap: vars.space.roomy,
  marginBlockStart: '1.25rem',
  padding: 'clamp(1.25rem, 1rem + 1vw, 2.5rem)',
  borderRadius: '1.5rem',
  '@media': {
    [tablet]: { gridTemplateColumns: '1fr 1fr' },
    [desktop]: { gridTemplateColumns: '3fr 2fr', gap: vars.space.section },
    ...forcedEdge,
  },
});

/** Only the panel of the chosen sport is shown; a browser without `:has()` shows all. */
export const panel = styleVariants(courts, ({ ground, text }, court) => [
  panelBase,
  {
    background: ground,
    color: text,
    selectors: {
      [`${choice}:has([value]:checked:not([value=${court}])) > &`]: { display: 'none' },
    },
  },
]);

/** Has a fixed height, so that the courts of all sports are equally high. */
export const stage = style({
  display: 'grid',
  blockSize: 'clamp(9rem, 5.5rem + 14vw, 20rem)',
});

export const lines = styleVariants(courts, ({ line }) => ({ minBlockSize: 0, color: line }));

export const list = style({ display: 'grid', gap: vars.space.snug });

export const text = style({
  ...typography.cardTitle,
  marginBlockEnd: vars.space.tight,
  fontSize: 'clamp(1.25rem, 1rem + 1vw, 1.625rem)',
  textWrap: 'balance',
});

const player = (edge: string, shirt: string, forced: string) =>
  style({
    stroke: edge,
    color: shirt,
    '@media': { '(forced-colors: active)': { stroke: 'CanvasText', color: forced } },
  });

/** Each side has an edge in the colour of the other, visible on every court; with forced colours the fill differs. */
export const players = {
  home: player('#0B1B33', '#fff', 'CanvasText'),
  guests: player('#fff', '#0B1B33', 'Canvas'),
};
export const shirt = style({ stroke: 'currentColor' });
