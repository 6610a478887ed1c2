import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Shows the five sports, each on its own court, with four figures.',
  avoid: 'What the app does is a FeatureGrid. A few figures about everything are Stats.',
  anatomy: [
    ['Heading', 'Eyebrow, title and, if given, a lead: as in every Section.'],
    ['Card', 'In the ground of its court; the words in the colour that reads on it.'],
    ['Plan', 'The court’s lines, kept from under the name and the figures.'],
    ['Name', 'The sport.'],
    ['Figures', 'Players, matches a day, venues, rating: already formatted.'],
  ],
  states: [
    ['Desk', 'Three cards over two wider ones.'],
    ['Tablet', 'Two, two and one.'],
    ['Phone', 'One under the other.'],
    ['Narrow card', 'The figures stand two over two, in every language.'],
    ['First in sight', 'Rises in once, if the visitor has to scroll to it.'],
  ],
  keyboard: [],
  code: `import { SportsGrid } from '@campetto/ui';

const figures = [
  { label: 'players', value: '1K+' },
  { label: 'matches a day', value: '100+' },
  { label: 'venues', value: '700' },
  { label: 'rating', value: '4.8' },
];

export function Sports() {
  return (
    <SportsGrid
      id="sports"
      eyebrow="Sports"
      title="Five games, one little pitch"
      sports={[
        { court: 'football', name: 'Football', figures },
        { court: 'basketball', name: 'Basketball', figures },
        { court: 'padel', name: 'Padel', figures },
        { court: 'tennis', name: 'Tennis', figures },
        { court: 'volleyball', name: 'Volleyball', figures },
      ]}
    />
  );
}
`,
  rules: [
    {
      do: 'Give five sports: three over two is made for them.',
      dont: 'Give six: the last three become as wide as the pair, and the rows do not close.',
    },
  ],
};
