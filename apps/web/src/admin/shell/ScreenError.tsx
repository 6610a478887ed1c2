import { useRouteError } from 'react-router-dom';
import { isMissingChunk } from '../../app/preloadError.ts';
import { UnloadedScreen } from './UnloadedScreen.tsx';

/** Shows inside the shell that a screen's code is missing; other errors are left to the root. */
export function ErrorBoundary() {
  const error = useRouteError();
  if (isMissingChunk(error)) return <UnloadedScreen />;
  throw error;
}
