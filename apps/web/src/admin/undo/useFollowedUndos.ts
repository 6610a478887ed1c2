import { movedManyText } from '@campetto/messages/admin/decisions';
import { useLingui } from '@lingui/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useRuns } from '../shell/runs/RunsProvider.tsx';
import { undoReport } from './undoReport.ts';
import type { Undos } from './useUndos.ts';

/**
 * Follows the undos of batches that began before the page was loaded, or in another window, and shows what they have led
 * to: the server lists only how far they are.
 */
export function useFollowedUndos({ sendOne, progress }: Pick<Undos, 'sendOne' | 'progress'>): void {
  const { i18n } = useLingui();
  const { runs, reportUndo } = useRuns();
  /** The batches that this window undoes or follows, also shortly after the end. */
  const known = useRef(new Set<string>());
  const follow = useEffectEvent(() => {
    for (const { batchId, move, done, undo } of runs) {
      if (progress.has(batchId)) known.current.add(batchId);
      if (!undo || known.current.has(batchId)) continue;
      known.current.add(batchId);
      const text = movedManyText(i18n, done)[move];
      // The server lets a repeated request join the undo that is under way.
      sendOne({ text, ids: [batchId], isBatch: true, count: done }).then(
        (outcome) => reportUndo(undoReport(i18n, outcome)),
        () => known.current.delete(batchId),
      );
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the runs of each new list.
  useEffect(() => follow(), [runs]);
}
