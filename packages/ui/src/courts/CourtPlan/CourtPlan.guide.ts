import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'The lines of a court from above, to scale by the rules of the game: the picture behind everything in Campetto.',
  avoid:
    'In place of a photograph take a CourtGround, which paints the ground as well. Below 3 rem the lines run together: there, name the sport in words.',
  anatomy: [
    [
      'Lines',
      'In the colour of the text around them, equally wide whatever the size of the court.',
    ],
    ['Net', 'Dashed, where the game has one. It reaches over the side lines.'],
    ['Spots', 'Penalty and centre spots and the baskets, in the same colour.'],
  ],
  states: [
    ['Contain', 'The whole court, as large as its place allows.'],
    ['Cover', 'Fills its place; what does not fit is cut off. The parent hides the overflow.'],
    ['Line width', '1.5 px; more where the court is a large ornament, seen from afar.'],
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
      do: 'Set it in a quiet colour, such as that of an edge, wherever words stand on top of it.',
      dont: 'Draw it as strong as the text that one is meant to read.',
    },
  ],
};
