import { miniatures, pair } from '../../docs/page/pair.tsx';
import type { Example } from '../../docs/page/Rules.tsx';
import { EmptyState } from '../../primitives/EmptyState/index.ts';
import { adminCopy } from '../../sample-copy/admin.ts';
import { AdminShell } from './AdminShell.tsx';

const { brand, entries, lastLogin, offline, shell } = adminCopy({});

/** Shows the first rule; the other is about headings and landmarks. */
export const examples: readonly Example[] = [
  miniatures(
    pair(
      AdminShell,
      {
        labels: shell,
        brand: { name: brand, href: '#dashboard' },
        entries: [{ id: 'venues', label: entries.venues, href: '#venues', icon: 'venues' }],
        user: { email: 'giulia@campetto.app' },
        lastLogin,
        notice: { text: offline, isShown: true },
        languageSwitch: null,
        onLogOut: () => {},
        children: <EmptyState title={entries.venues} />,
      },
      { notice: { text: 'Padel Club Navigli was updated.', isShown: true } },
    ),
    '30rem',
  ),
];
