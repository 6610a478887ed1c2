import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'beta',
  since: '0.2.0',
  use: 'Keeps a page short on phones: its cards are in one row, to be swiped. Wider screens show a grid.',
  avoid:
    'What everybody has to read, such as steps of a form or an error, is never beside the screen.',
  anatomy: [
    ['Row', 'From edge to edge of the phone; stops at the start of a card.'],
    ['Cards', 'At most 86 % of the row wide, so that the edge of the next one is seen.'],
  ],
  states: [
    ['Phone', 'One row, all cards as high as the highest; with a large text one below the other.'],
    ['Tablet and desktop', 'The grid that `className` describes.'],
    ['Without scripts', 'Is swiped too; browsers with keyboard scrolling reach it with Tab.'],
  ],
  keyboard: [
    ['Tab', 'Reaches the row while it scrolls, and passes over it otherwise.'],
    ['Left and right arrow', 'Scroll the row that has the focus.'],
  ],
  code: `import { MatchRow, SwipeRow } from '@campetto/ui';

export function Tonight() {
  return (
    <>
      <h2 id="tonight">Tonight</h2>
      <SwipeRow labelledBy="tonight">
        <MatchRow court="padel" title="Padel, San Zeno" detail="20:30 · 3 of 4" spots="1 spot" />
        <MatchRow court="tennis" title="Singles, Parona" detail="18:30 · 1 of 2" spots="1 spot" />
      </SwipeRow>
    </>
  );
}
`,
  rules: [
    {
      do: 'Cards of similar height.',
      dont: 'One card twice as high: the others are half empty.',
    },
  ],
  content: 'none',
  screenReader: [
    'A group that is named by its heading. Only while it scrolls is it a stop of the Tab key.',
  ],
};
