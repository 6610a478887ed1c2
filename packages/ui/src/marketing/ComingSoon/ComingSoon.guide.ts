import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Announces, between two sections of the landing page, something that is not available yet.',
  avoid:
    'Something that already works gets a Section. News that a visitor has to act on is a Banner.',
  anatomy: [
    ['Border', 'Dashed, like a court that is not painted yet.'],
    ['Badge', 'In lime. It is also the name of the note for screen readers.'],
    ['Title', 'What is coming, in a word or two.'],
    ['Text', 'A sentence about it, beside the badge or, where that is narrow, below it.'],
  ],
  states: [
    ['Wide', 'Badge and text in one row.'],
    ['Narrow', 'The text moves below the badge when it has less than 18 rem beside it.'],
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
      do: 'One note per page, for one thing that is being built.',
      dont: 'A list of plans: it makes the product look unfinished.',
    },
  ],
  content: [
    'The badge has two words, “Coming soon”: it is also the name of the landmark.',
    'The title is a noun in one or two words: “Tournaments”.',
    'The text says in one or two sentences what it will be, without a date: “Groups, brackets and a trophy to photograph.”',
  ],
  screenReader: ['A complementary landmark that is named by the badge, with an h2.'],
};
