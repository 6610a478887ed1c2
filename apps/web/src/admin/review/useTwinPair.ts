import type { Twin, VenueReviewItem } from '@campetto/contract';
import { useState } from 'react';
import {
  type ComparedField,
  type Copies,
  OTHER,
  type PairSide,
  pairFields,
} from '../../venues/compare.ts';
import { updateBody } from '../../venues/edit.ts';
import { useMoveVenue } from '../../venues/move.ts';
import { useUpdateVenue } from '../../venues/update.ts';

interface TwinPairOptions {
  /** With the records of what was done, the latest last. */
  onDiscarded: (item: VenueReviewItem, activityIds: string[]) => void;
}

/**
 * A venue beside one of its likely twins. What is copied over is saved when the other one is
 * discarded as a duplicate; going on to the next twin forgets it.
 */
export function useTwinPair(
  venue: VenueReviewItem,
  twins: readonly Twin[],
  { onDiscarded }: TwinPairOptions,
) {
  const updateVenue = useUpdateVenue();
  const moveVenue = useMoveVenue();
  const [index, setIndex] = useState(0);
  const [copies, setCopies] = useState<Copies>({});
  const [discarding, setDiscarding] = useState<PairSide>();
  const [error, setError] = useState<unknown>();
  const twin = twins[Math.min(index, twins.length - 1)];

  function turn(by: number): void {
    setIndex((now) => (now + by + twins.length) % twins.length);
    setCopies({});
    setError(undefined);
  }

  async function discard(side: PairSide): Promise<void> {
    if (!twin) return;
    const pair = { venue, twin: twin.item };
    const stays = pair[OTHER[side]];
    const activityIds: string[] = [];
    setDiscarding(side);
    setError(undefined);
    try {
      if (Object.values(copies).includes(OTHER[side])) {
        const fields = pairFields(pair, copies)[OTHER[side]];
        const { activityId } = await updateVenue(stays, updateBody(stays, fields));
        if (activityId) activityIds.push(activityId);
      }
      const why = { reason: 'duplicate', duplicateOf: stays.folderPath } as const;
      const discarded = await moveVenue(pair[side], 'discard', why);
      if (discarded) activityIds.push(discarded);
      onDiscarded(pair[side], activityIds);
    } catch (cause) {
      setError(cause);
    } finally {
      setDiscarding(undefined);
    }
  }

  return {
    twin,
    index: Math.min(index, twins.length - 1),
    copies,
    discarding,
    error,
    turn,
    discard,
    copy: (field: ComparedField, to: PairSide) => setCopies({ ...copies, [field]: to }),
    undoCopy: (field: ComparedField) => setCopies(({ [field]: _undone, ...others }) => others),
  };
}
