import { pair } from '../../docs/page/pair.tsx';
import type { Example } from '../../docs/page/Rules.tsx';
import { addVenueCopy } from '../../sample-copy/addVenue.ts';
import { PhoneField } from './PhoneField.tsx';

const { dialCodes, labels } = addVenueCopy({}).phone;

export const examples: readonly Example[] = [
  pair(
    PhoneField,
    {
      labels,
      dialCodes,
      dialCode: '+39',
      onDialCodeChange: () => {},
      number: '045 000-0000',
      onNumberChange: () => {},
    },
    { error: 'Only digits are allowed.' },
  ),
];
