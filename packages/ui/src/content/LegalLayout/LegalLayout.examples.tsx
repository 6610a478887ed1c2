import { miniatures, pair } from '../../docs/page/pair.tsx';
import type { Example } from '../../docs/page/Rules.tsx';
import { contentCopy } from '../../sample-copy/content.ts';
import { LegalLayout } from './LegalLayout.tsx';

const { legal, home } = contentCopy({});

/** Both after a failed connection. */
export const examples: readonly Example[] = [
  miniatures(
    pair(
      LegalLayout,
      {
        title: legal.title,
        labels: legal,
        home: { label: home, href: '#home' },
        document: { status: 'failed', onRetry: () => {} },
      },
      { document: { status: 'missing' } },
    ),
  ),
];
