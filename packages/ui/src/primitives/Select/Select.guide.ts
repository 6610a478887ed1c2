import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: 'One of several known values, on a single line: a city, a status, the order of a list.',
  avoid:
    'Two to six values that people should compare are a RadioGroup. Hundreds that they search by typing are an AddressAutocomplete or a search field. Several at once are Checkboxes.',
  anatomy: [
    ['Field', 'Label, note, hint and error as in every field.'],
    ['Trigger', 'As high as a text field; shows the selected value, or the placeholder.'],
    ['List', 'At least as wide as the trigger, at most 22 rem high; longer lists scroll.'],
    ['Option', 'As high as a touch target; the selected one is bold and ticked.'],
  ],
  states: [
    ['Nothing selected', 'The placeholder, quieter; it says what comes first: “Country first”.'],
    [
      'Selected',
      'The label, or a shorter one where the field is narrow; truncated at the end if necessary.',
    ],
    ['Hover, focused', 'The border darkens; a ring outside.'],
    ['Open', 'The list covers the page, which neither scrolls nor responds.'],
    ['Invalid', 'Border and error in the critical colour, with an icon.'],
    ['Disabled', 'Greyed; the placeholder should give the reason.'],
  ],
  keyboard: [
    ['Tab', 'Reaches the trigger.'],
    ['Enter, Space, Arrow keys', 'Open the list.'],
    ['Arrow keys, Home, End', 'Move within the list.'],
    ['A letter', 'Moves to the option that starts with it.'],
    ['Enter, Space', 'Select the marked option and return to the trigger.'],
    ['Escape', 'Closes the list without a change.'],
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
      do: 'Use a separate value for “any”, such as `all`.',
      dont: 'An option whose value is empty: it throws.',
    },
  ],
  content: [
    'The label names the value: “City”. The placeholder asks for it: “Choose a city”.',
    'Options are in sentence case, without a full stop. The trigger cuts a long one at its end: give that a `short` text, such as “+39”.',
    'An option that leaves nothing out says so: “All countries”.',
  ],
  screenReader: [
    'It is a combobox with the chosen option as its value; the list is read when it opens.',
  ],
};
