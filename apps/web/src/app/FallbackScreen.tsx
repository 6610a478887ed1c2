import { PATHS } from '@campetto/contract';
import { ErrorScreen } from '@campetto/ui';
import { useLingui } from '@lingui/react/macro';
import { BRAND } from '../config/brand.ts';
import { activeLanguage } from '../i18n/activate.ts';
import { withLanguage } from '../i18n/address.ts';
import { PageTitle } from './PageTitle.tsx';

interface FallbackProps {
  status?: string;
  message: string;
  /** What failed, as the browser says it. With it the page can be loaded again. */
  failure?: string;
}

/** How the browsers, and Vite for styles, say that a piece of the code did not come. */
const LOST_CHUNK = /dynamically imported module|importing a module script|preload CSS/i;

/** The app's own face for anything that went wrong on the way to a screen (spec §2.1). */
export function Fallback({ status, message, failure }: FallbackProps) {
  const { t } = useLingui();
  const title = t`Unexpected Application Error!`;
  return (
    <>
      <PageTitle title={title} />
      <ErrorScreen
        title={title}
        status={status}
        message={message}
        detail={failure}
        retry={
          failure === undefined ? undefined : { label: t`Reload`, onRetry: () => location.reload() }
        }
        brand={BRAND.wordmark}
        // Where a route's code was lost the link is the browser's: it must name the language itself.
        home={{
          label: t`Back to the home page`,
          href: withLanguage(PATHS.home, activeLanguage()),
        }}
      />
    </>
  );
}

/** Shows an error that nothing has handled. */
export function ErrorFallback({ error }: { error: unknown }) {
  const { t } = useLingui();
  const failure = error instanceof Error ? error.message : String(error);
  const message = LOST_CHUNK.test(failure)
    ? t`Part of this page could not be loaded. You may be offline, or there is a new version of it.`
    : t`This page has stopped working. Loading it again may help.`;
  return <Fallback message={message} failure={failure} />;
}

/** Shows that no page stands at this address. */
export function NotFoundScreen() {
  const { t } = useLingui();
  return <Fallback status="404" message={t`There is no page at this address.`} />;
}
