import { miniatures, pair } from '../../docs/page/pair.tsx';
import type { Example } from '../../docs/page/Rules.tsx';
import { adminCopy } from '../../sample-copy/admin.ts';
import { ErrorScreen } from './ErrorScreen.tsx';

const { notFound, home } = adminCopy({}).fallback;

export const examples: readonly Example[] = [
  miniatures(
    pair(
      ErrorScreen,
      { ...notFound, status: '404', home: { label: home, href: '#home' } },
      { title: 'Own goal!', message: 'You typed an address that does not exist.' },
    ),
  ),
];
