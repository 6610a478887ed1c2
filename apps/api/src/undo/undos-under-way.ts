import type { UndoBatchEvent, UndoBatchReport, UndoProgress } from '@campetto/contract';
import type { ActivityRow } from '../db/schema.ts';
import type { Database } from '../db/transact.ts';
import type { Caller } from '../identity/caller.ts';
import { undoBatch } from './undo-batch.ts';

type OnProgress = (event: Extract<UndoBatchEvent, { type: 'progress' }>) => void;

interface RunningUndo {
  progress: UndoProgress;
  listeners: Set<OnProgress>;
  report: Promise<UndoBatchReport>;
}

export type BatchUndos = ReturnType<typeof createBatchUndos>;

/** The undos of batches that this server carries out. */
export function createBatchUndos(db: Database) {
  const underWay = new Map<string, RunningUndo>();

  function start(batch: ActivityRow, caller: Caller, signal: AbortSignal): RunningUndo {
    const listeners = new Set<OnProgress>();
    const onProgress: OnProgress = (event) => {
      undo.progress = { reached: event.reached, total: event.total };
      for (const listener of listeners) listener(event);
    };
    const report = undoBatch(db, batch, caller, onProgress, signal).finally(() =>
      underWay.delete(batch.id),
    );
    const undo: RunningUndo = {
      progress: { reached: 0, total: batch.count ?? 0 },
      listeners,
      report,
    };
    underWay.set(batch.id, undo);
    return undo;
  }

  return {
    /** How far the undo of a batch is; undefined if none is under way. */
    progressOf: (batchId: string): UndoProgress | undefined => underWay.get(batchId)?.progress,
    /**
     * Undoes a batch, until the signal aborts. A repeated request, for example after a lost connection, joins the undo
     * that is running.
     */
    undo(batch: ActivityRow, caller: Caller, onProgress: OnProgress, signal: AbortSignal) {
      const { listeners, report } = underWay.get(batch.id) ?? start(batch, caller, signal);
      listeners.add(onProgress);
      return report;
    },
    /** Waits for the undos whose clients have left: they still need the database. */
    async close(): Promise<void> {
      await Promise.allSettled(Array.from(underWay.values(), ({ report }) => report));
    },
  };
}
