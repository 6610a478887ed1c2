import { PATHS } from '@campetto/contract';
import { notFoundTexts } from '@campetto/messages/public/fallback';
import { homeLabel } from '@campetto/messages/public/shell';
import { ErrorScreen } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { PageTitle } from './PageTitle.tsx';

/** The page at an unknown address, in words for whoever mistyped it (decisions D21, D33). */
export function NotFoundPage() {
  const { i18n } = useLingui();
  const { title, message } = notFoundTexts(i18n);
  return (
    <>
      <PageTitle title={title} />
      <ErrorScreen
        status="404"
        title={title}
        message={message}
        home={{ label: homeLabel(i18n), href: PATHS.home }}
      />
    </>
  );
}
