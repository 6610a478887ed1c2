import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: 'The frame of every screen of the back office: the sidebar with its entries, the top bar, and the screen itself.',
  avoid: 'Public pages use a SiteShell. The sign-in has its own screen, the LoginForm.',
  anatomy: [
    ['Skip link', 'The first Tab stop; leads to the screen.'],
    ['Sidebar', 'Brand, entries, tools, signed-in user. Dark in both themes.'],
    [
      'Entry',
      'Icon and name; the current one is marked, also on a screen that is reached from it. An announced one has a badge.',
    ],
    ['Tool', 'Icon and name, as an entry; opens over any screen, such as a list of shortcuts.'],
    ['Top bar', 'The last sign-in and the languages; on small screens the menu button.'],
    [
      'Notice',
      'A warning about every screen, such as a lost connection, in place of the last sign-in.',
    ],
    ['Screen', 'The page’s `main`, at most 90 rem wide.'],
  ],
  states: [
    ['Desktop, from 1024 px', 'The sidebar stays visible while the screen scrolls.'],
    ['Below that', 'The sidebar is hidden until the menu button slides it over the page.'],
    ['Notice shown', 'Announced at once. The page does not move: its room is always kept.'],
    ['Announced entry', 'Greyed, with a badge; not a link.'],
  ],
  keyboard: [
    ['Tab', 'Skip link, brand, entries, tools, log-out, then the top bar and the screen.'],
    ['Enter, Space on the menu button', 'Open the sidebar; the focus moves into it.'],
    ['Escape, Back', 'Close the sidebar; the focus returns to the menu button.'],
  ],
  code: `import { AdminShell } from '@campetto/ui';
import { labels } from '@campetto/ui/labels/en';
import type { ReactNode } from 'react';

export function BackOffice({ children, onLogOut }: {
  children: ReactNode;
  onLogOut: () => void;
}) {
  return (
    <AdminShell
      labels={labels.AdminShell}
      brand={{ name: 'campetto', href: '/' }}
      entries={[
        { id: 'venues', label: 'Review venues', href: '/venues', icon: 'venues', current: true },
        { id: 'users', label: 'Manage users', href: '/users', icon: 'users', disabled: true },
      ]}
      user={{ email: 'giulia@campetto.app' }}
      lastLogin="Last login: Nov 20, 2026"
      languageSwitch={null}
      onLogOut={onLogOut}
    >
      {children}
    </AdminShell>
  );
}
`,
  rules: [
    {
      do: 'A notice about every screen, such as a lost connection.',
      dont: 'The outcome of one action: it belongs in an UndoNotice or a Banner of its screen.',
    },
    {
      do: 'One h1 in the screen: the shell has none.',
      dont: 'A second `main` inside the screen.',
    },
  ],
  content: [
    'An entry names its screen in one to three words, in sentence case: “Review venues”, in Italian “Esamina strutture”. A longer one wraps beside its icon.',
    'The badge of an announced entry has at most two words, “Coming soon”: it does not wrap, and takes its room from the name.',
    'The last sign-in is one line with the date as the language writes it: “Last login: Nov 20, 2026”.',
    'The notice says what is wrong and what follows from it, in whole sentences: “You are offline. What you see may be out of date.”',
  ],
  screenReader: [
    'Navigation, header and main part are landmarks; the current entry is reported as the current page.',
    'The `notice` is an alert. A disabled entry is reported as disabled, with the badge as part of its name.',
  ],
};
