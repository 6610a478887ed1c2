import { pair } from '../../docs/page/pair.tsx';
import type { Example } from '../../docs/page/Rules.tsx';
import { adminCopy } from '../../sample-copy/admin.ts';
import { DecisionChart } from './DecisionChart.tsx';

const { labels, summary } = adminCopy({}).decisions;

const last = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const date = new Date(Date.UTC(2026, 10, 21 - count + index));
    return {
      id: date.toISOString().slice(0, 10),
      shortName: String(date.getUTCDate()),
      name: date.toUTCString().slice(0, 11),
      approved: (index * 37) % 90,
      discarded: (index * 23) % 40,
    };
  });

export const examples: readonly Example[] = [
  pair(
    DecisionChart,
    { labels, summary, days: last(14), formatNumber: String, pending: false },
    { days: last(60) },
  ),
];
