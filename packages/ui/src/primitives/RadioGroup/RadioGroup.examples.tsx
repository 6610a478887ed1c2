import { useState } from 'react';
import type { Example } from '../../docs/page/Rules.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const REASONS = [
  { value: 'duplicate', label: 'Duplicate' },
  { value: 'closed', label: 'Closed for good' },
];

function Why({ options, first }: { options: typeof REASONS; first?: string }) {
  const [value, setValue] = useState(first);
  return <RadioGroup label="Why?" options={options} value={value} onValueChange={setValue} />;
}

export const examples: readonly Example[] = [
  {
    do: <Why options={[...REASONS, { value: 'other', label: 'Another reason' }]} />,
    dont: <Why options={REASONS} first="duplicate" />,
  },
];
