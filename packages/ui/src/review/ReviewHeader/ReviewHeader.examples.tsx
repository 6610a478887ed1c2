import { miniatures, pair } from '../../docs/page/pair.tsx';
import type { Example } from '../../docs/page/Rules.tsx';
import { venueCopy } from '../../sample-copy/venue.ts';
import { ReviewHeader } from './ReviewHeader.tsx';

const { header } = venueCopy({});

export const examples: readonly Example[] = [
  miniatures(
    pair(
      ReviewHeader,
      {
        title: header.title,
        subtitle: header.subtitle,
        addVenue: { label: header.add, href: '#add' },
        refresh: { label: header.refresh, pending: false, onAction: () => {} },
      },
      {
        subtitle:
          'Good morning, Giulia! It is nice to see you again. On this page you find all venues that wait for you, with everything that you need to decide on them.',
      },
    ),
  ),
];
