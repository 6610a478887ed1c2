import { PATHS } from '@campetto/contract';
import { ErrorScreen } from '@campetto/ui';
import { useLingui } from '@lingui/react/macro';
import { BRAND } from '../config/brand.ts';
import { activeLanguage } from '../i18n/activate.ts';
import { withLanguage } from '../i18n/address.ts';
import { PageTitle } from './PageTitle.tsx';
import { isMissingChunk } from './preloadError.ts';

interface FallbackProps {
  status?: string;
  message: string;
  /** The browser's error message; with it the screen offers a reload. */
  failure?: string;
}

/** The screen for every error that keeps a page from being shown (spec §2.1). */
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
          failure === undefined
            ? undefined
            : { label: t`Reload`, onAction: () => location.reload() }
        }
        brand={BRAND.wordmark}
        // Outside the router the link is the browser's, so the address must name the language.
        home={{
          label: t`Back to the home page`,
          href: withLanguage(PATHS.home, activeLanguage()),
        }}
      />
    </>
  );
}

/** Shows an unhandled error. */
export function ErrorFallback({ error }: { error: unknown }) {
  const { t } = useLingui();
  const failure = error instanceof Error ? error.message : String(error);
  const message = isMissingChunk(error)
    ? t`Part of this page could not be loaded. You may be offline, or there is a new version of it.`
    : t`This page has stopped working. Loading it again may help.`;
  return <Fallback message={message} failure={failure} />;
}
