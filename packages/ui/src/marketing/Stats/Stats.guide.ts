import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Sets a few large figures in a row: how many play, how well it is rated.',
  avoid:
    'A figure in the back office that leads to its list is a StatTile. The figures of one sport belong in a SportsGrid.',
  anatomy: [
    ['Line', 'A coloured stroke before each figure: blue on a page, lime on paint.'],
    ['Figure', 'Already formatted, in the display face.'],
    ['Label', 'What is counted. Under the figure to the eye, before it to the ear.'],
  ],
  states: [
    ['In a row', 'As many beside one another as have 9.5 rem each.'],
    ['Narrow', 'Two and two, the figures as small as seven digits need.'],
    ['On paint', 'Takes the colours of the painted ground by itself.'],
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
      dont: 'Exact counts such as 1,234,567: nobody remembers them, and they leave no air in the row.',
    },
  ],
};
