import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Something is under way and will be here soon: a list that loads, a number that is being counted.',
  avoid:
    'A button that waits has its own, by `loading`. What takes longer than a few seconds tells how far it is: ImportProgress.',
  anatomy: [
    ['Ball', 'A tennis ball that bounces on a line. It rests where the reader wants less motion.'],
    ['Words', 'What is being waited for; seen in an area, only read aloud inline.'],
  ],
  states: [
    ['Area', 'In place of a whole region, with its words below.'],
    ['Inline', 'In place of a value, 24 px high.'],
  ],
  keyboard: [],
  code: `import { Spinner } from '@campetto/ui';

export function Loading() {
  return <Spinner label="Loading venues" />;
}
`,
  rules: [
    {
      do: 'Name what is coming: “Loading venues”.',
      dont: '“Please wait”. They are waiting already.',
    },
  ],
};
