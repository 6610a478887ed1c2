import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Shows what the app does, in a bento of six cards, each with a few points.',
  avoid:
    'The sports are told by a SportsGrid, the way from first tap to match by HowItWorks. Other cards on a page need a Section of their own.',
  anatomy: [
    ['Heading', 'Eyebrow, title and, if given, a lead: as in every Section.'],
    ['Card', 'An icon, a title, ticked points. Its kind decides icon, place and drawing.'],
    ['Find', 'Navy, with a pitch that runs out of it; the largest.'],
    ['Coach', 'With a tactics board, on a desk only.'],
    ['Chat', 'Painted blue, with bubbles, from tablets on.'],
  ],
  states: [
    ['Desk', 'Three columns: one tall card, two wide ones.'],
    ['Tablet', 'Two columns; the first and the last card take both.'],
    ['Phone', 'One column, in the order given.'],
    ['First in sight', 'Rises in once, if the visitor has to scroll to it.'],
  ],
  keyboard: [],
  code: `import { type FeatureCard, FeatureGrid } from '@campetto/ui';

const cards: FeatureCard[] = [
  { kind: 'find', title: 'Find games', points: ['Indoor and outdoor pitches'] },
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
      do: 'Give all six kinds, one card each.',
      dont: 'Leave one out, or give one twice: the bento gets a hole, or an overlap.',
    },
    {
      do: 'Two or three points a card, each one line on a desk.',
      dont: 'Sentences: beside a drawing the words have half of the card.',
    },
  ],
};
