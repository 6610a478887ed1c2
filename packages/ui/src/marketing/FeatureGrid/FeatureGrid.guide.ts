import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Shows what the app does: six cards of different sizes, each with a drawn piece of the app and a few points.',
  avoid:
    'Sports are a SportsGrid, the steps to a match are HowItWorks. Other cards on a page need their own Section.',
  anatomy: [
    ['Heading', 'Eyebrow, title and, if given, a lead: as in every Section.'],
    ['Card', 'A picture, a title, points with a tick each. Its kind determines place and picture.'],
    ['Find', 'Navy, with matches as the app lists them: two, on desktops all.'],
    ['Coach', 'A tactics board with a piece of advice.'],
    ['Progress', 'A level, the way to the next one, and the XP of some weeks.'],
    ['Events', 'Votes for the best player.'],
    ['Venue', 'A map with a pin, and what the venue costs.'],
    ['Chat', 'Painted blue, with messages of a match.'],
  ],
  states: [
    ['Desktop', 'Three columns: one tall card, two wide ones.'],
    ['Tablet', 'Two columns; the first and the last card take both.'],
    ['Phone', 'A SwipeRow, in the order given.'],
    ['First view', 'Slides in once, if the visitor has to scroll to it.'],
  ],
  keyboard: [['Left and right arrow', 'On a phone they swipe the row that has the focus.']],
  code: `import { type FeatureCard, FeatureGrid } from '@campetto/ui';

const cards: FeatureCard[] = [
  {
    kind: 'find',
    title: 'Find matches',
    points: ['Indoor and outdoor pitches'],
    matches: [
      { court: 'padel', title: 'Padel, San Zeno', detail: '20:30 · 3 of 4', spots: '1 spot' },
    ],
  },
  {
    kind: 'coach',
    title: 'AI coach',
    points: ['Tactics for your next opponent'],
    advice: 'They leave their left side open.',
  },
  {
    kind: 'progress',
    title: 'Progress',
    points: ['User levels', 'Seasonal ranks'],
    level: '12',
    xp: '720 / 1,200 XP',
    part: 0.6,
    weeks: [0.4, 0.7, 1],
  },
  {
    kind: 'events',
    title: 'Events',
    points: ['MVP voting'],
    votes: [
      { name: 'Giulia', count: 4 },
      { name: 'Samir', count: 2 },
    ],
  },
  {
    kind: 'venue',
    title: 'The right venue',
    points: ['Search by place'],
    name: 'Arena Borgo Roma',
    detail: '1.2 km · covered',
    cost: '€6 each',
  },
  {
    kind: 'chat',
    title: 'Always in touch',
    points: ['A chat room for every match'],
    messages: [{ name: 'Luca', text: 'I’ve got the bibs.' }, { text: 'See you there!' }],
  },
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
      do: 'Two to four points of a few words: a line each.',
      dont: 'Sentences: the cards of a row become as high as the longest.',
    },
  ],
  content: [
    'The title has one to three words: “Progress tracking”.',
    'A point has a few words and no full stop.',
    'The pictures are not read: whatever has to be known is in the title or in a point.',
    'Names, times and prices in the pictures are formatted for the language, and belong to one evening.',
  ],
  screenReader: [
    'A region that is named by its title; each card has an h3. The drawn pieces of the app are not read.',
  ],
};
