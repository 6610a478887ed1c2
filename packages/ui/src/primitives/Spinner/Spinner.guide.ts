import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Shows, in the place of a whole region, that something is loading, such as a list.',
  avoid:
    'A pending button has its own spinner. What takes longer than a few seconds shows its progress: ImportProgress.',
  anatomy: [
    ['Ball', 'A tennis ball that bounces on a line. It is static under reduced motion.'],
    ['Label', 'What is loading, below the ball.'],
  ],
  states: [],
  keyboard: [],
  code: `import { Spinner } from '@campetto/ui';

export function Loading() {
  return <Spinner label="Loading venues" />;
}
`,
  rules: [
    {
      do: 'Name what is coming: “Loading venues”.',
      dont: '“Please wait”. The user is waiting already.',
    },
  ],
  content: [
    'Names what is coming, with the verb first: “Loading venues”.',
    'Without an ellipsis and without a full stop: the ball shows that it goes on. Not “Please wait”.',
  ],
  screenReader: ['The label is announced when it appears.'],
};
