import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'internal',
  since: '0.1.0',
  use: 'The frame of each drawn screen of the app: a clock, a header, a body, a footer.',
  avoid:
    'It has no landmarks and does not scroll, so it is not suitable for pages that people use. The phone around it is a PhoneFrame.',
  anatomy: [
    ['Clock', 'With network and battery symbols, as on phones.'],
    ['Header', 'On the page, on a card, or on a painted court.'],
    ['Body', 'Content that does not fit is cut off at the bottom, not compressed.'],
    ['Footer', 'Optional; it stays at the lower edge, below a line.'],
  ],
  states: [
    ['Page', 'Header and body on one background.'],
    ['Card', 'The header is above the body, with a shadow.'],
    ['Football, padel', 'The header is painted, its text in the colour of that court.'],
    ['Any size', 'Fills its parent, and is sized in em of the parent’s font size.'],
  ],
  keyboard: [],
  rules: [
    {
      do: 'Size everything on it in em, so that it scales with the phone.',
      dont: 'Use rem or px: they remain large on a small phone.',
    },
  ],
  content: [
    'The clock has the hour as the language writes it, without seconds: “18:42”.',
    'It fits what the screen shows, such as an hour before the match: the pictures show one evening.',
  ],
  screenReader: [
    'In a PhoneFrame none of its texts is read: the frame’s label describes the picture.',
  ],
};
