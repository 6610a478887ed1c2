import { useState } from 'react';
import type { Example } from '../../docs/page/Rules.tsx';
import { addVenueCopy } from '../../sample-copy/addVenue.ts';
import { SportsField } from './SportsField.tsx';

const { sports } = addVenueCopy({});

function Sports({ selected }: { selected: readonly string[] }) {
  const [chosen, setChosen] = useState(selected);
  return <SportsField {...sports} chosen={chosen} onChange={setChosen} />;
}

export const examples: readonly Example[] = [
  { do: <Sports selected={[]} />, dont: <Sports selected={sports.sports.map(({ id }) => id)} /> },
];
