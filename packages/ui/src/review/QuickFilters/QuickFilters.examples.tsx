import { useState } from 'react';
import type { Example } from '../../docs/page/Rules.tsx';
import { QuickFilters } from './QuickFilters.tsx';

function Chips({ words }: { words: readonly string[] }) {
  const [on, setOn] = useState(words.slice(0, 1));
  return (
    <QuickFilters
      label="Quick filters"
      filters={words.map((word) => ({
        id: word,
        label: word,
        pressed: on.includes(word),
        onToggle: () =>
          setOn(on.includes(word) ? on.filter((other) => other !== word) : [...on, word]),
      }))}
    />
  );
}

export const examples: readonly Example[] = [
  {
    do: <Chips words={['Clean', 'Possible duplicates']} />,
    dont: <Chips words={['Show only venues without failed checks', 'Find duplicates']} />,
  },
];
