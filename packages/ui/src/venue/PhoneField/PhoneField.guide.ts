import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Takes a telephone number in two parts, the country’s dial code and the rest, where the number will be stored in its international form.',
  avoid:
    'A number that is kept as somebody wrote it, such as a source’s, goes into a plain TextField of type tel.',
  anatomy: [
    ['Group', 'Holds both parts together; its name is only read aloud.'],
    [
      'Dial code',
      'A Select: closed it shows “+39”, open “Italy (+39)”. Countries that share a code share a line.',
    ],
    [
      'Number',
      'A TextField of type tel, so that a phone brings up its number keys. What was typed stays as typed.',
    ],
    ['Hint and error', 'Below the number; they wrap without widening the code.'],
  ],
  states: [
    ['Empty', 'With a dial code already chosen: that of most of your venues.'],
    ['Wrong', 'The number is marked and says what to mend. The code is never wrong by itself.'],
    ['Disabled', 'The code is disabled, the number read only: what is in it can still be copied.'],
    ['Narrow', 'One part below the other where the number’s label would break.'],
  ],
  keyboard: [
    ['Tab', 'From the code to the number.'],
    ['Enter, Space', 'Open the list of codes.'],
    ['Letters', 'In the open list: lead to a country by its name, “cz” to Czechia.'],
    ['Escape', 'Closes the list and changes nothing.'],
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
      do: 'Take spaces, hyphens and brackets as they come, and tidy up when saving.',
      dont: 'Correct the number under the typing hand.',
    },
  ],
};
