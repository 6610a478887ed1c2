import type { SuggestedFix, VenueReviewItem } from '@campetto/contract';
import type { EditVenueFields } from '@campetto/ui';
import { useState } from 'react';
import { editOf, planSave, type SavePlan, withFix } from '../../../venue-client/edit/editForm.ts';
import {
  type EditConflict,
  type EditPart,
  mergeEdits,
  withPart,
  withTyped,
} from '../../../venue-client/edit/merge.ts';
import { useUpdateVenue } from '../../../venue-client/edit/useUpdateVenue.ts';
import { RequestError } from '../../../venue-client/http.ts';
import { refusedPictureRule } from '../../../venue-client/pictures/useVenuePicture.ts';
import type { ChangedVenue } from '../../../venue-client/useVenueChange.ts';
import { usePictureEdit } from '../pictures/usePictureEdit.ts';
import type { ReviewProblem } from '../useReviewProblem.ts';

interface EditingOptions {
  /** Applied to the fields when the form opens. */
  fix: SuggestedFix | undefined;
  /** Called with the ids of the records of the changes; none if nothing changed. */
  onSaved: (activityIds: string[]) => void;
  onProblem: (problem: ReviewProblem | undefined) => void;
}

/**
 * The edit form of one venue: a save stores its fields, then its picture. A failure is logged, keeps
 * what was typed and chosen, and is reported to the screen (spec §4). After a conflict the form
 * contains the merged version, and the next save sends it (D14).
 */
export function useVenueEditing(
  opened: VenueReviewItem,
  { fix, onSaved, onProblem }: EditingOptions,
) {
  const updateVenue = useUpdateVenue();
  const picture = usePictureEdit();
  const [edit, setEdit] = useState(() => {
    const { fields, place } = editOf(opened);
    return { fields: withFix(fields, fix), place };
  });
  const [problems, setProblems] = useState<SavePlan['problems']>({});
  /** The venue as last stored, and the records of what this form has already saved. */
  const [known, setKnown] = useState({ item: opened, activityIds: [] as string[] });
  const [conflict, setConflict] = useState<EditConflict>();
  const [saving, setSaving] = useState(false);

  function setFields(fields: EditVenueFields): void {
    const typed = { ...edit, fields };
    setEdit(typed);
    setConflict(conflict && withTyped(conflict, typed));
  }

  function choose(part: EditPart, side: 'mine' | 'theirs'): void {
    if (conflict) setEdit(withPart(edit, part, conflict[side]));
  }

  /** Merges the venue as somebody else has stored it into the form, which was based on `base`. */
  function merge(base: VenueReviewItem, current: VenueReviewItem): void {
    const merged = mergeEdits(editOf(base), edit, editOf(current));
    setEdit(merged.edit);
    setConflict(merged.conflict);
  }

  async function save(): Promise<void> {
    let { item, activityIds } = known;
    const pending = picture.pending(item);
    const plan = planSave(item, edit, pending !== undefined);
    setProblems(plan.problems);
    if (Object.keys(plan.problems).length > 0) return;

    const record = (changed: ChangedVenue) => {
      item = changed.item;
      activityIds = [...activityIds, ...(changed.activityId ? [changed.activityId] : [])];
    };
    let action: 'update' | 'picture' = 'update';
    setSaving(true);
    onProblem(undefined);
    picture.image.refuse(undefined);
    try {
      if (plan.sendsFields) record(await updateVenue(item, plan.body));
      action = 'picture';
      if (pending) record(await picture.save(item));
      onSaved(activityIds);
    } catch (error) {
      console.error('Saving a venue failed', error);
      const rule = refusedPictureRule(error);
      if (rule) picture.image.refuse(rule);
      else onProblem({ action, item, error, shownInDialog: true });
      const current = error instanceof RequestError ? error.problem?.current : undefined;
      if (current) merge(item, current);
      // Fields that are saved have resolved an earlier conflict.
      else if (item !== known.item) setConflict(undefined);
      setKnown({ item: current ?? item, activityIds });
    } finally {
      setSaving(false);
    }
  }

  return { edit, setFields, problems, picture, known, conflict, choose, saving, save };
}
