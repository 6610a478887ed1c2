import { useLingui } from '@lingui/react/macro';
import { CallError } from '../venues/CallError.ts';

/**
 * What to tell of a failed call: the reason where the administrator can do something about it,
 * otherwise the screen's own sentence (spec §8).
 */
export function useFailureText(): (error: unknown, otherwise: string) => string {
  const { t } = useLingui();
  return (error, otherwise) => {
    if (!(error instanceof CallError)) return otherwise;
    switch (error.failure) {
      case 'forbidden':
        return t`Your account has no administrator rights. Ask the team to grant them, then sign in again.`;
      case 'unauthorized':
        return t`Your session has expired. Please sign in again.`;
      case 'missing':
        return t`This venue no longer exists.`;
      case 'stale':
        return t`Someone else has changed this venue since you opened it. Nothing was saved.`;
      default:
        return otherwise;
    }
  };
}
