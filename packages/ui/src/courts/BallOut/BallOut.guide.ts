import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Lightens a page on which something is missing or has failed: the ball has gone past the line.',
  avoid:
    'A list without anything in it shows an EmptyState, with a court that waits. It is no icon either: below 12 rem its lines run together.',
  anatomy: [
    ['Corner of a court', 'Lines in the colour of an edge, cut off at the left as by a window.'],
    ['Flight', 'Three arcs, each lower than the last, dotted in the brand’s blue.'],
    ['Ball', 'In the spark’s lime, with its shadow, at rest outside the line.'],
  ],
  states: [
    ['As wide as its parent', 'Twice as wide as tall. Only the colours change with the theme.'],
  ],
  keyboard: [],
  code: `import { BallOut } from '@campetto/ui';

export function NotFound() {
  return (
    <main style={{ maxInlineSize: '30rem' }}>
      <BallOut />
      <h1>That page is out of play</h1>
    </main>
  );
}
`,
  rules: [
    {
      do: 'Say in words, right below, what has happened and where one can go from here.',
      dont: 'Let the drawing stand for the message: screen readers do not see it.',
    },
  ],
};
