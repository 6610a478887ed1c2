import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'beta',
  since: '0.2.0',
  use: 'Decorates the end of a long task: the ball is in the net.',
  avoid:
    'A list that is empty for another reason shows an empty court (EmptyState). What has failed shows an ErrorIllustration.',
  anatomy: [
    ['Goal', 'Posts in the colour of a border, the net in that of a line.'],
    ['Flight', 'One arc, dotted in the brand’s blue.'],
    ['Ball', 'In the spark’s lime, with its shadow.'],
    ['Strokes', 'Around the goal, in green.'],
  ],
  states: [['As wide as its parent', 'Nothing moves. Only the colours change with the theme.']],
  keyboard: [],
  code: `import { GoalIllustration } from '@campetto/ui';

export function Done() {
  return (
    <section style={{ maxInlineSize: '18rem' }}>
      <GoalIllustration />
      <h2>All decided</h2>
    </section>
  );
}
`,
  rules: [
    {
      do: 'State right below it what is done.',
      dont: 'Show it after every small step: it marks the end of the work.',
    },
  ],
  content: 'none',
  screenReader: ['It is decoration and is not read.'],
};
