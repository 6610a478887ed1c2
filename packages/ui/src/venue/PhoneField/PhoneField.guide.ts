import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: 'A phone number in two parts, the country’s dial code and the rest, if the number is stored in its international form.',
  avoid:
    'A number that is stored as written, such as a source’s, uses a plain TextField of type tel.',
  anatomy: [
    ['Group', 'Contains both parts; its name is only read aloud.'],
    [
      'Dial code',
      'A Select: closed it shows “+39”, open “Italy (+39)”. Countries that share a code share a line.',
    ],
    [
      'Number',
      'A TextField of type tel, so that a phone opens its numeric keyboard. Typed text is not reformatted.',
    ],
    ['Hint and error', 'Below the number; they wrap without widening the code.'],
  ],
  states: [
    ['Empty', 'With a dial code preselected: that of most of your venues.'],
    [
      'Invalid',
      'The number is marked and explains what to correct. The code is never invalid by itself.',
    ],
    ['Disabled', 'The code is disabled, the number read-only: it can still be copied.'],
    ['Narrow', 'One part below the other if the number’s label would wrap.'],
  ],
  keyboard: [
    ['Tab', 'From the code to the number.'],
    ['Enter, Space', 'Open the list of codes.'],
    ['Letters', 'In the open list: move to a country by its name, “cz” to Czechia.'],
    ['Escape', 'Closes the list without a change.'],
  ],
  code: `import { PhoneField } from '@campetto/ui';
import { useState } from 'react';

const dialCodes = [
  { code: '+39', label: 'Italy' },
  { code: '+34', label: 'Spain' },
  { code: '+1', label: 'Canada, United States' },
] as const;

export function VenuePhone() {
  const [dialCode, setDialCode] = useState<(typeof dialCodes)[number]['code']>('+39');
  const [number, setNumber] = useState('');
  return (
    <PhoneField
      labels={{ group: 'Phone', dialCode: 'Dial code', number: 'Phone number' }}
      note="optional"
      dialCodes={dialCodes}
      dialCode={dialCode}
      onDialCodeChange={setDialCode}
      number={number}
      onNumberChange={setNumber}
    />
  );
}
`,
  rules: [
    {
      do: 'Accept spaces, hyphens and brackets, and normalise when saving.',
      dont: 'Refuse them, or correct the number while the user types.',
    },
  ],
  content: [
    'Labels are nouns, “Dial code” and “Phone number”. The group is only read: “Phone”.',
    'A country is its name in the language of the screen; the component adds the code: “Italy (+39)”. Countries that share one are separated by commas.',
    'The hint says what to leave out: “Without the leading zero.”',
  ],
  screenReader: ['Both parts are in one group with a name.'],
};
