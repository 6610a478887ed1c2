import { useState } from 'react';
import type { Drawing } from '../../docs/page/Rules.tsx';
import { addVenueCopy } from '../../sample-copy/add-venue.ts';
import { SportsField } from './SportsField.tsx';

const { sports } = addVenueCopy({});

function Sports({ selected }: { selected: readonly string[] }) {
  const [chosen, setChosen] = useState(selected);
  return <SportsField {...sports} chosen={chosen} onChange={setChosen} />;
}

/** One for each rule of the guide. */
export const drawings: readonly Drawing[] = [
  { do: <Sports selected={[]} />, dont: <Sports selected={sports.sports.map(({ id }) => id)} /> },
];
