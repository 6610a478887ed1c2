import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: 'One of a few options, all visible: why a venue is discarded.',
  avoid:
    'More than about six options are a Select. Several at once are Checkboxes in a FieldGroup. Yes or no is one Checkbox.',
  anatomy: [
    ['Question', 'The group’s name; with note, hint, error and star as in every FieldGroup.'],
    ['Option', 'Dot and text together are the target, at least 44 px high.'],
    ['Shortcut', 'Optional, the key that chooses the option, shown where there is a mouse.'],
  ],
  states: [
    ['None selected', 'Possible at first; once one is selected, it can no longer be deselected.'],
    [
      'Selected',
      'The dot is thick in the brand’s colour; it is drawn with borders, which remain under forced colours.',
    ],
    ['Hover, focused', 'The dot’s border darkens; a ring around it.'],
    [
      'Invalid',
      'The dots have the colour of an error; the text below is read aloud with the group.',
    ],
    ['Disabled', 'The whole group.'],
  ],
  keyboard: [
    ['Tab', 'One stop: the selected option, or the first.'],
    ['Arrow keys', 'Move to the next option and select it, cyclically.'],
    ['Space', 'Selects the focused option.'],
    ['The displayed shortcut', 'Selects its option if the caller handles it.'],
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
      do: 'Offer an option for “none of these”, where that is an answer.',
      dont: 'Select one in advance to save a press: people leave it unchanged.',
    },
  ],
  content: [
    'The label asks, the options answer, in the same grammatical form.',
    'An option has no full stop and is not cut: “Not a sports venue”.',
  ],
  screenReader: ['It is a group of radio buttons; the place of the chosen one is read: “2 of 6”.'],
};
