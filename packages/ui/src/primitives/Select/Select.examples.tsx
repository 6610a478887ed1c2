import { useState } from 'react';
import type { Example } from '../../docs/page/Rules.tsx';
import { Select } from './Select.tsx';

const CITIES = [
  { value: 'milano', label: 'Milano' },
  { value: 'torino', label: 'Torino' },
];

function City({ options, first }: { options: typeof CITIES; first?: string }) {
  const [value, setValue] = useState(first);
  return <Select label="City" options={options} value={value} onValueChange={setValue} />;
}

export const examples: readonly Example[] = [
  {
    do: <City options={[{ value: 'all', label: 'All cities' }, ...CITIES]} first="all" />,
    // Without an option for "any" the choice cannot be taken back; an empty value would throw.
    dont: <City options={CITIES} />,
  },
];
