import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Shows the five sports, each on its own court, with four figures.',
  avoid: 'What the app does is a FeatureGrid. A few overall figures are Stats.',
  anatomy: [
    ['Heading', 'Eyebrow, title and, if given, a lead: as in every Section.'],
    ['Card', 'On the background of its court; the text in the colour that is legible on it.'],
    ['Plan', 'The court’s lines, kept away from the name and the figures.'],
    ['Name', 'The sport.'],
    ['Figures', 'Players, matches per day, venues, rating: already formatted.'],
  ],
  states: [
    ['Desktop', 'Three cards above two wider ones.'],
    ['Tablet', 'Two, two and one.'],
    ['Phone', 'One below the other.'],
    ['Narrow card', 'The figures are in two rows of two, in every language.'],
    ['First view', 'Slides in once, if the visitor has to scroll to it.'],
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
      title="Five sports, one little pitch"
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
      do: 'Pass five sports: the grid of three and two is made for them.',
      dont: 'Pass six: the last three become as wide as the pair, and a row remains incomplete.',
    },
  ],
};
