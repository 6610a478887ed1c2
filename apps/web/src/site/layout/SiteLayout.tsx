import { siteShellTexts } from '@campetto/messages/public/shell';
import { SiteShell } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { use } from 'react';
import { Outlet } from 'react-router-dom';
import { OpeningStateContext, PageOpenerContext } from '../../app/page-opening/pageOpening.ts';
import { useScrollRestoration } from '../../app/page-tracking/useScrollRestoration.ts';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteNavbar } from './SiteNavbar.tsx';

/** The layout of every public page: navigation bar, content, footer. */
export function SiteLayout() {
  const { i18n } = useLingui();
  useScrollRestoration();
  const opener = use(PageOpenerContext);
  const opening = use(OpeningStateContext);
  const { skipLabel, lost, loading, unreachable } = siteShellTexts(i18n);
  return (
    <SiteShell
      skipLabel={skipLabel}
      navbar={<SiteNavbar />}
      footer={<SiteFooter />}
      lost={{
        message: lost.message,
        reload: { label: lost.reload, onAction: () => location.reload() },
      }}
      loading={opening.loading && { label: loading, ...opening.loading }}
      unreachable={
        opening.unreachable && {
          message: unreachable.message,
          retry: {
            label: unreachable.retry,
            onAction: () => opening.unreachable && opener?.open(opening.unreachable),
          },
        }
      }
    >
      <Outlet />
    </SiteShell>
  );
}
