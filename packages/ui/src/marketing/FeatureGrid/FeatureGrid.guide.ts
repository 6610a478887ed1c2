import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Shows what the app does, in a grid of six cards of different sizes, each with a few points.',
  avoid:
    'Sports are a SportsGrid, the steps to a match are HowItWorks. Other cards on a page need their own Section.',
  anatomy: [
    ['Heading', 'Eyebrow, title and, if given, a lead: as in every Section.'],
    ['Card', 'An icon, a title, ticked points. Its kind determines icon, place and drawing.'],
    ['Find', 'Navy, with a pitch that exceeds it; the largest card.'],
    ['Coach', 'With a tactics board, on desktops only.'],
    ['Chat', 'Painted blue, with speech bubbles, from tablets on.'],
  ],
  states: [
    ['Desktop', 'Three columns: one tall card, two wide ones.'],
    ['Tablet', 'Two columns; the first and the last card take both.'],
    ['Phone', 'One column, in the order given.'],
    ['First view', 'Slides in once, if the visitor has to scroll to it.'],
  ],
  keyboard: [],
  code: `import { type FeatureCard, FeatureGrid } from '@campetto/ui';

const cards: FeatureCard[] = [
  { kind: 'find', title: 'Find matches', points: ['Indoor and outdoor pitches'] },
  { kind: 'coach', title: 'AI coach', points: ['Tactics for your next opponent'] },
  { kind: 'progress', title: 'Progress', points: ['User levels', 'Seasonal ranks'] },
  { kind: 'events', title: 'Events', points: ['MVP voting'] },
  { kind: 'venue', title: 'The right venue', points: ['Search by place'] },
  { kind: 'chat', title: 'Always in touch', points: ['A chat room for every match'] },
];

export function Features() {
  return (
    <FeatureGrid
      id="features"
      eyebrow="Features"
      title="Everything around the ninety minutes"
      cards={cards}
    />
  );
}
`,
  rules: [
    {
      do: 'Pass all six kinds, one card each.',
      dont: 'Omit one, or pass one twice: the grid gets a gap, or an overlap.',
    },
    {
      do: 'Two or three points per card, each one line on a desktop.',
      dont: 'Sentences: beside a drawing the text has half of the card.',
    },
  ],
};
