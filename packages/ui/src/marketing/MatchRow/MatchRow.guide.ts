import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'beta',
  since: '0.2.0',
  use: 'Shows on the public site what a match looks like in the app’s list: court, words, free spots.',
  avoid: 'It is a picture of the app and leads nowhere. A venue of the back office is a VenueCard.',
  anatomy: [
    ['Court', 'A piece of the sport’s court, as decoration.'],
    ['Title', 'The sport and the quarter.'],
    ['Detail', 'When, and how many have joined.'],
    ['Spots', 'How many are left.'],
  ],
  states: [
    ['On a card or a court', 'Keeps its own background, in both themes.'],
    ['Long words', 'Break onto more lines; the spots stay on one.'],
  ],
  keyboard: [],
  code: `import { MatchRow } from '@campetto/ui';

export function Tonight() {
  return <MatchRow court="padel" title="Padel, San Zeno" detail="20:30 · 3 of 4" spots="1 spot" />;
}
`,
  rules: [
    {
      do: 'Say how many have joined and how many spots are left.',
      dont: 'Only “almost full”: the reader decides what is almost.',
    },
  ],
  content: [
    'The title is the sport and the quarter: “Football, Borgo Roma”. It wraps, even within a word.',
    'The detail has a middle dot between its parts: “20:00 · 8 of 10”.',
    'The free spots are a number and a noun with its own singular, “1 spot”. They stay on one line, and take their room from the title.',
  ],
  screenReader: ['Title, detail and spots are read as plain text; the court is decoration.'],
};
