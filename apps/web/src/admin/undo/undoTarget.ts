import {
  hasSameRecord,
  type UndoableAction,
} from '../../venue-client/decisions/undoableActions.ts';

/** An action that was in flight, on this venue, when its undo was requested. */
interface ActionInFlight {
  venue: string;
  order: number;
}

/** What an undo was requested for. */
export type UndoTarget = UndoableAction | ActionInFlight;

interface Requested {
  /** The actions that can be undone, the last that was done at the end. */
  actions: readonly UndoableAction[];
  /** The folder paths of the venues with an action in flight. */
  inFlight: Iterable<string>;
  /** When the last action on a venue was sent, by folder path. */
  sent: ReadonlyMap<string, number>;
  /** What is to be undone before. */
  requested: readonly UndoTarget[];
}

export const isDone = (target: UndoTarget): target is UndoableAction => 'ids' in target;

/** The action that was done last, unless one in flight was sent after it; only one whose undo is not requested yet. */
export function lastTarget({
  actions,
  inFlight,
  sent,
  requested,
}: Requested): UndoTarget | undefined {
  const action = actions.findLast(
    (one) =>
      !requested.some((target) =>
        isDone(target) ? hasSameRecord(target, one) : target.order === one.order,
      ),
  );
  const [latest] = [...inFlight]
    .map((venue) => ({ venue, order: sent.get(venue) ?? 0 }))
    .filter(({ order }) => !requested.some((target) => target.order === order))
    .toSorted((one, other) => other.order - one.order);
  return latest && latest.order > (action?.order ?? 0) ? latest : action;
}

/** The action itself; undefined if it has failed, or was undone in another way. */
export const findTarget = (
  target: UndoTarget,
  actions: readonly UndoableAction[],
): UndoableAction | undefined =>
  actions.find((action) =>
    isDone(target) ? hasSameRecord(action, target) : action.order === target.order,
  );
