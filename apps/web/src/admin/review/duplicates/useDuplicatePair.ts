import type { Duplicate, VenueReviewItem } from '@campetto/contract';
import { useState } from 'react';
import {
  type ComparedField,
  type Copies,
  OTHER,
  type PairSide,
  pairFields,
} from '../../../venue-client/duplicates/compare.ts';
import { useMergeDuplicates } from '../../../venue-client/duplicates/useMergeDuplicates.ts';
import { editOf, updateBody } from '../../../venue-client/edit/editForm.ts';

interface DuplicatePairOptions {
  /** Called with the id of the record by which the whole merge is undone. */
  onDiscarded: (item: VenueReviewItem, activityId: string) => void;
}

/**
 * A venue beside one of its likely duplicates. Copied fields are saved when the other venue is
 * discarded as a duplicate; turning to another duplicate drops them.
 */
export function useDuplicatePair(
  venue: VenueReviewItem,
  duplicates: readonly Duplicate[],
  { onDiscarded }: DuplicatePairOptions,
) {
  const mergeDuplicates = useMergeDuplicates();
  const [index, setIndex] = useState(0);
  const [copies, setCopies] = useState<Copies>({});
  const [discarding, setDiscarding] = useState<PairSide>();
  const [error, setError] = useState<unknown>();
  const duplicate = duplicates[Math.min(index, duplicates.length - 1)];

  function turn(by: number): void {
    setIndex((now) => (now + by + duplicates.length) % duplicates.length);
    setCopies({});
    setError(undefined);
  }

  async function discard(side: PairSide): Promise<void> {
    if (!duplicate) return;
    const pair = { venue, duplicate: duplicate.item };
    const kept = pair[OTHER[side]];
    setDiscarding(side);
    setError(undefined);
    try {
      const isCopied = Object.values(copies).includes(OTHER[side]);
      const fields = pairFields(pair, copies)[OTHER[side]];
      const activityId = await mergeDuplicates({
        kept,
        update: isCopied ? updateBody(kept, { ...editOf(kept), fields }) : undefined,
        duplicate: pair[side],
      });
      if (activityId !== undefined) onDiscarded(pair[side], activityId);
    } catch (cause) {
      setError(cause);
    } finally {
      setDiscarding(undefined);
    }
  }

  return {
    duplicate,
    index: Math.min(index, duplicates.length - 1),
    copies,
    discarding,
    error,
    turn,
    discard,
    copy: (field: ComparedField, to: PairSide) => setCopies({ ...copies, [field]: to }),
    undoCopy: (field: ComparedField) => setCopies(({ [field]: _undone, ...others }) => others),
  };
}
