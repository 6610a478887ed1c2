import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Quotes players: a few headline figures, and below them a wall of short quotes.',
  avoid: 'Figures alone are Stats. For a single quote use a Section.',
  anatomy: [
    ['Heading', 'Eyebrow, title and, if given, a lead: as in every Section.'],
    ['Figures', 'The Stats above the quotes.'],
    ['Stars', 'The same for every quote; read aloud once each, in words.'],
    ['Quote', 'A sentence or two, verbatim.'],
    ['Person', 'Initial, name, and sport.'],
  ],
  states: [
    ['Desktop', 'Three columns; cards keep their own height without gaps.'],
    ['Tablet', 'Two columns.'],
    ['Phone', 'One column.'],
    ['First view', 'Slides in once, if the visitor has to scroll to it.'],
  ],
  keyboard: [],
  code: `import { Testimonials } from '@campetto/ui';

export function Voices() {
  return (
    <Testimonials
      id="testimonials"
      eyebrow="Stories"
      title="Overheard in the changing room"
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
      do: 'Give each quote a different name: the names are used as keys.',
      dont: 'Two people called Luca R.; add the town instead.',
    },
    {
      do: 'Mix long and short quotes.',
      dont: 'Cut them to one length; it reads like an advertisement.',
    },
  ],
};
