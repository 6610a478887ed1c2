import type { DecisionRun, VenueMove } from '@campetto/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Attempt, nextAttempt } from '../../../venue-client/changes/attempt.ts';
import { type DecisionTarget, targetBody } from '../../../venue-client/decisions/decisionTarget.ts';
import { useRunsOf } from '../../../venue-client/decisions/useDecisionRuns.ts';
import type { DecisionReason } from '../../../venue-client/decisions/useMoveVenue.ts';
import {
  afterLost,
  isOutcomeUnknown,
  isUnsent,
} from '../../../venue-client/requests/requestError.ts';
import { useRuns } from '../../shell/runs/RunsProvider.tsx';
import { useLeaveBlocker } from '../../useLeaveBlocker.ts';

/**
 * The run of the decision that a dialog confirms. The screen can be left once the server has stored the run, which then
 * continues without the page. A run whose response was lost is found in the list of runs.
 */
export function useBatchRun(move: VenueMove, target: DecisionTarget, onStarted: () => void) {
  const { runs, start: startRun, watch } = useRuns();
  const [started, setStarted] = useState<DecisionRun>();
  const [starting, setStarting] = useState(false);
  const [error, setError] = useState<unknown>();
  const attempt = useRef<Attempt>(undefined);
  /** The run as it was last listed. */
  const [last, setLast] = useState<DecisionRun>();
  const listed = runs.find(({ batchId }) => batchId === started?.batchId);
  // One that has ended and was dismissed in another window is no longer listed, nor is one that was undone.
  const [unlisted] = useRunsOf(started && !listed ? [started.batchId] : []);
  const blocker = useLeaveBlocker(starting);

  useEffect(() => {
    if (blocker.state !== 'blocked' || starting) return;
    if (error === undefined) blocker.proceed();
    else blocker.reset();
  }, [blocker, starting, error]);
  useEffect(() => () => watch(undefined), [watch]);
  useEffect(() => {
    if (listed) setLast(listed);
  }, [listed]);

  const onListed = useEffectEvent(() => {
    const lost = runs.find(
      ({ idempotencyKey: key }) => key !== undefined && key === attempt.current?.key,
    );
    if (error === undefined || !lost) return;
    watch(lost.batchId);
    setStarted(lost);
    setError(undefined);
    onStarted();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list may be there before the error, or after it.
  useEffect(() => onListed(), [runs, error]);

  async function start(reason: DecisionReason): Promise<void> {
    const body = { move, ...reason, ...targetBody(target) };
    attempt.current = nextAttempt(attempt.current, body);
    const wasLost = error !== undefined && isOutcomeUnknown(error) && !isUnsent(error);
    setStarting(true);
    setError(undefined);
    try {
      setStarted(await startRun(body, attempt.current.key));
      onStarted();
    } catch (cause) {
      setError(wasLost ? afterLost(cause) : cause);
    } finally {
      setStarting(false);
    }
  }

  return {
    /** Undefined before it was started. */
    run: listed ?? unlisted ?? last ?? started,
    starting,
    /** Why it could not be started. */
    error,
    /** After a failure it sends the same request again, which the server carries out only once. */
    start,
  };
}
