import type { SuggestedFix, VenueReviewItem } from '@campetto/contract';
import type { EditVenueFields } from '@campetto/ui/venue-forms';
import { useRef, useState } from 'react';
import { withPastedCoordinates } from '../../../venue-client/addresses/coordinates.ts';
import type { DraftPlace } from '../../../venue-client/drafts/useDraftPlace.ts';
import {
  type FieldErrors,
  planSave,
  refusedFields,
  type VenueEdit,
} from '../../../venue-client/edit/editForm.ts';
import { useUpdateVenue } from '../../../venue-client/edit/useUpdateVenue.ts';
import { refusedPictureRule } from '../../../venue-client/pictures/pictureChanges.ts';
import { RequestError } from '../../../venue-client/requests/requestError.ts';
import { usePictureEdit } from '../pictures/usePictureEdit.ts';
import { isConflict, type ReviewFailure } from '../reviewFailure.ts';
import { createSave, type FailedSave } from './createSave.ts';
import { useEditForm } from './useEditForm.ts';

interface EditingOptions {
  /** Applied to the fields when the form opens. */
  fix: SuggestedFix | undefined;
  /** Where the draft is stored. */
  place: DraftPlace;
  /** Called with the ids of the records of the changes, none if nothing changed, and the saved venue. */
  onSaved: (activityIds: string[], saved: VenueReviewItem) => void;
  reportFailure: (failure: ReviewFailure | undefined) => void;
}

/**
 * The edit form of one venue: a save stores its fields, then its picture. A failure is logged, keeps
 * what was typed and chosen, and is reported to the screen (spec §4). After a conflict the form
 * contains the merged version, and the next save sends it (D14).
 */
export function useVenueEditing(
  opened: VenueReviewItem,
  { fix, place, onSaved, reportFailure }: EditingOptions,
) {
  const updateVenue = useUpdateVenue();
  const picture = usePictureEdit();
  const form = useEditForm(opened, fix, place);
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({});
  /** The records of what this form has already saved. */
  const [activityIds, setActivityIds] = useState<string[]>([]);
  const [pending, setPending] = useState(false);
  /** The picture that the server has refused: closing the form with it needs no confirmation. */
  const [refusedFile, setRefusedFile] = useState<File>();
  /** What the last save could not do. */
  const failed = useRef<FailedSave>(undefined);

  function setEdit(typed: VenueEdit): void {
    const before = form.edit.fields;
    const fields = withPastedCoordinates(before, typed.fields);
    form.setEdit({ ...typed, fields });
    // A changed field has no error until the next save.
    const names = Object.keys(fieldErrors) as (keyof EditVenueFields)[];
    const unchanged = names.filter((name) => fields[name] === before[name]);
    setFieldErrors(Object.fromEntries(unchanged.map((name) => [name, fieldErrors[name]])));
  }

  async function save(): Promise<void> {
    const { base } = form;
    const newPicture = picture.pending(base);
    const plan = planSave(base, form.edit, newPicture !== undefined);
    setFieldErrors(plan.fieldErrors);
    if (Object.keys(plan.fieldErrors).length > 0 || picture.chosen.mustStopSave()) return;

    const { body } = plan;
    const saveFields = (item: VenueReviewItem) => updateVenue(item, body, { undoable: true });
    const sending = createSave(base, [
      ...(plan.sendsFields ? [{ action: 'update' as const, send: saveFields }] : []),
      ...(newPicture ? [{ action: 'picture' as const, send: picture.save }] : []),
    ]);
    const savedIds = () => [...activityIds, ...sending.saved().activityIds];
    failed.current = undefined;
    setPending(true);
    reportFailure(undefined);
    picture.chosen.refuse(undefined);
    try {
      const { item } = await sending.send();
      form.discard();
      onSaved(savedIds(), item);
    } catch (error) {
      console.error('Saving a venue failed', error);
      setFieldErrors(refusedFields(error));
      const { item } = sending.saved();
      const rule = refusedPictureRule(error);
      if (rule) {
        picture.chosen.refuse(rule);
        setRefusedFile(picture.chosen.file);
      } else reportFailed(sending.failed(error));
      const current = error instanceof RequestError ? error.problem?.current : undefined;
      if (current) form.merge(item, current);
      else if (item !== base) form.rebase(item);
      setActivityIds(savedIds());
    } finally {
      setPending(false);
    }
  }

  function reportFailed(save: FailedSave): void {
    const { action, item, error } = save;
    reportFailure({ action, item, error, shownInDialog: true });
    if (!isConflict(error)) failed.current = save;
  }

  const isRefused = refusedFile !== undefined && refusedFile === picture.chosen.file;
  return {
    ...form,
    setEdit,
    fieldErrors,
    picture,
    activityIds,
    pending,
    /** What the last save could not do, until the next. */
    failed,
    unsaved: form.unsaved || (picture.pending(form.base) !== undefined && !isRefused),
    save,
  };
}
