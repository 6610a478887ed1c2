import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'internal',
  since: '0.1.0',
  use: 'Draws the app’s page of a player’s level and season, to be captured or placed in a PhoneFrame.',
  avoid:
    'It is a picture of the app, with invented figures. Real figures on a page are Stats, in the back office StatTiles.',
  anatomy: [
    ['Header', 'On padel blue: season, level in a ring, name, progress to the next level.'],
    ['Badges', 'Two, side by side; the first one is highlighted.'],
    ['Weeks', 'One bar each; the last one, this week’s, is emphasised.'],
    ['Gains', 'What this week’s points were awarded for.'],
  ],
  states: [
    ['Half-way', 'Ring and meter are filled up to the player’s progress.'],
    ['First week', 'Ring, meter and bars are empty.'],
    ['Any size', 'Sized in em: it scales with the phone around it.'],
  ],
  keyboard: [],
  rules: [
    {
      do: 'Use figures that add up: the gains make the week’s points, the progress fits current and next level.',
      dont: 'Invent each figure separately; somebody will check the sum.',
    },
  ],
  content: [
    'A level is a numeral alone, in the ring; what it is called is beside it.',
    'Points have a sign when they are gained, “+140”; their unit is in the title: “XP by week”.',
    'The label of a week is as short as its bar is narrow: the number of the week, “8”.',
  ],
  screenReader: [
    'In a PhoneFrame none of its texts is read: the frame’s label describes the picture.',
  ],
};
