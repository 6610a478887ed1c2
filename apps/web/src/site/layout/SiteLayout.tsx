import { siteShellTexts } from '@campetto/messages/public/shell';
import { SiteShell } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { Outlet } from 'react-router-dom';
import { useScrollRestoration } from '../../app/page-tracking/useScrollRestoration.ts';
import { activeLanguage } from '../../i18n/activate.ts';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteNavbar } from './SiteNavbar.tsx';

/** The layout of every public page: navigation bar, content, footer. */
export function SiteLayout() {
  const { i18n } = useLingui();
  useScrollRestoration();
  const { skipLabel, lost } = siteShellTexts(i18n);
  return (
    <SiteShell
      skipLabel={skipLabel}
      navbar={<SiteNavbar />}
      footer={<SiteFooter />}
      lost={{
        message: lost.message,
        // The page itself, which a link loads without scripts.
        reload: { label: lost.reload, href: `?lang=${activeLanguage()}` },
      }}
    >
      <Outlet />
    </SiteShell>
  );
}
