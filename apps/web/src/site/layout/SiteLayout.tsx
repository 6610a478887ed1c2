import { SiteShell } from '@campetto/ui';
import { useLingui } from '@lingui/react/macro';
import { Outlet } from 'react-router-dom';
import { activeLanguage } from '../../i18n/activate.ts';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteNavbar } from './SiteNavbar.tsx';

/** The layout of every public page: navigation bar, content, footer. */
export function SiteLayout() {
  const { t } = useLingui();
  return (
    <SiteShell
      skipLabel={t`Skip to content`}
      navbar={<SiteNavbar />}
      footer={<SiteFooter />}
      lost={{
        message: t`Part of this page did not load. Its links still work.`,
        // The page itself, which a link loads without scripts.
        reload: { label: t`Load it again`, href: `?lang=${activeLanguage()}` },
      }}
    >
      <Outlet />
    </SiteShell>
  );
}
