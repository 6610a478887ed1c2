import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Groups several controls that answer one question together, such as a box for each sport.',
  avoid:
    'One of several is a RadioGroup, which is a FieldGroup already. Fields that are only neighbours belong in a FieldGrid: a group’s name is read aloud with every control in it.',
  anatomy: [
    ['Question', 'The group’s name, announced on entering; a star when an answer is required.'],
    ['Note', 'Optional, beside the question and quieter.'],
    ['Hint', 'Optional, above the controls: how many are required.'],
    ['Controls', 'One below the other, or in columns of at least 160 px where there is room.'],
    ['Error', 'Below the controls.'],
  ],
  states: [
    ['List, columns', 'Columns for many short labels; on a phone few or one.'],
    ['Required', 'The star is visual only: the hint states how many are required.'],
    ['Invalid', 'The error is read aloud with the group’s name; unchecked boxes look invalid.'],
    ['Disabled', 'The whole group at once, with all its controls.'],
  ],
  keyboard: [['Tab', 'From control to control; each behaves as it does alone.']],
  code: `import { Checkbox, FieldGroup } from '@campetto/ui';
import { useState } from 'react';

export function Surfaces() {
  const [grass, setGrass] = useState(false);
  const [sand, setSand] = useState(false);
  return (
    <FieldGroup label="Surfaces" hint="All that there are.">
      <Checkbox label="Grass" checked={grass} onCheckedChange={setGrass} />
      <Checkbox label="Sand" checked={sand} onCheckedChange={setSand} />
    </FieldGroup>
  );
}
`,
  rules: [
    {
      do: 'The label asks once for all its controls: “Sports”.',
      dont: 'Repeat it in each of them: “Sport: Padel”, “Sport: Tennis”.',
    },
  ],
  content: [
    'The label asks or names the choice: “Why?”, “Sports”.',
    'The hint of a required group says how many: “At least one.” A group cannot be reported as required.',
  ],
  screenReader: ['It is a group with the label as its name; hint and error are its description.'],
};
