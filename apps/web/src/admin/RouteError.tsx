import { noServerReason } from '@campetto/messages/admin/screens/shell';
import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { ErrorFallback, Fallback } from '../app/FallbackScreen.tsx';
import { reloadOnce } from '../app/preloadError.ts';

/**
 * Shows an error that no route has handled, such as the error response of a loader. If code is missing after a
 * deployment, the page is reloaded.
 */
export function RouteError() {
  const { i18n } = useLingui();
  const error = useRouteError();
  useEffect(() => reloadOnce(error), [error]);
  if (!isRouteErrorResponse(error)) return <ErrorFallback error={error} />;
  return (
    <Fallback status={String(error.status)} message={error.statusText || noServerReason(i18n)} />
  );
}
