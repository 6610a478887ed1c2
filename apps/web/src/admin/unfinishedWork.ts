import { useEffect } from 'react';
import { useUnloadWarning } from './useUnloadWarning.ts';

const UNFINISHED_WORK = ['import', 'failure', 'undo', 'key'] as const;

/** Work that a log-out in any window of this browser ends or loses. */
export type UnfinishedWork = (typeof UNFINISHED_WORK)[number];

const lockName = (work: UnfinishedWork) => `unfinished-${work}`;

/**
 * Lets all windows know of unfinished work; before this one is closed, the browser asks. It frees the lock also of a
 * window that crashes.
 */
export function useUnfinishedWork(work: UnfinishedWork, isUnfinished: boolean): void {
  useUnloadWarning(isUnfinished);
  useEffect(() => {
    if (!isUnfinished) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    // Without a secure connection there are no locks.
    void navigator.locks?.request(lockName(work), { mode: 'shared' }, () => promise);
    return resolve;
  }, [work, isUnfinished]);
}

/** The unfinished work of all windows. */
export async function unfinishedWork(): Promise<UnfinishedWork[]> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return UNFINISHED_WORK.filter((work) => held.some(({ name }) => name === lockName(work)));
}
