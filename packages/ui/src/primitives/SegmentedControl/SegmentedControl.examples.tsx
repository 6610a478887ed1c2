import { useState } from 'react';
import type { Example } from '../../docs/page/Rules.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';

function Views({ labels: [cards, rows] }: { labels: readonly [string, string] }) {
  const [value, setValue] = useState('cards');
  const options = [
    { value: 'cards', label: cards },
    { value: 'rows', label: rows },
  ];
  return <SegmentedControl label="View" options={options} value={value} onValueChange={setValue} />;
}

export const examples: readonly Example[] = [
  {
    do: <Views labels={['Cards', 'Rows']} />,
    dont: <Views labels={['Show large cards', 'Show one row for each']} />,
  },
];
