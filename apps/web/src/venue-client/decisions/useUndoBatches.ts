import { ENDPOINTS, type UndoProgress, undoBatchEventSchema } from '@campetto/contract';
import { readEvents } from '../requests/eventStream.ts';
import { RequestError } from '../requests/requestError.ts';
import { useRevalidateOverview } from '../useRevalidateOverview.ts';
import { useVenueContext } from '../VenueProvider.tsx';
import { withoutRecords } from './undoableActions.ts';
import type { UndoOutcome } from './undoOutcome.ts';

type OnProgress = (progress: UndoProgress) => void;

/**
 * Undoes batches of decisions, the latest first, and resolves to how many decisions were undone. The overview
 * is requested again; a screen refreshes its own list. Rejects with a RequestError.
 */
export function useUndoBatches() {
  const { send, setActions, addUndoneBatch, expireDuplicates } = useVenueContext();
  const revalidateOverview = useRevalidateOverview();

  async function undoBatch(batchId: string, onProgress?: OnProgress): Promise<UndoOutcome> {
    const response = await send({
      ...ENDPOINTS.undoBatch,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ batchId }),
      signal: () => new AbortController().signal, // it may take minutes
    });
    for await (const event of readEvents(response, undoBatchEventSchema)) {
      if (event.type === 'report') return event.report;
      onProgress?.(event);
    }
    throw new RequestError('offline');
  }

  return async (batchIds: readonly string[], onProgress?: OnProgress): Promise<UndoOutcome> => {
    const total = { undone: 0, refused: 0 };
    let isChanged = false;
    try {
      for (const batchId of batchIds.toReversed()) {
        const { undone, refused, already } = await undoBatch(batchId, onProgress);
        setActions((actions) => withoutRecords(actions, [batchId]));
        // A batch whose undo was refused as a whole can be undone later.
        if (undone > 0) addUndoneBatch(batchId);
        total.undone += undone;
        total.refused += refused;
        isChanged ||= !already;
      }
    } finally {
      revalidateOverview();
      // Venues that were discarded are possible duplicates again.
      expireDuplicates();
    }
    return isChanged ? total : { ...total, already: true };
  };
}
