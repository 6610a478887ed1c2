import { SiteShell } from '@campetto/ui';
import { useLingui } from '@lingui/react/macro';
import { Outlet } from 'react-router-dom';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteNavbar } from './SiteNavbar.tsx';

/** The layout of every public page: navigation bar, content, footer. */
export function SiteLayout() {
  const { t } = useLingui();
  return (
    <SiteShell skipLabel={t`Skip to content`} navbar={<SiteNavbar />} footer={<SiteFooter />}>
      <Outlet />
    </SiteShell>
  );
}
