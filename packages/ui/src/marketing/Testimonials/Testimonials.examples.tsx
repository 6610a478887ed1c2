import { miniatures, pair } from '../../docs/page/pair.tsx';
import type { Example } from '../../docs/page/Rules.tsx';
import { marketingCopy } from '../../sample-copy/marketing.ts';
import { Testimonials } from './Testimonials.tsx';

const { testimonials } = marketingCopy({});

/** Shows the first rule; the other is about keys. */
export const examples: readonly Example[] = [
  miniatures(
    pair(
      Testimonials,
      { ...testimonials, id: 'whole-voices' },
      {
        id: 'cut-voices',
        items: testimonials.items.map((item) => ({ ...item, text: `${item.text.slice(0, 24)}…` })),
      },
    ),
  ),
];
