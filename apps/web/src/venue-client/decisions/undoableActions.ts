/** Something that was done in this session and can be undone as a whole. */
export interface UndoableAction {
  /** What was done: "Alba Marina approved". */
  text: string;
  /** The records by which it is undone, of single changes or of batches. */
  ids: readonly string[];
  isBatch: boolean;
  /** The folder path of the venue that it was done on, where it was one. */
  at?: string | undefined;
}

/** The actions without records that were undone or can no longer be; without the actions that had no others. */
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
