import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Lets players speak: a few headline figures, and below them a wall of short quotes.',
  avoid: 'The figures alone are Stats. One quote does not need a wall; give it a Section.',
  anatomy: [
    ['Heading', 'Eyebrow, title and, if given, a lead: as in every Section.'],
    ['Figures', 'The Stats over the voices.'],
    ['Stars', 'The same for every voice; read aloud once each, in words.'],
    ['Quote', 'A sentence or two, as they were said.'],
    ['Person', 'Initial, name, and what they play.'],
  ],
  states: [
    ['Desk', 'Three columns; cards keep their own height and close up.'],
    ['Tablet', 'Two columns.'],
    ['Phone', 'One column.'],
    ['First in sight', 'Rises in once, if the visitor has to scroll to it.'],
  ],
  keyboard: [],
  code: `import { Testimonials } from '@campetto/ui';

export function Voices() {
  return (
    <Testimonials
      id="testimonials"
      eyebrow="Stories"
      title="Said in the changing room"
      stats={[{ value: '4.9/5', label: 'average rating' }]}
      stars={{ count: 5, label: '5 stars out of 5' }}
      items={[
        {
          text: 'A fourth for padel used to take forty messages. Now it takes one.',
          name: 'Luca R.',
          role: 'Padel, level 4',
        },
      ]}
    />
  );
}
`,
  rules: [
    {
      do: 'Give each voice a different name: the name tells them apart.',
      dont: 'Two people called Luca R.; add the town instead.',
    },
    {
      do: 'Mix long and short quotes: the wall lives by it.',
      dont: 'Cut them to one length; it reads like an advertisement.',
    },
  ],
};
