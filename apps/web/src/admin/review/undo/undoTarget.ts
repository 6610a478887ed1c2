import {
  hasSameRecord,
  type UndoableAction,
} from '../../../venue-client/decisions/undoableActions.ts';

/** The action that was in flight on a venue when its undo was requested: none of those that were known then. */
interface ActionInFlight {
  venue: string;
  known: readonly UndoableAction[];
}

/** What an undo was requested for. */
export type UndoTarget = UndoableAction | ActionInFlight;

interface Requested {
  /** The actions that can be undone, the oldest first. */
  actions: readonly UndoableAction[];
  /** The folder paths of the venues with an action in flight, in the order in which these were sent. */
  inFlight: Iterable<string>;
  /** The same of all venues, by their last actions. */
  sent: Iterable<string>;
  /** What is to be undone before. */
  requested: readonly UndoTarget[];
}

/** The action that was sent last, also one in flight, unless its undo is requested already; undefined without one. */
export function lastTarget({
  actions,
  inFlight,
  sent,
  requested,
}: Requested): UndoTarget | undefined {
  const isRequested = (action: UndoableAction) =>
    requested.some((target) => 'ids' in target && hasSameRecord(target, action));
  const action = actions.findLast((one) => !isRequested(one));
  const venue = [...inFlight].findLast(
    (path) => !requested.some((target) => 'venue' in target && target.venue === path),
  );
  if (venue === undefined) return action;
  const order = [...sent];
  const isOlder = action?.at === undefined || order.indexOf(action.at) <= order.indexOf(venue);
  return isOlder ? { venue, known: actions } : action;
}

/** The action itself; undefined if it has failed, or was undone in another way. */
export const findTarget = (
  target: UndoTarget,
  actions: readonly UndoableAction[],
): UndoableAction | undefined =>
  'ids' in target
    ? actions.find((action) => hasSameRecord(action, target))
    : actions.findLast(
        (action) =>
          action.at === target.venue && !target.known.some((known) => hasSameRecord(known, action)),
      );
