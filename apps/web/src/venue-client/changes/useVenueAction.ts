import { useCallback } from 'react';
import { RequestError } from '../http.ts';
import { useRevalidateOverview } from '../useRevalidateOverview.ts';
import { useVenueContext } from '../VenueProvider.tsx';

/**
 * Runs one action at a time on a venue, marks it as pending meanwhile, and resolves to its result. Rejects with a
 * RequestError of the failure `pending`, without running the action, if the venue has a pending one. The overview is
 * requested again only when no action is pending any more, so that no response is overtaken by an older one.
 */
export function useVenueAction() {
  const { setPending, inFlight, sent } = useVenueContext();
  const revalidateOverview = useRevalidateOverview();
  return useCallback(
    async <Result>(folderPath: string, action: () => Promise<Result>): Promise<Result> => {
      if (inFlight.has(folderPath)) throw new RequestError('pending', { isUnsent: true });
      inFlight.add(folderPath);
      sent.delete(folderPath);
      sent.add(folderPath);
      setPending((pending) => new Set(pending).add(folderPath));
      try {
        return await action();
      } finally {
        inFlight.delete(folderPath);
        setPending((pending) => new Set([...pending].filter((other) => other !== folderPath)));
        if (inFlight.size === 0) revalidateOverview();
      }
    },
    [setPending, inFlight, sent, revalidateOverview],
  );
}
