import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'What every public page has around it: a way to skip to the content, the bar, the page, the footer.',
  avoid:
    'The back office stands in an AdminShell. A page that failed altogether is an ErrorScreen.',
  anatomy: [
    ['Skip link', 'The first stop of the keyboard; seen only while it has the focus.'],
    ['Bar', 'The Navbar. It is fixed, and lies over the page’s upper edge.'],
    ['Main', 'The page, under the id SITE_CONTENT_ID. It takes the focus after a change of page.'],
    ['Footer', 'Always at the lower edge of the window, or below it.'],
  ],
  states: [
    ['Short page', 'The page grows until the footer stands at the window’s lower edge.'],
    ['Long page', 'The footer follows the content.'],
  ],
  keyboard: [
    ['Tab', 'Shows the skip link first, then goes to the bar.'],
    ['Enter on the skip link', 'Leads past the bar, into the page.'],
  ],
  code: `import { PageHead, SiteShell } from '@campetto/ui';
import type { ReactNode } from 'react';

export function Site({ navbar, footer }: { navbar: ReactNode; footer: ReactNode }) {
  return (
    <SiteShell skipLabel="Skip to the content" navbar={navbar} footer={footer}>
      <PageHead title="Contact us" home={{ label: 'Back to the home page', href: '/' }} />
    </SiteShell>
  );
}
`,
  rules: [
    {
      do: 'Begin each page with a painted piece, such as Hero or PageHead: it leaves room for the bar.',
      dont: 'Begin with plain text: it starts under the bar.',
    },
  ],
};
