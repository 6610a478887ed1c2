import { miniatures, pair } from '../../docs/page/pair.tsx';
import type { Example } from '../../docs/page/Rules.tsx';
import { marketingCopy } from '../../sample-copy/marketing.ts';
import { TrustSection } from './TrustSection.tsx';

const { trust } = marketingCopy({});

export const examples: readonly Example[] = [
  miniatures(
    pair(
      TrustSection,
      { ...trust, id: 'facts' },
      {
        id: 'adjectives',
        assurances: trust.assurances.map(({ title, link }) => ({
          title,
          text: 'Safe, trusted and first-class, for a unique experience.',
          link: { ...link, label: 'Learn more' },
        })),
      },
    ),
  ),
];
