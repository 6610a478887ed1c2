import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'internal',
  since: '0.1.0',
  use: 'Draws the app’s page of one match with its players on the pitch, to be captured or placed in a PhoneFrame.',
  avoid: 'It is a picture of the app: its button is not interactive. A real step is an ActionLink.',
  anatomy: [
    ['Pitch', 'Five against five, the goalkeepers first; a free spot is a plus.'],
    ['Heading', 'The match, and its free spots in lime.'],
    ['Facts', 'Time, place and level, each with its icon.'],
    ['Players', 'The initials of the first four of the home side, and how many have joined.'],
    ['Footer', 'Price and button; they stay at the lower edge.'],
  ],
  states: [
    ['Some spots free', 'A plus where a player is missing.'],
    ['Nobody has joined', 'A plus on all ten spots, no initials.'],
    ['Any size', 'Sized in em: it scales with the phone around it.'],
  ],
  keyboard: [],
  code: `import { MatchDetailScreen, PhoneFrame } from '@campetto/ui';

export function Match() {
  return (
    <PhoneFrame label="The app: a five-a-side match with its players on the pitch">
      <MatchDetailScreen
        time="18:43"
        title="Five-a-side, Borgo Roma"
        spots="2 spots"
        teams={[
          ['SB', 'LR', 'AC', 'MT', undefined],
          ['PF', 'EV', 'NG', 'TB', undefined],
        ]}
        facts={[
          { kind: 'when', title: 'Tonight, 20:00', text: '60 minutes' },
          { kind: 'where', title: 'Arena Borgo Roma', text: '1.2 km away · covered' },
          { kind: 'level', title: 'Level 3–5', text: 'Friendly, for fun' },
        ]}
        players={{ count: '8 of 10', text: 'Samir, Luca and 6 more' }}
        price={{ amount: '€6.00', text: 'per player' }}
        action="Take a spot"
      />
    </PhoneFrame>
  );
}
`,
  rules: [
    {
      do: 'As many free places on the pitch as the text says.',
      dont: 'Eight players in the text, and nobody on the pitch.',
    },
  ],
  content: [
    'The title is the kind of match and the quarter, “Five-a-side, Borgo Roma”; it may take two lines of equal length.',
    'The free spots are a number and a noun on one line: “2 spots”.',
    'A fact is a bold value, “Tonight, 20:00”, with a quieter one below it, “60 minutes”; neither has a full stop.',
    'The button has a verb and its object, as the app does: “Take a spot”.',
  ],
  screenReader: [
    'In a PhoneFrame none of its texts is read: the frame’s label describes the picture.',
  ],
};
