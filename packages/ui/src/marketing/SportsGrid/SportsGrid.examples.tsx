import { miniatures, pair } from '../../docs/page/pair.tsx';
import type { Example } from '../../docs/page/Rules.tsx';
import { marketingCopy } from '../../sample-copy/marketing.ts';
import { SportsGrid } from './SportsGrid.tsx';

const { sports } = marketingCopy({});

export const examples: readonly Example[] = [
  {
    ...miniatures(
      pair(
        SportsGrid,
        { ...sports, id: 'five-sports' },
        { id: 'four-sports', sports: sports.sports.slice(0, 4) },
      ),
    ),
    from: 'desktop',
  },
];
