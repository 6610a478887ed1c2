import type { SuggestedFix, VenueReviewItem } from '@campetto/contract';
import { useEffect, useState } from 'react';
import { useUid } from '../../../auth/useUid.ts';
import type { DraftPlace } from '../../../venue-client/drafts/useDraftPlace.ts';
import {
  type ConflictPart,
  combineEdits,
  type EditConflict,
  sameEdit,
  withPart,
  withTyped,
} from '../../../venue-client/edit/combineEdits.ts';
import { editOf, type VenueEdit, withFix } from '../../../venue-client/edit/editForm.ts';
import { readEditDraft, storeEditDraft } from './editDraft.ts';

const originOf = (item: VenueReviewItem) => ({ version: item.version, base: editOf(item) });

/** The form as it opens: with the stored draft, merged if the venue has changed since it was typed. */
function open(
  item: VenueReviewItem,
  uid: string,
  fix: SuggestedFix | undefined,
  place: DraftPlace,
) {
  const draft = readEditDraft(uid, item.folderPath, place);
  const stored = editOf(item);
  const merged =
    draft && draft.version < item.version
      ? combineEdits(draft.base, draft.edit, stored)
      : { edit: draft?.edit ?? stored, conflict: undefined };
  return {
    ...merged,
    origin: (merged.conflict && draft) || originOf(item),
    edit: { ...merged.edit, fields: withFix(merged.edit.fields, fix) },
    restored: !sameEdit(merged.edit, stored),
  };
}

/**
 * The state of the edit form. What is typed is stored in `place` until it is saved or discarded (D31), and merged with
 * what somebody else saves (D14).
 */
export function useEditForm(
  item: VenueReviewItem,
  fix: SuggestedFix | undefined,
  place: DraftPlace,
) {
  const uid = useUid();
  const { folderPath } = item;
  const [opened] = useState(() => open(item, uid, fix, place));
  const [base, setBase] = useState(item);
  const [edit, setEdit] = useState<VenueEdit>(opened.edit);
  const [conflict, setConflict] = useState<EditConflict | undefined>(opened.conflict);
  /** The version that the draft was typed over; with it, a reload shows an unresolved conflict again. */
  const [origin, setOrigin] = useState(opened.origin);
  const [restored, setRestored] = useState(opened.restored);

  // A suggested fix that nobody has touched needs no confirmation.
  const untouched = !opened.restored && sameEdit(edit, opened.edit);
  const unsaved = !untouched && !sameEdit(edit, editOf(base));
  useEffect(() => {
    storeEditDraft(uid, folderPath, unsaved ? { ...origin, edit } : undefined, place);
  }, [uid, folderPath, unsaved, origin, edit, place]);

  return {
    base,
    edit,
    conflict,
    /** Whether it contains what was typed at an earlier visit; false after `dismissRestored`. */
    restored,
    unsaved,
    setEdit(typed: VenueEdit): void {
      setEdit(typed);
      setConflict(conflict && withTyped(conflict, typed));
    },
    choose(part: ConflictPart, side: 'mine' | 'theirs'): void {
      if (conflict) setEdit(withPart(edit, part, conflict[side]));
    },
    /** Continues from the venue as this form has saved it, without a conflict. */
    rebase(saved: VenueReviewItem): void {
      setBase(saved);
      setOrigin(originOf(saved));
      setConflict(undefined);
    },
    /** Merges the venue as somebody else has saved it over `from`. */
    merge(from: VenueReviewItem, current: VenueReviewItem): void {
      // A save of this form since has resolved the conflict.
      const unresolved = from === base ? conflict : undefined;
      const merged = combineEdits(editOf(from), edit, editOf(current), unresolved);
      setBase(current);
      if (!unresolved) setOrigin(originOf(from));
      setEdit(merged.edit);
      setConflict(merged.conflict);
    },
    /** Replaces what was typed by the stored fields. */
    reset(): void {
      setEdit(editOf(base));
      setOrigin(originOf(base));
      setConflict(undefined);
      setRestored(false);
    },
    dismissRestored: () => setRestored(false),
    /** Removes the stored draft. */
    discard: () => storeEditDraft(uid, folderPath, undefined, place),
  };
}
