import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Asks for the sports of a venue: a checkbox for each, several can be checked.',
  avoid:
    'For one sport use a RadioGroup or a Select. To filter a long list by sport, a Select takes less room.',
  anatomy: [
    ['Group', 'A fieldset; its label is read aloud with the first checkbox.'],
    [
      'Hint',
      'Above the boxes. If one is required it states how many are needed, since the star alone cannot.',
    ],
    [
      'Checkboxes',
      'In columns where there is room, each 44 px high with its whole line as target.',
    ],
    ['Error', 'Below the boxes, associated with the group.'],
  ],
  states: [
    ['None selected', 'No sport is preselected.'],
    ['Some selected', 'New selections are appended: the order is that of selection.'],
    ['Invalid', 'States what is missing; the boxes have the border of an invalid field.'],
    ['Disabled', 'While the form is being sent.'],
  ],
  keyboard: [
    ['Tab', 'Moves from box to box.'],
    ['Space', 'Checks and unchecks the box.'],
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
  rules: [
    {
      do: 'Begin with no sport selected.',
      dont: 'Select all in advance: nobody takes away what is not played there.',
    },
  ],
  content: [
    'The label is a plural noun, “Sports”; the hint says how many: “At least one.” A group cannot be reported as required.',
    'An option is the name of the sport alone, in sentence case: “Volleyball”, not “Volleyball is played here”.',
    'The error is about the group: “At least one sport must be selected”.',
  ],
  screenReader: ['It is a group of checkboxes with its label as the name.'],
};
