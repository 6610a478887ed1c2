import type { UndoResult } from '@campetto/contract';
import { useState } from 'react';
import { useUndo } from '../../venues/undo.ts';

/** Something that has just been done, in words, and the records by which it is taken back. */
export interface UndoOffer {
  text: string;
  activityIds: readonly string[];
  tone: 'neutral' | 'critical';
}

/** `turn` grows with each offer: the same words twice are read out twice. */
type ShownOffer = UndoOffer & { turn: number };

interface UndoOptions {
  onUndone: (results: UndoResult[]) => void;
  onFailed: (error: unknown) => void;
}

/** Offers to take the last decision back; the offer stays until another takes its place. */
export function useUndoOffer({ onUndone, onFailed }: UndoOptions) {
  const undoRecords = useUndo();
  const [offer, setOffer] = useState<ShownOffer>();
  const [undoing, setUndoing] = useState(false);

  async function undo(): Promise<void> {
    if (undoing || offer === undefined || offer.activityIds.length === 0) return;
    setUndoing(true);
    try {
      const results = await undoRecords(offer.activityIds);
      onUndone(results);
    } catch (error) {
      onFailed(error);
    } finally {
      setUndoing(false);
    }
  }

  return {
    offer,
    undoing,
    undo,
    make: (next: UndoOffer) => setOffer((last) => ({ ...next, turn: (last?.turn ?? 0) + 1 })),
    dismiss: () => setOffer(undefined),
  };
}
