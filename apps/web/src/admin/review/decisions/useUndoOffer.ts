import type { UndoResult } from '@campetto/contract';
import { useState } from 'react';
import { useUndo } from '../../../venue-client/decisions/useUndo.ts';

/** What has just been done, in words, and the records by which it is undone; none: nothing to undo. */
interface UndoOffer {
  text: string;
  activityIds: readonly string[];
  tone: 'neutral' | 'critical';
}

/** `turn` grows with each offer, so that a repeated text is announced again. */
type ShownOffer = UndoOffer & { turn: number };

interface UndoOfferOptions {
  onUndone: (results: UndoResult[]) => void;
  onFailed: (error: unknown) => void;
}

/** Offers to undo the last decision; the offer stays until another one replaces it. */
export function useUndoOffer({ onUndone, onFailed }: UndoOfferOptions) {
  const undoRecords = useUndo();
  const [offer, setOffer] = useState<ShownOffer>();
  const [pending, setPending] = useState(false);

  async function undo(): Promise<void> {
    if (pending || offer === undefined || offer.activityIds.length === 0) return;
    setPending(true);
    try {
      onUndone(await undoRecords(offer.activityIds));
    } catch (error) {
      onFailed(error);
    } finally {
      setPending(false);
    }
  }

  return {
    offer,
    pending,
    undo,
    show: (next: UndoOffer) => setOffer((last) => ({ ...next, turn: (last?.turn ?? 0) + 1 })),
    dismiss: () => setOffer(undefined),
  };
}
