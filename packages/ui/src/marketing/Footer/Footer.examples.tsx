import { miniatures, pair } from '../../docs/page/pair.tsx';
import type { Example } from '../../docs/page/Rules.tsx';
import { marketingCopy } from '../../sample-copy/marketing.ts';
import { Footer } from './Footer.tsx';

const { brand, footer } = marketingCopy({});

export const examples: readonly Example[] = [
  miniatures(
    pair(
      Footer,
      { ...footer, brand },
      {
        columns: [
          ...footer.columns,
          ...['Football', 'Padel', 'Tennis'].map((title) => ({
            title,
            links: ['Verona', 'Milano', 'Torino', 'Roma', 'Napoli'].map((city) => ({
              label: `${title} in ${city}`,
              href: `#${city}`,
            })),
          })),
        ],
      },
    ),
  ),
];
