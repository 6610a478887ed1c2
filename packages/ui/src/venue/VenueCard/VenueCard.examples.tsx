import type { Example } from '../../docs/page/Rules.tsx';
import { sampleCard } from '../samples.tsx';

/** Shows the first rule; the others are about what cannot be seen. */
export const examples: readonly Example[] = [
  {
    do: sampleCard('bare', {}),
    dont: sampleCard(
      'bare',
      {},
      {
        name: 'n/a',
        sports: ['unknown'],
        address: '-',
        phone: 'n/a',
        website: { text: 'n/a' },
        rating: { value: '0.0', outOf: '5', total: '0', label: 'Rated 0 out of 5' },
      },
    ),
  },
];
