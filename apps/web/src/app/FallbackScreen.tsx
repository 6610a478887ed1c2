import { PATHS } from '@campetto/contract';
import { failureTexts } from '@campetto/messages/public/fallback';
import { homeLabel } from '@campetto/messages/public/shell';
import { ErrorScreen } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
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
  const { i18n } = useLingui();
  const { title, retry } = failureTexts(i18n);
  return (
    <>
      <PageTitle title={title} />
      <ErrorScreen
        title={title}
        status={status}
        message={message}
        detail={failure}
        retry={
          failure === undefined ? undefined : { label: retry, onAction: () => location.reload() }
        }
        brand={BRAND.wordmark}
        // Outside the router the browser follows the link, so the address must name the language.
        home={{
          label: homeLabel(i18n),
          href: withLanguage(PATHS.home, activeLanguage()),
        }}
      />
    </>
  );
}

/** Shows an unhandled error. */
export function ErrorFallback({ error }: { error: unknown }) {
  const { i18n } = useLingui();
  const { missingChunk, stopped } = failureTexts(i18n);
  const failure = error instanceof Error ? error.message : String(error);
  const isMissing = isMissingChunk(error);
  const message = isMissing ? missingChunk : stopped;
  // The missing code can be loaded once the connection returns.
  useEffect(() => {
    if (!isMissing) return;
    const reload = () => location.reload();
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, [isMissing]);
  return <Fallback message={message} failure={failure} />;
}
