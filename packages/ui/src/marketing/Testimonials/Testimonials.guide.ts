import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Quotes players: a few headline figures, and below them short quotes, of which every third is large.',
  avoid: 'Figures alone are Stats. For a single quote use a Section.',
  anatomy: [
    ['Heading', 'Eyebrow, title and, if given, a lead: as in every Section.'],
    ['Figures', 'The Stats above the quotes.'],
    ['Stars', 'The same for every quote; read aloud once each, in words.'],
    ['Quote', 'A sentence or two, verbatim.'],
    ['Person', 'Initial, name, and sport.'],
  ],
  states: [
    ['Desktop', 'A large quote beside two small ones, then two small ones beside a large one.'],
    ['Tablet', 'Two columns; large quotes take both.'],
    ['Phone', 'A SwipeRow.'],
    ['First view', 'Slides in once, if the visitor has to scroll to it.'],
  ],
  keyboard: [['Left and right arrow', 'On a phone they swipe the row that has the focus.']],
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
          role: 'Padel, Gold division',
        },
      ]}
    />
  );
}
`,
  rules: [
    {
      do: 'Put a long quote first and fifth: those are large.',
      dont: 'Cut them to one length; it reads like an advertisement.',
    },
    {
      do: 'Give each quote a different name: the names are used as keys.',
      dont: 'Two people called Luca R.; add the town instead.',
    },
  ],
  content: [
    'A quote is verbatim, one to three sentences in the first person. Nobody’s words are shortened to fit.',
    'Each name is there once, and its first letter is drawn in the circle: “Luca R., Verona”, if there are two of them.',
    'The role is the sport and a position or division: “Padel, Gold division”.',
    'The stars are read as a sentence: “5 stars out of 5”. The lead says where the quotes are from.',
  ],
  screenReader: [
    'A region that is named by its title; each voice is a figure with a quotation, and its stars are read once as their label.',
  ],
};
