import { useCallback } from 'react';
import { RequestError } from '../requests/requestError.ts';
import { useRevalidateOverview } from '../useRevalidateOverview.ts';
import { useVenueContext } from '../VenueProvider.tsx';
import { nextOrder } from './sendOrder.ts';

/**
 * Runs one action at a time on a venue, or on several, marks them as pending meanwhile, and resolves to its result.
 * Rejects with a RequestError of the failure `pending`, without running the action, if one of the venues has a pending
 * one. The overview is requested again only when no action is pending any more, so that no response is overtaken by an
 * older one.
 */
export function useVenueAction() {
  const { setPending, inFlight, sent } = useVenueContext();
  const revalidateOverview = useRevalidateOverview();
  return useCallback(
    async <Result>(
      folderPaths: readonly string[],
      action: () => Promise<Result>,
    ): Promise<Result> => {
      if (folderPaths.some((path) => inFlight.has(path)))
        throw new RequestError('pending', { isUnsent: true });
      const order = nextOrder();
      for (const path of folderPaths) {
        inFlight.add(path);
        sent.set(path, order);
      }
      setPending((pending) => new Set([...pending, ...folderPaths]));
      try {
        return await action();
      } finally {
        for (const path of folderPaths) inFlight.delete(path);
        setPending(
          (pending) => new Set([...pending].filter((path) => !folderPaths.includes(path))),
        );
        if (inFlight.size === 0) revalidateOverview();
      }
    },
    [setPending, inFlight, sent, revalidateOverview],
  );
}
