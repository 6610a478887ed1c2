import { vars } from '../../theme/contract.css.ts';
import { forcedEdge } from '../../theme/shared/page.css.ts';
import { globalStyle, style, styleVariants } from '../../theme/styles/components.ts';
import { typography } from '../../theme/typography/typography.ts';
import { breakpoint } from '../../tokens/space.ts';

export const grid = style({
  display: 'grid',
  gap: '1.25rem',
  '@media': {
    [breakpoint.tablet]: { gridTemplateColumns: 'repeat(2, 1fr)' },
    [breakpoint.desktop]: { gridTemplateColumns: 'repeat(6, 1fr)' },
  },
});

/** Less inside a card than four figures need beside one another, in any language. */
const narrow = '(max-width: 20rem)';

const base = style({
  containerType: 'inline-size',
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: vars.space.wide,
  minBlockSize: '15rem',
  padding: 'clamp(1.25rem, 1rem + 1vw, 1.625rem)',
  borderRadius: '1.5rem',
  '@media': {
    [breakpoint.desktop]: { minBlockSize: '17rem', gridColumn: 'span 2' },
    ...forcedEdge,
  },
  selectors: {
    // Three and two; on a tablet two, two and one.
    '&:nth-child(n + 4)': { '@media': { [breakpoint.desktop]: { gridColumn: 'span 3' } } },
    '&:last-child': {
      '@media': { [`${breakpoint.tablet} and (max-width: 63.99em)`]: { gridColumn: '1 / -1' } },
    },
  },
});

const { football, basketball, padel, tennis, volleyball } = vars.color.court;

export const card = styleVariants(
  { football, basketball, padel, tennis, volleyball },
  ({ ground, text }) => [base, { background: ground, color: text }],
);

/** Neither under the name nor under the figures. */
const shownAbove = (figures: string) =>
  `linear-gradient(100deg, transparent 18%, black 60%), linear-gradient(black ${figures})`;

const line = style({
  position: 'absolute',
  zIndex: -1,
  insetBlockStart: '-6%',
  insetInlineEnd: '-30%',
  inlineSize: 'min(104%, 28rem)',
  transform: 'rotate(-12deg)',
  maskImage: shownAbove('62%, transparent 92%'),
  maskComposite: 'intersect',
  '@container': { [narrow]: { maskImage: shownAbove('35%, transparent 65%') } },
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1) rotate(-12deg)' } },
});

export const lines = styleVariants({ football, basketball, padel, tennis, volleyball }, (court) => [
  line,
  { color: court.line },
]);

export const name = style({ ...typography.pageTitle, fontSize: '2.125rem' });

export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0.375rem 0.75rem',
  maxInlineSize: '24rem',
  // Two and two, not three and one.
  '@container': {
    [narrow]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      rowGap: vars.space.snug,
    },
  },
});

globalStyle(`${figures} > div`, {
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
});
globalStyle(`${figures} dt`, { fontSize: vars.fontSize.tiny, lineHeight: 1.25 });
globalStyle(`${figures} dd`, { ...typography.figure, fontSize: '1.4375rem', lineHeight: 1.2 });
