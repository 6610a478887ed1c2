import { useCallback } from 'react';
import { useRevalidateOverview } from '../useRevalidateOverview.ts';
import { useVenueContext } from '../VenueProvider.tsx';

/**
 * Runs one action at a time on a venue, marks it as pending meanwhile, and returns whether it ran.
 * The overview is requested again only when no action is pending any more, so that no response is
 * overtaken by an older one.
 */
export function useVenueAction() {
  const { setPending, inFlight } = useVenueContext();
  const revalidateOverview = useRevalidateOverview();
  return useCallback(
    async (folderPath: string, action: () => Promise<void>): Promise<boolean> => {
      if (inFlight.has(folderPath)) return false;
      inFlight.add(folderPath);
      setPending((pending) => new Set(pending).add(folderPath));
      try {
        await action();
        return true;
      } finally {
        inFlight.delete(folderPath);
        setPending((pending) => new Set([...pending].filter((other) => other !== folderPath)));
        if (inFlight.size === 0) revalidateOverview();
      }
    },
    [setPending, inFlight, revalidateOverview],
  );
}
