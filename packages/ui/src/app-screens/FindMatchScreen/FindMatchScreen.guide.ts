import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'internal',
  since: '0.1.0',
  use: 'Draws the app’s list of nearby matches, to be captured or placed in a PhoneFrame.',
  avoid:
    'It is a picture of the app: nothing in it is interactive. To filter real venues use VenueFilters.',
  anatomy: [
    ['Header', 'The phone’s clock, a title, the place that is searched.'],
    ['Filters', 'In a row; the first is drawn as selected, the last may exceed the screen.'],
    ['Match', 'Its court, title, detail, and the free spots in lime.'],
  ],
  states: [
    ['Full', 'Three matches fill the screen; more are cut off.'],
    ['Any size', 'Sized in em: it scales with the phone around it.'],
  ],
  keyboard: [],
  rules: [
    {
      do: 'Show one plausible evening: times, places and players that fit together.',
      dont: 'Fill it with “Match 1, Match 2”: it is the first picture of the app that a visitor sees.',
    },
  ],
  content: [
    'A match is its sport and its quarter, without a full stop: “Football, Borgo Roma”.',
    'The free spots are a number and a noun, “2 spots”: they stay on one line, and take their room from the title.',
    'Filters have one or two words and do not wrap: the last one may be cut off by the edge of the screen.',
  ],
  screenReader: [
    'In a PhoneFrame none of its texts is read: the frame’s label describes the picture.',
  ],
};
