import { pair } from '../../docs/page/pair.tsx';
import type { Example } from '../../docs/page/Rules.tsx';
import { MatchRow } from './MatchRow.tsx';

export const examples: readonly Example[] = [
  pair(
    MatchRow,
    {
      court: 'football',
      title: 'Five-a-side, Borgo Roma',
      detail: '20:00 · 8 of 10 · Silver, Gold',
      spots: '2 spots',
    },
    { detail: '20:00 · Silver, Gold', spots: 'almost full' },
  ),
];
