import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { ACTIVITY_KEY } from './activity.ts';
import { COUNTS_KEY } from './counts.ts';
import { useVenueContext } from './VenueProvider.tsx';

/**
 * Runs one action at a time on a venue and marks it busy meanwhile; answers whether it ran. The
 * counts and the activity are asked for again only when no action is in flight any more, so that
 * no answer is overtaken by an older one.
 */
export function useVenueAction() {
  const { setBusy, inFlight } = useVenueContext();
  const { mutate } = useSWRConfig();
  return useCallback(
    async (folderPath: string, action: () => Promise<void>): Promise<boolean> => {
      if (inFlight.has(folderPath)) return false;
      inFlight.add(folderPath);
      setBusy((busy) => new Set(busy).add(folderPath));
      try {
        await action();
        return true;
      } finally {
        inFlight.delete(folderPath);
        setBusy((busy) => new Set([...busy].filter((other) => other !== folderPath)));
        if (inFlight.size === 0) {
          void mutate(COUNTS_KEY);
          void mutate(ACTIVITY_KEY);
        }
      }
    },
    [setBusy, inFlight, mutate],
  );
}
