import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'One of a few, all of them in sight: why a venue is discarded.',
  avoid:
    'More than six or so are a Select. Several at once are Checkboxes in a FieldGroup. Yes or no is one Checkbox.',
  anatomy: [
    ['Question', 'The group’s name; with note, hint, error and star as in every FieldGroup.'],
    ['Option', 'Dot and words together are the target, 44 px high at least.'],
  ],
  states: [
    ['Nothing chosen', 'Possible at first; once one is chosen, there is no way back to none.'],
    [
      'Chosen',
      'The dot is thick in the brand’s colour; it is drawn with borders, which forced colours keep.',
    ],
    ['Hover, focused', 'The dot’s edge darkens; a ring around it.'],
    ['Wrong', 'The error below is read aloud with the group.'],
    ['Disabled', 'The whole group.'],
  ],
  keyboard: [
    ['Tab', 'One stop: the chosen option, or the first.'],
    ['Arrow keys', 'Move to the next option and choose it, round and round.'],
    ['Space', 'Chooses the one that has the focus.'],
  ],
  code: `import { RadioGroup } from '@campetto/ui';
import { useState } from 'react';

export function Surface() {
  const [surface, setSurface] = useState<'grass' | 'sand'>();
  return (
    <RadioGroup
      label="Surface"
      options={[
        { value: 'grass', label: 'Grass' },
        { value: 'sand', label: 'Sand' },
      ]}
      value={surface}
      onValueChange={setSurface}
    />
  );
}
`,
  rules: [
    {
      do: 'An option for “none of these”, where that is an answer.',
      dont: 'Choose one in advance to save a press: people leave it as it is.',
    },
  ],
};
