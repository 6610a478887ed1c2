import { PATHS } from '@campetto/contract';
import { ErrorScreen } from '@campetto/ui';
import { useLingui } from '@lingui/react/macro';
import { PageTitle } from './PageTitle.tsx';

/** The page at an unknown address, in words for whoever mistyped it (decisions D21, D33). */
export function NotFoundPage() {
  const { t } = useLingui();
  const title = t`Page not found`;
  return (
    <>
      <PageTitle title={title} />
      <ErrorScreen
        status="404"
        title={title}
        message={t`There is no page at this address. Check it, or begin at the home page.`}
        home={{ label: t`Back to the home page`, href: PATHS.home }}
      />
    </>
  );
}
