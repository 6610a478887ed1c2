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
