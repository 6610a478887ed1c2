import { pair } from '../../docs/page/pair.tsx';
import type { Example } from '../../docs/page/Rules.tsx';
import { adminCopy } from '../../sample-copy/admin.ts';
import { ActivityList } from './ActivityList.tsx';

const { activity, happened } = adminCopy({});

const today = (texts: { approved: string; discarded: string }) => [
  {
    id: 'today',
    name: happened.today,
    items: (['approved', 'discarded'] as const).map((kind) => ({
      id: kind,
      kind,
      text: texts[kind],
      time: happened.hours,
      exactTime: happened.exact,
      dateTime: '2026-11-20T14:32:00Z',
    })),
  },
];

export const examples: readonly Example[] = [
  pair(
    ActivityList,
    { labels: activity, pending: false, days: today(happened) },
    { days: today({ approved: 'venue.approved #4821', discarded: 'venue.discarded #4822' }) },
  ),
];
