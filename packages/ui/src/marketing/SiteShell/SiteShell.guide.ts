import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: 'The frame of every public page: a skip link, the navigation bar, the page, the footer.',
  avoid: 'The back office uses an AdminShell. A page that failed completely is an ErrorScreen.',
  anatomy: [
    ['Skip link', 'The first Tab stop; visible only while it has the focus.'],
    ['Bar', 'The Navbar. It is fixed and covers the page’s upper edge.'],
    ['Main', 'The page, with the id `content`. It gets the focus after a change of page.'],
    ['Footer', 'Always at the lower edge of the window, or below it.'],
  ],
  states: [
    ['Short page', 'The page grows until the footer is at the window’s lower edge.'],
    ['Long page', 'The footer follows the content.'],
    ['Loading', 'The next page is on its way: a bar at the upper edge of the window.'],
    [
      'Unreachable',
      'The next page could not be loaded: this one remains, with a note at the lower edge and another try. The note announces each try and its failure.',
    ],
    [
      'Lost',
      'The app could not be loaded. The start script of the page shows the hidden note at the lower edge of the window, whose button reloads the page at the same place.',
    ],
  ],
  keyboard: [
    ['Tab', 'Shows the skip link first, then moves to the bar.'],
    ['Enter on the skip link', 'Moves past the bar, into the page.'],
  ],
  code: `import { PageHeader, SiteShell } from '@campetto/ui';
import type { ReactNode } from 'react';

export function Site({ navbar, footer }: { navbar: ReactNode; footer: ReactNode }) {
  return (
    <SiteShell
      skipLabel="Skip to the content"
      navbar={navbar}
      footer={footer}
      lost={{
        message: 'Part of this page did not load. Its links still work.',
        reload: { label: 'Load it again', onAction: () => location.reload() },
      }}
    >
      <PageHeader title="Contact us" home={{ label: 'Back to the home page', href: '/' }} />
    </SiteShell>
  );
}
`,
  rules: [
    {
      do: 'Begin each page with a painted component, such as Hero or PageHeader: it leaves room for the bar.',
      dont: 'Begin with plain text: the bar covers it.',
    },
  ],
  content: [
    'The skip link says where it leads: “Skip to content”.',
    'The note says what did not load and what still works: “Part of this page did not load. Its links still work.” It interrupts a screen reader.',
    'Its button is a verb: “Load it again”, not “OK”.',
  ],
  screenReader: [
    'The skip link comes first, then header, main part and footer, each a landmark. That the app or the next page could not be loaded is an alert; that a page is being loaded is announced.',
  ],
};
