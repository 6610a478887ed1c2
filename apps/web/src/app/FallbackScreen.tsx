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
}

/** The app's own face for anything that went wrong on the way to a screen (spec §2.1). */
export function Fallback({ status, message }: FallbackProps) {
  const { t } = useLingui();
  const title = t`Unexpected Application Error!`;
  return (
    <>
      <PageTitle title={title} />
      <ErrorScreen
        title={title}
        status={status}
        message={message}
        brand={BRAND.name.toLowerCase()}
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
  return <Fallback message={error instanceof Error ? error.message : String(error)} />;
}

/** Shows that no page stands at this address. */
export function NotFoundScreen() {
  const { t } = useLingui();
  return <Fallback status="404" message={t`There is no page at this address.`} />;
}
