import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: 'A yes or a no that is stored: this sport is played here, someone of the team has been there.',
  avoid:
    'One of several exclusive options is a RadioGroup or a Select. An immediate action is a Button. Several boxes for one question belong in a FieldGroup.',
  anatomy: [
    ['Line', 'Box and text together are the target, at least 44 px high.'],
    ['Box', 'Filled and ticked when checked: the tick shows it without colour too.'],
    ['Label', 'True when the box is checked.'],
    ['Hint', 'Optional second line, quieter; read aloud as the description.'],
  ],
  states: [
    ['Unchecked, checked', 'Controlled by the caller.'],
    ['Hover', 'The border of the box darkens while the pointer is anywhere on the line.'],
    ['Focused', 'A ring around the box.'],
    ['In an invalid group', 'An unchecked box has the border of an invalid field.'],
    ['Disabled', 'Greyed with its text; a tick remains visible.'],
  ],
  keyboard: [
    ['Tab', 'Reaches the box.'],
    ['Space', 'Checks or unchecks it.'],
    ['Enter', 'Submits the form.'],
  ],
  code: `import { Checkbox } from '@campetto/ui';
import { useState } from 'react';

export function Verified() {
  const [verified, setVerified] = useState(false);
  return (
    <Checkbox
      label="Verified"
      hint="Someone of the team has been there."
      checked={verified}
      onCheckedChange={setVerified}
    />
  );
}
`,
  rules: [
    {
      do: 'State what is true when it is checked: “Has lights”.',
      dont: 'A negation: “No lights”. Unchecked, it becomes a double negation.',
    },
  ],
  content: [
    'A statement that is true when it is checked, without a full stop.',
    'The hint is a sentence with a full stop.',
  ],
  screenReader: ['The label is the name, the hint the description.'],
};
