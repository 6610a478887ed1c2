import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Holds several controls that answer one question together, such as a box for each sport.',
  avoid:
    'One of several is a RadioGroup, which is a FieldGroup already. Fields that only stand near each other belong in a FieldGrid: a group is read aloud with every control in it.',
  anatomy: [
    ['Question', 'The group’s name, read aloud on the way in; a star when an answer is required.'],
    ['Note', 'Optional, beside the question and quieter.'],
    ['Hint', 'Optional, above the controls: how many are wanted.'],
    ['Controls', 'Below one another, or in columns of at least 160 px where there is room.'],
    ['Error', 'Below the controls.'],
  ],
  states: [
    ['List, columns', 'Columns for many short labels; on a phone they are few or one.'],
    ['Required', 'The star is for those who see: the hint says how many are needed.'],
    [
      'Wrong',
      'The error is read aloud with the group’s name; boxes that are not ticked look wrong.',
    ],
    ['Disabled', 'The whole group at once, whatever is in it.'],
  ],
  keyboard: [['Tab', 'From control to control; each does what it does alone.']],
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
};
