import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Shows a few large figures in a row: how many play, how well it is rated.',
  avoid:
    'A figure in the back office that links to its list is a StatTile. The figures of one sport belong in a SportsGrid.',
  anatomy: [
    ['Line', 'A coloured stroke before each figure: blue on a page, lime on paint.'],
    ['Figure', 'Already formatted, in the display typeface.'],
    ['Label', 'What is counted. Visually below the figure; read aloud before it.'],
  ],
  states: [
    ['In a row', 'As many side by side as have 9.5 rem each.'],
    ['Narrow', 'Two columns, the figures as small as seven digits require.'],
    ['Line', 'Small words one after the other, where the same figures are shown large elsewhere.'],
    ['On paint', 'Takes the colours of the painted background automatically.'],
  ],
  keyboard: [],
  code: `import { Stats } from '@campetto/ui';

export function Community() {
  return (
    <Stats
      stats={[
        { value: '500+', label: 'active players' },
        { value: '4.9/5', label: 'average rating' },
      ]}
    />
  );
}
`,
  rules: [
    {
      do: 'Short, rounded figures in the reader’s format: 500+, 4,9 in Italian.',
      dont: 'Exact counts such as 1,234,567: nobody remembers them, and they fill the row.',
    },
  ],
  content: [
    'A figure is rounded, formatted for the language and at most about seven characters long, since it does not wrap: “500+”, in Italian “4,9”.',
    'The label is in lower case and has no full stop: “active players a day”. It wraps.',
    'The label is read before the figure: “average rating, 4.9”.',
  ],
  screenReader: ['Each figure is read after its label, as a term with its value.'],
};
