import { setTimeout as sleep } from 'node:timers/promises';
import type { UndoBatchEvent, UndoBatchReport } from '@campetto/contract';
import type { Database } from '../db/transact.ts';
import { claimUndo, releaseUndo, requireRun } from '../decisions/runs.ts';
import type { Caller } from '../identity/caller.ts';
import { reportOf, requireBatch, undoBatch } from './undo-batch.ts';

/** Milliseconds between two looks at the undo of another request. */
const FOLLOW_INTERVAL = 250;

type OnProgress = (event: Extract<UndoBatchEvent, { type: 'progress' }>) => void;

/** The undos of batches that this server carries out or follows. */
export function createBatchUndos(db: Database) {
  const underWay = new Set<Promise<UndoBatchReport>>();

  async function follow(batchId: string, onProgress: OnProgress, signal: AbortSignal) {
    await sleep(FOLLOW_INTERVAL, undefined, { signal });
    const { undo } = await requireRun(db, batchId);
    if (undo) onProgress({ type: 'progress', ...undo });
  }

  async function undo(
    batchId: string,
    caller: Caller,
    onProgress: OnProgress,
    signal: AbortSignal,
  ): Promise<UndoBatchReport> {
    for (let follows = false; ; follows = true) {
      const batch = await requireBatch(db, batchId);
      if (batch.undoneBy) {
        const report = await reportOf(db, batch);
        if (!follows) return { ...report, already: true };
        const total = batch.count ?? 0;
        onProgress({ type: 'progress', reached: total, total });
        return report;
      }
      const claim = await claimUndo(db, batchId);
      if (claim) {
        return undoBatch(db, claim, caller, onProgress, signal).finally(() =>
          releaseUndo(db, claim),
        );
      }
      await follow(batchId, onProgress, signal);
    }
  }

  return {
    /**
     * Undoes a batch, until the signal aborts. A repeated request, for example after a lost connection, follows the undo
     * that is running on any server, and continues it if that is interrupted. One that comes after the end gets the
     * report again.
     */
    undo(...request: Parameters<typeof undo>): Promise<UndoBatchReport> {
      const report = undo(...request).finally(() => underWay.delete(report));
      underWay.add(report);
      return report;
    },
    /** Waits for the undos whose clients have left: they still need the database. */
    async close(): Promise<void> {
      await Promise.allSettled(underWay);
    },
  };
}
