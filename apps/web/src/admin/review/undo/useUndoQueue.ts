import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import {
  mayShareVenue,
  UNDONE_AT_ONCE_MAX,
  type UndoableAction,
} from '../../../venue-client/decisions/undoableActions.ts';
import { useVenueContext } from '../../../venue-client/VenueProvider.tsx';
import { useUnfinishedWork } from '../../unfinishedWork.ts';
import { findTarget, isDone, lastTarget, type UndoTarget } from './undoTarget.ts';

interface UndoQueueOptions {
  /** The actions that can be undone, the last that was done at the end. */
  actions: readonly UndoableAction[];
  /** Those whose undo is under way, and whether there are any as it is rendered. */
  underWay: RefObject<readonly UndoableAction[]>;
  pending: boolean;
  /** Called without an action if there is none left. */
  undo: (action: UndoableAction | undefined) => void;
}

/**
 * Carries out undos one after the other, each of the action that was the last one when it was requested; one that was
 * in flight then is waited for, and not undone if it fails.
 */
export function useUndoQueue({ actions, underWay, pending, undo }: UndoQueueOptions) {
  const { inFlight, sent, undosInFlight, pending: changing } = useVenueContext();
  const [queued, setQueued] = useState<readonly UndoTarget[]>([]);
  const [next] = queued;
  useUnfinishedWork('failure', next !== undefined);
  // A key that may be part of a typed text requests its undo later, from an earlier render.
  const latest = useRef({ actions, queued });
  useLayoutEffect(() => {
    latest.current = { actions, queued };
    if (!pending) underWay.current = [];
  });
  const undoNext = useEffectEvent((target: UndoTarget): void => {
    // An action that was sent in the same moment is not rendered as pending yet.
    if ('venue' in target && inFlight.has(target.venue)) return;
    setQueued((before) => before.slice(1));
    const action = findTarget(target, actions);
    if (action) undo(action);
  });
  useEffect(() => {
    const isWaiting = pending || !next || ('venue' in next && changing.has(next.venue));
    if (!isWaiting) undoNext(next);
  }, [next, pending, changing]);

  function remove(taken: readonly UndoTarget[]): void {
    const remains = (target: UndoTarget) => !taken.includes(target);
    setQueued((before) => before.filter(remains));
    latest.current.queued = latest.current.queued.filter(remains);
  }

  return {
    add: (): void => {
      const isUndoInFlight = (id: string) => undosInFlight.has(id);
      const choose = (before: readonly UndoTarget[]) =>
        lastTarget({
          // A record whose undo the history dialog has requested is not undone again.
          actions: latest.current.actions.filter(({ ids }) => !ids.some(isUndoInFlight)),
          inFlight,
          sent,
          requested: [...underWay.current, ...before],
        });
      if (!choose(latest.current.queued)) undo(undefined);
      else
        setQueued((before) => {
          const target = choose(before);
          return target ? [...before, target] : before;
        });
    },
    /** Removes and returns the actions that cannot be undone before this one, or before each other. */
    takeBlocked: (by: UndoableAction): readonly UndoableAction[] => {
      const blocked: UndoableAction[] = [];
      for (const target of latest.current.queued.filter(isDone))
        if ([by, ...blocked].some((one) => mayShareVenue(one, target))) blocked.push(target);
      remove(blocked);
      return blocked;
    },
    /**
     * Removes and returns what is left once the screen is: not what was in flight, nor a large batch, which nobody can
     * confirm any more, and what would come after it.
     */
    takeRest: (): readonly UndoableAction[] => {
      const done = latest.current.queued.filter(isDone);
      const large = done.findIndex(({ count = 1 }) => count > UNDONE_AT_ONCE_MAX);
      remove(done);
      return large === -1 ? done : done.slice(0, large);
    },
    clear: () => setQueued([]),
  };
}
