import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Asks which sports a venue is for, where several may be true: a checkbox for each.',
  avoid:
    'Where one sport is to be chosen, use a RadioGroup or a Select. To filter a long list by sport, a Select takes less room.',
  anatomy: [
    ['Group', 'A fieldset; its label is read out with the first checkbox.'],
    [
      'Hint',
      'Above the boxes. Where one is required it says how many are needed, since the star alone cannot.',
    ],
    ['Checkboxes', 'In columns where there is room, each 44 px high with its whole line to press.'],
    ['Error', 'Below the boxes, tied to the group.'],
  ],
  states: [
    ['None chosen', 'No sport is chosen for anybody.'],
    ['Some chosen', 'New choices are added at the end: the order is that of choosing.'],
    ['Wrong', 'Says what is missing; the boxes have the edge of every wrong field.'],
    ['Disabled', 'While the form is being sent.'],
  ],
  keyboard: [
    ['Tab', 'Goes from box to box.'],
    ['Space', 'Ticks the box and takes the tick away.'],
  ],
  code: `import { SportsField } from '@campetto/ui';
import { useState } from 'react';

const sports = [
  { id: 'football', label: 'Football' },
  { id: 'padel', label: 'Padel' },
  { id: 'tennis', label: 'Tennis' },
];

export function Sports() {
  const [chosen, setChosen] = useState<string[]>([]);
  return (
    <SportsField
      label="Sports"
      hint="At least one."
      required
      sports={sports}
      chosen={chosen}
      onChange={setChosen}
    />
  );
}
`,
};
