import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: 'The lines of a court from above, to scale by the rules of the game: the motif of all of Campetto.',
  avoid:
    'In place of a photograph use a CourtBackground, which has the background as well. Below 3 rem the lines merge: name the sport in words there.',
  anatomy: [
    ['Lines', 'In the colour of the surrounding text, equally wide at any size of the court.'],
    ['Net', 'Dashed, where the game has one. It extends beyond the side lines.'],
    ['Spots', 'Penalty and centre spots and the baskets, in the same colour.'],
  ],
  states: [
    ['Contain', 'The whole court, as large as its place allows.'],
    ['Cover', 'Fills its place; the rest is cut off. The parent hides the overflow.'],
    ['Line width', '1.5 px; more where the court is a large decoration.'],
  ],
  keyboard: [],
  code: `import { CourtPlan } from '@campetto/ui';

export function TennisLines() {
  return (
    <div style={{ inlineSize: '20rem', color: 'var(--c-color-edge)' }}>
      <CourtPlan court="tennis" />
    </div>
  );
}
`,
  rules: [
    {
      do: 'Use a quiet colour, such as that of a border, wherever text is on top of it.',
      dont: 'Draw it as strong as the text.',
    },
  ],
  content: 'none',
  screenReader: ['It is decoration and is not read: say in words what it stands for.'],
};
