import { pair } from '../../docs/page/pair.tsx';
import type { Example } from '../../docs/page/Rules.tsx';
import { findCopy } from '../../sample-copy/find.ts';
import { ReasonCounts } from './ReasonCounts.tsx';

const { reasonNames, reasons: labels } = findCopy({});

const reasons = (['duplicate', 'notSportsVenue', 'closed', 'other'] as const).map((id, index) => {
  const count = [120, 31, 18, 9][index] ?? 0;
  return { id, reason: reasonNames[id], count: String(count), share: count / 178 };
});

export const examples: readonly Example[] = [
  pair(
    ReasonCounts,
    { labels, reasons, pending: false },
    { reasons: reasons.toSorted((a, b) => a.reason.localeCompare(b.reason)) },
  ),
];
