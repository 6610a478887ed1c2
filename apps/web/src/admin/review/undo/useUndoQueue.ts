import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UndoableAction } from '../../../venue-client/decisions/undoableActions.ts';
import { useVenueContext } from '../../../venue-client/VenueProvider.tsx';
import { findTarget, lastTarget, type UndoTarget } from './undoTarget.ts';

interface UndoQueueOptions {
  /** The actions that can be undone, the oldest first. */
  actions: readonly UndoableAction[];
  /** An undo is under way. */
  pending: boolean;
  /** Called without an action if there is none left. */
  undo: (action: UndoableAction | undefined) => Promise<void>;
}

/**
 * Carries out undos one after the other, each of the action that was the last one when it was requested; one that was
 * in flight then is waited for.
 */
export function useUndoQueue({ actions, pending, undo }: UndoQueueOptions) {
  const { inFlight, sent, pending: changing } = useVenueContext();
  const [queued, setQueued] = useState<readonly UndoTarget[]>([]);
  const underWay = useRef<UndoableAction>(undefined);
  const [next] = queued;
  const undoNext = useEffectEvent((target: UndoTarget): void => {
    // An action that was sent in the same moment is not rendered as pending yet.
    if ('venue' in target && inFlight.has(target.venue)) return;
    const action = findTarget(target, actions);
    // Where the action that was to be undone has failed, those before it are not undone either.
    const isFailed = !action && 'venue' in target;
    setQueued((before) => (isFailed ? [] : before.slice(1)));
    if (!action) return;
    underWay.current = action;
    void undo(action).finally(() => {
      underWay.current = undefined;
    });
  });
  useEffect(() => {
    const isWaiting = pending || !next || ('venue' in next && changing.has(next.venue));
    if (!isWaiting) undoNext(next);
  }, [next, pending, changing]);
  return {
    add: (): void => {
      const choose = (before: readonly UndoTarget[]) => {
        const requested = underWay.current ? [underWay.current, ...before] : before;
        return lastTarget({ actions, inFlight, sent, requested });
      };
      if (!choose(queued)) return void undo(undefined);
      setQueued((before) => {
        const target = choose(before);
        return target ? [...before, target] : before;
      });
    },
    clear: () => setQueued([]),
  };
}
