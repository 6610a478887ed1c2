import { vars } from '../../theme/contract.css.ts';
import { forcedEdge, onPaint } from '../../theme/shared/page.css.ts';
import { style, styleVariants } from '../../theme/styles/components.ts';
import { typography } from '../../theme/typography/typography.ts';
import { breakpoint } from '../../tokens/space.ts';

const { tablet, desktop } = breakpoint;

/** Two rows for each row of cards, one of pictures and one of words, so that the titles are on one line. */
export const grid = style({
  '@media': {
    [tablet]: {
      gridTemplateColumns: 'repeat(2, 1fr)',
      gridTemplateAreas:
        '"find find" "find find" "coach progress" "coach progress" "events venue" "events venue" "chat chat"',
    },
    [desktop]: {
      gridTemplateColumns: 'repeat(3, 1fr)',
      gridTemplateAreas:
        '"find coach coach" "find progress events" "find progress events" "venue chat chat" "venue chat chat"',
    },
  },
});

const base = style({
  overflow: 'hidden',
  display: 'grid',
  gridTemplateRows: '1fr auto',
  borderRadius: '1.5rem',
  background: vars.color.card,
  boxShadow: vars.shadow.card,
  color: vars.color.text,
  '@media': { ...forcedEdge, [tablet]: { gridTemplateRows: 'subgrid', rowGap: 0 } },
});

const area = (name: string) => ({ '@media': { [tablet]: { gridArea: name } } });

/** Picture and words side by side, where the card is wide. */
const wide = (query: string) => ({
  '@media': { [query]: { gridTemplateColumns: '1fr 1fr' } },
});

/** One area of the grid each; the first is dark, the last has the colour of a court. */
export const card = styleVariants({
  find: [base, area('find'), { background: vars.color.bar.raised }],
  coach: [base, area('coach'), wide(desktop)],
  progress: [base, area('progress')],
  events: [base, area('events')],
  venue: [base, area('venue')],
  chat: [base, area('chat'), wide(tablet), { background: vars.color.court.padel.ground }],
});

export const picture = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  display: 'grid',
  gridRow: '1 / -2',
  alignContent: 'center',
  gap: vars.space.tight,
  minBlockSize: '11rem',
  padding: vars.space.regular,
  // The words below have a padding of their own.
  paddingBlockEnd: 0,
  '@media': {
    // In a wide card the words come first.
    [desktop]: { selectors: { [`${card.coach} > &`]: { gridArea: '1 / 2 / -1', padding: 0 } } },
    [tablet]: {
      padding: `${vars.space.roomy} ${vars.space.roomy} 0`,
      selectors: {
        [`${card.chat} > &`]: { gridArea: '1 / 2 / -1', padding: vars.space.roomy },
      },
    },
  },
});

const text = style({
  gridRow: '-2 / -1',
  padding: '1.25rem',
  '@media': { [tablet]: { padding: vars.space.roomy } },
});
const painted = style([text, { color: vars.color.bar.text, vars: onPaint }]);

export const words = styleVariants({
  find: [painted],
  coach: [text, { '@media': { [desktop]: { alignSelf: 'end' } } }],
  progress: [text],
  events: [text],
  venue: [text],
  chat: [painted],
});

export const title = style({
  ...typography.cardTitle,
  marginBlockEnd: vars.space.tight,
  // Limited by the window, so that a long word fits where the text is large.
  fontSize: 'min(1.5rem, 10vw)',
  // The longest words do not fit on the narrowest phones with the largest text.
  overflowWrap: 'anywhere',
  '@media': { '(width < 13em)': { hyphens: 'auto' } },
});
