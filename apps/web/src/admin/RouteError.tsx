import { useLingui } from '@lingui/react/macro';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { ErrorFallback, Fallback } from '../app/FallbackScreen.tsx';

/** Shows an error that no route has handled, such as a refused answer to a loader. */
export function RouteError() {
  const { t } = useLingui();
  const error = useRouteError();
  if (!isRouteErrorResponse(error)) return <ErrorFallback error={error} />;
  return (
    <Fallback
      status={String(error.status)}
      message={error.statusText || t`The server gave no reason.`}
    />
  );
}
