import type { DecisionRun } from '@campetto/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import type { RunActions } from '../../shell/runs/useRunActions.ts';

/** Stops a run; one that is being started is stopped as soon as the server has stored it. */
export function useStop(
  run: DecisionRun | undefined,
  actions: Pick<RunActions, 'pending' | 'stop'>,
) {
  const [isRequested, setRequested] = useState(false);
  const isRunning = run?.state === 'running';
  const stop = useEffectEvent(() => {
    setRequested(false);
    if (run) void actions.stop(run);
  });
  useEffect(() => {
    if (isRequested && isRunning) stop();
  }, [isRequested, isRunning]);
  return {
    isStopping: isRequested || actions.pending === 'stop',
    stop: () => setRequested(true),
    /** Call it when the run could not be started, so that the next attempt is not stopped. */
    forget: () => setRequested(false),
  };
}
