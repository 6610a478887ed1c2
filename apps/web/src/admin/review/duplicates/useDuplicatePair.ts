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

type PairAction = PairSide | 'keepBoth';

interface DuplicatePairOptions {
  /** Called with the id of the record by which the whole merge is undone. */
  onDiscarded: (item: VenueReviewItem, activityId: string) => void;
  /** Called with the other venue, which is not the same, and the id of the record by which this is undone. */
  onRejected: (other: VenueReviewItem, activityId: string) => void;
}

/**
 * A venue beside one of its likely duplicates. Copied fields are saved when the other venue is
 * discarded as a duplicate; turning to another duplicate drops them.
 */
export function useDuplicatePair(
  venue: VenueReviewItem,
  duplicates: readonly Duplicate[],
  { onDiscarded, onRejected }: DuplicatePairOptions,
) {
  const mergeDuplicates = useMergeDuplicates();
  const [index, setIndex] = useState(0);
  const [copies, setCopies] = useState<Copies>({});
  const [pending, setPending] = useState<PairAction>();
  const [failure, setFailure] = useState<{ action: PairAction; cause: unknown }>();
  const duplicate = duplicates[Math.min(index, duplicates.length - 1)];

  function turn(by: number): void {
    setIndex((now) => (now + by + duplicates.length) % duplicates.length);
    setCopies({});
    setFailure(undefined);
  }

  async function run(action: PairAction, work: () => Promise<void>): Promise<void> {
    setPending(action);
    setFailure(undefined);
    try {
      await work();
    } catch (cause) {
      setFailure({ action, cause });
    } finally {
      setPending(undefined);
    }
  }

  async function discard(side: PairSide): Promise<void> {
    if (!duplicate) return;
    const pair = { venue, duplicate: duplicate.item };
    const kept = pair[OTHER[side]];
    await run(side, async () => {
      const isCopied = Object.values(copies).includes(OTHER[side]);
      const fields = pairFields(pair, copies)[OTHER[side]];
      const merged = await mergeDuplicates({
        keep: kept,
        update: isCopied ? updateBody(kept, { ...editOf(kept), fields }) : undefined,
        discard: [pair[side]],
        notDuplicates: [],
      });
      if (merged) onDiscarded(pair[side], merged.activityId);
    });
  }

  async function reject(): Promise<void> {
    if (!duplicate) return;
    const other = duplicate.item;
    await run('keepBoth', async () => {
      const rejection = { keep: venue, update: undefined, discard: [], notDuplicates: [other] };
      const rejected = await mergeDuplicates(rejection);
      if (rejected) onRejected(other, rejected.activityId);
    });
  }

  return {
    duplicate,
    index: Math.min(index, duplicates.length - 1),
    copies,
    pending,
    failure,
    turn,
    discard,
    reject,
    copy: (field: ComparedField, to: PairSide) => setCopies({ ...copies, [field]: to }),
    undoCopy: (field: ComparedField) => setCopies(({ [field]: _undone, ...others }) => others),
  };
}
