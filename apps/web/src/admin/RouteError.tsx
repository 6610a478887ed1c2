import { noServerReason } from '@campetto/messages/admin/shell';
import { useLingui } from '@lingui/react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { ErrorFallback, Fallback } from '../app/FallbackScreen.tsx';

/** Shows an error that no route has handled, such as the error response of a loader. */
export function RouteError() {
  const { i18n } = useLingui();
  const error = useRouteError();
  if (!isRouteErrorResponse(error)) return <ErrorFallback error={error} />;
  return (
    <Fallback status={String(error.status)} message={error.statusText || noServerReason(i18n)} />
  );
}
