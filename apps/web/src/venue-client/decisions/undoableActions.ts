import * as v from 'valibot';
import { readJson, storeText } from '../deviceStorage.ts';

const actionSchema = v.object({
  /** What was done: "Alba Marina approved". */
  text: v.string(),
  /** The activity ids of single changes, or the ids of batches. */
  ids: v.pipe(v.array(v.string()), v.readonly()),
  isBatch: v.boolean(),
  /** How many decisions a batch has, or is to have while it is under way. */
  count: v.optional(v.number()),
  /** The folder path of the venue that becomes active again; undefined for a batch. */
  at: v.optional(v.string()),
  /** The folder paths of the venues that it has changed, if not that of `at` only. */
  venues: v.optional(v.pipe(v.array(v.string()), v.readonly())),
  /** When it was sent: a number that grows with each action. */
  order: v.optional(v.number()),
});

/** Something that was done in this session and can be undone as a whole. */
export type UndoableAction = v.InferOutput<typeof actionSchema>;

/** Whether both are one action: some of its records may have been undone since. */
export const hasSameRecord = (one: UndoableAction, other: UndoableAction): boolean =>
  one.ids.some((id) => other.ids.includes(id));

/**
 * Whether both may have changed the same venue, so that the earlier one cannot be undone before the later one. Which
 * venues a batch has changed is not known here.
 */
export function mayShareVenue(one: UndoableAction, other: UndoableAction): boolean {
  const [venues, others] = [one, other].map(
    (action) => action.venues ?? (action.at && [action.at]),
  );
  return !venues || !others || venues.some((path) => others.includes(path));
}

/** A batch of up to this many decisions is undone without a confirmation; a larger one may be the work of an hour. */
const UNDONE_AT_ONCE_MAX = 20;

/** Whether so many decisions are undone without a confirmation (D40); the list of the activity always asks (D43). */
export const isUndoneAtOnce = (decisions: number): boolean => decisions <= UNDONE_AT_ONCE_MAX;

const KEY = 'campetto.undoableActions';
const storedSchema = v.object({ uid: v.string(), actions: v.array(actionSchema) });

/** How many of the last actions are stored, and can be undone after a reload. */
const STORED_MAX = 100;

/** The actions that an administrator did in this window before the page was loaded. */
export function readActions(uid: string): readonly UndoableAction[] {
  const stored = readJson(KEY, storedSchema, 'session');
  return stored?.uid === uid ? stored.actions : [];
}

/** Stores the last actions of an administrator for this window in place of the stored ones; removes these if empty. */
export function storeActions(uid: string, actions: readonly UndoableAction[]): void {
  const stored = { uid, actions: actions.slice(-STORED_MAX) };
  storeText(KEY, actions.length > 0 ? JSON.stringify(stored) : null, 'session');
}

/** The actions without batches whose undo is under way. */
export const notBeingUndone = (
  actions: readonly UndoableAction[],
  undoing: ReadonlySet<string>,
): readonly UndoableAction[] => actions.filter(({ ids }) => !ids.some((id) => undoing.has(id)));

/** The actions without records that were undone or can no longer be; an action without any other record is removed. */
export function withoutRecords(
  actions: readonly UndoableAction[],
  ids: readonly string[],
): readonly UndoableAction[] {
  const gone = new Set(ids);
  if (!actions.some((action) => action.ids.some((id) => gone.has(id)))) return actions;
  return actions
    .map((action) => ({ ...action, ids: action.ids.filter((id) => !gone.has(id)) }))
    .filter((action) => action.ids.length > 0);
}
