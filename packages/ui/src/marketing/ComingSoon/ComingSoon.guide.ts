import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Tells, between two sections of the landing page, of something that is not there yet.',
  avoid:
    'Something that already works gets a Section. News that a visitor has to act upon is a Banner.',
  anatomy: [
    ['Edge', 'Dashed, as a court whose lines are not painted yet.'],
    ['Badge', 'In lime. It also names the note to screen readers.'],
    ['Title', 'What is coming, in a word or two.'],
    ['Text', 'A sentence on it, beside the badge or, where that is narrow, below it.'],
  ],
  states: [
    ['Wide', 'Badge and words in one row.'],
    ['Narrow', 'The words go under the badge once they have less than 18 rem beside it.'],
  ],
  keyboard: [],
  code: `import { ComingSoon } from '@campetto/ui';

export function Tournaments() {
  return (
    <ComingSoon
      badge="Coming soon"
      title="Tournaments"
      text="Groups, brackets and a trophy to photograph."
    />
  );
}
`,
  rules: [
    {
      do: 'One note a page, for one thing that is being built.',
      dont: 'A list of plans: it makes the product look unfinished.',
    },
  ],
};
