import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Holds the eleven fields of an address behind a button, for checking what a search has filled in, or for filling it in oneself.',
  avoid:
    'To find an address, start with an AddressAutocomplete. Shown for reading only, an address is a line of text.',
  anatomy: [
    ['Button', 'Opens and closes; its arrow points down while open.'],
    ['Fields', 'In the order of an envelope: the long one and its short companion side by side.'],
    ['Formatted address', 'The whole address as it is printed, over two lines.'],
    [
      'Origin',
      '“autofilled” with its sparkle at the end of a label, as long as nobody has changed the field.',
    ],
  ],
  states: [
    ['Closed', 'Only the button. What was typed stays.'],
    ['Open', 'All eleven. Latitude and longitude bring up the number keys.'],
    ['Autofilled', 'Marked field by field, by words and by ground.'],
    ['Wrong', 'The field says what is missing. Open the details before leading there.'],
    ['Disabled', 'Read only while the form is being sent; it still opens and closes.'],
  ],
  keyboard: [
    ['Tab', 'The button, then field by field while open.'],
    ['Enter, Space', 'On the button: open and close.'],
  ],
  code: `import { AddressDetails, type AddressFields } from '@campetto/ui';
import { useState } from 'react';

interface Details {
  found: AddressFields;
}

export function Details({ found }: Details) {
  const [open, setOpen] = useState(true);
  const [value, setValue] = useState(found);
  return (
    <AddressDetails
      labels={{
        title: 'Address details',
        origin: 'autofilled',
        street: 'Street address',
        number: 'House number',
        city: 'City',
        postalCode: 'Postal code',
        state: 'State/Province',
        stateCode: 'State code',
        country: 'Country',
        countryCode: 'Country code',
        latitude: 'Latitude',
        longitude: 'Longitude',
        formattedAddress: 'Formatted address',
      }}
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
      do: 'Take a field out of autofilled as soon as somebody changes it.',
      dont: 'Go on calling a corrected value autofilled.',
    },
  ],
};
