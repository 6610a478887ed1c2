import { pair } from '../../docs/page/pair.tsx';
import type { Example } from '../../docs/page/Rules.tsx';
import { findCopy } from '../../sample-copy/find.ts';
import { CountedBars } from './CountedBars.tsx';

const { reasonNames, reasons: labels } = findCopy({});

const bars = (['duplicate', 'notSportsVenue', 'closed', 'other'] as const).map((id, index) => {
  const count = [120, 31, 18, 9][index] ?? 0;
  return { id, name: reasonNames[id], count: String(count), share: count / 178 };
});

export const examples: readonly Example[] = [
  pair(
    CountedBars,
    { labels, bars, pending: false },
    { bars: bars.toSorted((a, b) => a.name.localeCompare(b.name)) },
  ),
];
