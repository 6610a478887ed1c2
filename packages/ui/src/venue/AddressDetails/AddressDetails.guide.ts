import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Contains the eleven fields of an address behind a button, to check what a search has filled in, or to fill them in by hand.',
  avoid:
    'To find an address, start with an AddressAutocomplete. A read-only address is a line of text.',
  anatomy: [
    ['Button', 'Opens and closes; its arrow points down while open.'],
    ['Fields', 'In the order of an envelope: long and short fields side by side.'],
    ['Formatted address', 'The whole address as it is printed, in two lines.'],
    [
      'Origin',
      '“autofilled” with its icon at the end of a label, until somebody changes the field.',
    ],
  ],
  states: [
    ['Closed', 'Only the button. Typed text remains.'],
    ['Open', 'All eleven. Latitude and longitude open the numeric keyboard.'],
    ['Autofilled', 'Marked field by field, by text and by background.'],
    [
      'Invalid',
      'The field states what is missing. Open the details before moving the focus there.',
    ],
    ['Disabled', 'Read-only while the form is being sent; it still opens and closes.'],
  ],
  keyboard: [
    ['Tab', 'The button, then field by field while open.'],
    ['Enter, Space', 'On the button: open and close.'],
  ],
  code: `import { AddressDetails, type AddressFields } from '@campetto/ui';
import { labels } from '@campetto/ui/labels/en';
import { useState } from 'react';

interface Details {
  found: AddressFields;
}

export function Details({ found }: Details) {
  const [open, setOpen] = useState(true);
  const [value, setValue] = useState(found);
  return (
    <AddressDetails
      labels={labels.AddressDetails}
      open={open}
      onOpenChange={setOpen}
      value={value}
      onChange={setValue}
      autofilled={new Set(value.city === found.city ? ['city'] : [])}
    />
  );
}
`,
  rules: [
    {
      do: 'Remove a field from autofilled as soon as somebody changes it.',
      dont: 'Keep marking a corrected value as autofilled.',
    },
  ],
  content: [
    'The button is a noun, “Address details”, not “Show details”: whether they are open is reported beside it.',
    'Labels are nouns without a colon. Long ones wrap, “Provincia o regione”, and the fields of a line stay aligned.',
    'The origin is one word in lower case at the end of the label: “autofilled”. It is read with the field.',
    'A hint says what becomes of the value: “This is not a number: 0 will be saved.”',
  ],
  screenReader: [
    'The button reports whether the fields are shown. A field that was filled in says where its value comes from.',
  ],
};
