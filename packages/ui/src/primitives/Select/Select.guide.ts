import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'One of some known values, in the room of a single line: a city, a status, the order of a list.',
  avoid:
    'Two to six values that people should compare are a RadioGroup. Hundreds that they search by typing are an AddressAutocomplete or a search field. Several at once are Checkboxes.',
  anatomy: [
    ['Field', 'Label, note, hint and error as every field has them.'],
    ['Trigger', 'As high as a text field; shows what is chosen, or the placeholder.'],
    ['List', 'At least as wide as the trigger, at most 22 rem high; it scrolls beyond.'],
    ['Option', 'As high as a thumb; the chosen one is strong and ticked.'],
  ],
  states: [
    ['Nothing chosen', 'The placeholder, quieter; it says what to do: “Select a country first”.'],
    [
      'Chosen',
      'The label, or a shorter one where the field is narrow; cut off at the end if it must be.',
    ],
    ['Hover, focused', 'The edge darkens; a ring outside.'],
    ['Open', 'The list lies over the page, which neither scrolls nor answers.'],
    ['Wrong', 'Edge and error in the critical colour, with a sign.'],
    ['Disabled', 'Greyed; the placeholder should say why.'],
  ],
  keyboard: [
    ['Tab', 'Reaches the trigger.'],
    ['Enter, Space, Arrow keys', 'Open the list.'],
    ['Arrow keys, Home, End', 'Move in the list.'],
    ['A letter', 'Moves to the option that begins with it.'],
    ['Enter, Space', 'Choose the marked option and lead back to the trigger.'],
    ['Escape', 'Closes the list, nothing changed.'],
  ],
  code: `import { Select } from '@campetto/ui';
import { useState } from 'react';

export function Status() {
  const [status, setStatus] = useState<'all' | 'pending'>('all');
  return (
    <Select
      label="Status"
      options={[
        { value: 'all', label: 'All' },
        { value: 'pending', label: 'Pending' },
      ]}
      value={status}
      onValueChange={setStatus}
    />
  );
}
`,
  rules: [
    {
      do: 'A value of its own for “any”, such as `all`.',
      dont: 'An option whose value is empty: it throws.',
    },
  ],
};
