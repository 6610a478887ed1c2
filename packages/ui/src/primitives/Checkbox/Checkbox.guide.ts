import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'A yes or a no that is kept: this sport is played here, someone of the team has been there.',
  avoid:
    'One of several that exclude each other is a RadioGroup or a Select. What acts at once is a Button. Several boxes that answer one question belong in a FieldGroup.',
  anatomy: [
    ['Line', 'Box and words together are the target, 44 px high at least.'],
    ['Box', 'Filled and ticked when on: the tick tells it without colour too.'],
    ['Label', 'True when the box is ticked.'],
    ['Hint', 'Optional second line, quieter; read aloud as the description.'],
  ],
  states: [
    ['Unticked, ticked', 'The caller keeps which; the box shows it.'],
    ['Hover', 'The edge of the box darkens, wherever on the line the pointer is.'],
    ['Focused', 'A ring around the box.'],
    [
      'In a group that is wrong',
      'The box of what is not ticked has the edge of every wrong field.',
    ],
    ['Disabled', 'Greyed with its words; a tick stays visible.'],
  ],
  keyboard: [
    ['Tab', 'Reaches the box.'],
    ['Space', 'Ticks it, or takes the tick away.'],
    ['Enter', 'Sends the form that it is in.'],
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
      do: 'Say what is true when it is ticked: “Has lights”.',
      dont: 'A denial: “No lights”. Unticked, it says that there are not no lights.',
    },
  ],
};
