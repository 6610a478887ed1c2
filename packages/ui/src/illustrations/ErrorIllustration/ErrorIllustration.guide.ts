import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Decorates a page on which something is missing or has failed: the ball has left the court.',
  avoid:
    'An empty list shows an EmptyState with an empty court. It is no icon either: below 12 rem its lines merge.',
  anatomy: [
    ['Corner of a court', 'Lines in the colour of a border, cut off at the left.'],
    ['Flight', 'Three arcs, each lower than the one before, dotted in the brand’s blue.'],
    ['Ball', 'In the spark’s lime, with its shadow, outside the line.'],
  ],
  states: [
    ['As wide as its parent', 'Twice as wide as tall. Only the colours change with the theme.'],
  ],
  keyboard: [],
  code: `import { ErrorIllustration } from '@campetto/ui';

export function NotFound() {
  return (
    <main style={{ maxInlineSize: '30rem' }}>
      <ErrorIllustration />
      <h1>That page is out of play</h1>
    </main>
  );
}
`,
  rules: [
    {
      do: 'State right below it what has happened and what the visitor can do.',
      dont: 'Use the drawing as the message: screen readers ignore it.',
    },
  ],
  content: 'none',
  screenReader: ['It is decoration and is not read.'],
};
