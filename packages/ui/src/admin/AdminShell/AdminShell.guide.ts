import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'The frame of every screen of the back office: the sidebar with its rooms, the bar above, and the screen itself.',
  avoid: 'Public pages stand in a SiteShell. Signing in has a screen of its own, the LoginForm.',
  anatomy: [
    ['Skip link', 'The first stop of the keyboard; leads to the screen.'],
    ['Sidebar', 'Brand, rooms, small print, who is signed in. Dark in both themes.'],
    ['Room', 'Icon and name; where one is now is marked. What is only announced wears a badge.'],
    ['Top bar', 'The last sign-in and the languages; on small screens the menu button.'],
    ['Screen', 'The page’s `main`, at most 90 rem wide.'],
  ],
  states: [
    ['Desk, from 1024 px', 'The sidebar stays in sight while the screen scrolls.'],
    ['Below that', 'The sidebar is away until the menu button brings it in over the page.'],
    ['Announced room', 'Greyed, with a badge; it is no link.'],
  ],
  keyboard: [
    ['Tab', 'Skip link, brand, rooms, small print, log out, then the bar and the screen.'],
    ['Enter, Space on the menu button', 'Bring the sidebar in; the focus goes into it.'],
    ['Escape', 'Sends the sidebar away; the focus returns to the menu button.'],
  ],
  code: `import { AdminShell } from '@campetto/ui';
import type { ReactNode } from 'react';

export function BackOffice({ children, onLogOut }: {
  children: ReactNode;
  onLogOut: () => void;
}) {
  return (
    <AdminShell
      labels={{
        navigation: 'Back office',
        openMenu: 'Open menu',
        closeMenu: 'Close menu',
        administrator: 'Administrator',
        logOut: 'Log out',
        comingSoon: 'Coming soon',
        skipToContent: 'Skip to content',
      }}
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
      do: 'One heading of the first rank in the screen: the shell has none.',
      dont: 'A second `main` inside it.',
    },
  ],
};
