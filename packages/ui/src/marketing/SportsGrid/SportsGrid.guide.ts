import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Shows the five sports with four figures each; the chosen one shows its court with players and two matches.',
  avoid: 'What the app does is a FeatureGrid. A few overall figures are Stats.',
  anatomy: [
    ['Heading', 'Eyebrow, title and, if given, a lead: as in every Section.'],
    ['Card', 'On the background of its court; the text in the colour that is legible on it.'],
    ['Name', 'The sport, and a radio button: the whole card chooses it.'],
    ['Figures', 'Players, matches per day, venues, rating: already formatted.'],
    ['Panel', 'Of the chosen sport: its court with both sides on it, a sentence, two matches.'],
  ],
  states: [
    ['Desktop', 'Three cards above two wider ones.'],
    ['Tablet', 'Two, two and one.'],
    ['Phone', 'A SwipeRow, and the panel below it.'],
    ['Without scripts', 'The choice works too.'],
    ['Narrow card', 'The figures are in two rows of two, in every language.'],
    ['First view', 'Slides in once, if the visitor has to scroll to it.'],
  ],
  keyboard: [
    ['Tab', 'Reaches the chosen sport.'],
    ['Arrow keys', 'Choose the next or the previous sport.'],
  ],
  code: `import { SportsGrid } from '@campetto/ui';

const figures = [
  { label: 'players', value: '1K+' },
  { label: 'matches a day', value: '100+' },
  { label: 'venues', value: '700' },
  { label: 'rating', value: '4.8' },
];

const words = 'Somebody near you is one player short.';
const matches = [{ title: 'Borgo Roma', detail: '20:00 · 8 of 10', spots: '2 spots' }];

export function Sports() {
  return (
    <SportsGrid
      id="sports"
      eyebrow="Sports"
      title="Five sports, one little pitch"
      sports={[
        { court: 'football', name: 'Football', figures, words, matches },
        { court: 'basketball', name: 'Basketball', figures, words, matches },
        { court: 'padel', name: 'Padel', figures, words, matches },
        { court: 'tennis', name: 'Tennis', figures, words, matches },
        { court: 'volleyball', name: 'Volleyball', figures, words, matches },
      ]}
    />
  );
}
`,
  rules: [
    {
      do: 'Pass five sports: the grid of three and two is made for them.',
      dont: 'Pass four or six: cards of unequal width, and a row that remains incomplete.',
    },
  ],
  content: [
    'The label of a figure is in lower case and one or two words long: “daily matches”.',
    'A figure stays on one line; the longest is the Italian “1.000+”. It arrives formatted, and is read after its label.',
    'The sentence about a sport speaks to the player, with a full stop: “Four on court, and the fourth really turns up.”',
  ],
  screenReader: [
    'A region that is named by its title. The sports are radio buttons in their h3; figures are terms with their values.',
  ],
};
