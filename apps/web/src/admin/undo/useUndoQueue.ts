import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import {
  mayShareVenue,
  type UndoableAction,
} from '../../venue-client/decisions/undoableActions.ts';
import { useVenueContext } from '../../venue-client/VenueProvider.tsx';
import { isDone, lastTarget, type UndoTarget } from './undoTarget.ts';

interface UndoQueueOptions {
  /** The actions that can be undone, the last that was done at the end. */
  actions: readonly UndoableAction[];
  /** Those whose undo is under way. */
  underWay: RefObject<readonly UndoableAction[]>;
}

/** The undos that were requested and wait for their turn, each of the action that was the last one at that moment. */
export function useUndoQueue({ actions, underWay }: UndoQueueOptions) {
  const { inFlight, sent } = useVenueContext();
  const [queued, setQueued] = useState<readonly UndoTarget[]>([]);
  // A key that may be part of a typed text requests its undo later, from an earlier render.
  const latest = useRef({ actions, queued });
  useLayoutEffect(() => {
    latest.current = { actions, queued };
  });

  function change(next: readonly UndoTarget[]): void {
    latest.current.queued = next;
    setQueued(next);
  }

  return {
    next: queued[0],
    shift: (): void => change(latest.current.queued.slice(1)),
    /** Adds the undo of the last action; returns whether there is one. */
    add: (): boolean => {
      const target = lastTarget({
        actions: latest.current.actions,
        inFlight,
        sent,
        requested: [...underWay.current, ...latest.current.queued],
      });
      if (target) change([...latest.current.queued, target]);
      return target !== undefined;
    },
    /** Removes and returns the actions that cannot be undone before this one, or before each other. */
    takeBlocked: (by: UndoableAction): readonly UndoableAction[] => {
      const blocked: UndoableAction[] = [];
      for (const target of latest.current.queued.filter(isDone))
        if ([by, ...blocked].some((one) => mayShareVenue(one, target))) blocked.push(target);
      const isBlocked = (target: UndoTarget) => isDone(target) && blocked.includes(target);
      change(latest.current.queued.filter((target) => !isBlocked(target)));
      return blocked;
    },
    /** Removes and returns all, without those that wait for an action in flight. */
    takeAll: (): readonly UndoableAction[] => {
      const all = latest.current.queued.filter(isDone);
      change([]);
      return all;
    },
  };
}
