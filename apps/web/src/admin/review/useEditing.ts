import type { UpdateBody, VenueMend, VenueReviewItem } from '@campetto/contract';
import { useState } from 'react';
import { CallError } from '../../venues/CallError.ts';
import { editFields, editProblems, mended, updateBody } from '../../venues/edit.ts';
import { refusedImage } from '../../venues/picture.ts';
import { useUpdateVenue } from '../../venues/update.ts';
import type { ChangedVenue } from '../../venues/useVenueChange.ts';
import { usePictureEdit } from './usePictureEdit.ts';
import type { ReviewProblem } from './useReviewProblem.ts';

interface EditingOptions {
  /** Fields that the form opens with changed. */
  mend: VenueMend | undefined;
  /** With the records of the changes, by which they are undone; none where nothing changed. */
  onSaved: (activityIds: string[]) => void;
  setProblem: (problem: ReviewProblem | undefined) => void;
}

/**
 * The edit form of one venue: its fields are saved, then its picture. What fails is logged, keeps what
 * was typed and chosen, and sets the screen's banner (spec §4); after a lost race the form is held
 * against the stored venue, and the next save is meant to replace that one.
 */
export function useEditing(opened: VenueReviewItem, { mend, onSaved, setProblem }: EditingOptions) {
  const updateVenue = useUpdateVenue();
  const picture = usePictureEdit();
  const [fields, setFields] = useState(() => mended(editFields(opened), mend));
  const [problems, setProblems] = useState<ReturnType<typeof editProblems>>({});
  /** The venue as last known, and the records of what this form has already saved of it. */
  const [known, setKnown] = useState({ item: opened, activityIds: [] as string[] });
  const [stored, setStored] = useState<VenueReviewItem>();
  const [saving, setSaving] = useState(false);

  async function save(): Promise<void> {
    let { item, activityIds } = known;
    const pending = picture.pending(item);
    const body = updateBody(item, fields);
    const onlyPicture = pending !== undefined && !differs(item, body);
    const found = onlyPicture ? {} : editProblems(body);
    setProblems(found);
    if (Object.keys(found).length > 0) return;

    const keep = (changed: ChangedVenue) => {
      item = changed.item;
      activityIds = [...activityIds, ...(changed.activityId ? [changed.activityId] : [])];
    };
    let action: 'update' | 'picture' = 'update';
    setSaving(true);
    setProblem(undefined);
    picture.image.refuse(undefined);
    try {
      if (!onlyPicture) keep(await updateVenue(item, body));
      action = 'picture';
      if (pending) keep(await picture.save(item));
      onSaved(activityIds);
    } catch (error) {
      console.error('Saving a venue failed', error);
      const rule = refusedImage(error);
      if (rule) picture.image.refuse(rule);
      else setProblem({ action, item, error, told: true });
      const current = error instanceof CallError ? error.problem?.current : undefined;
      // Saved fields have settled an earlier race.
      setStored(current ?? (item === known.item ? stored : undefined));
      setKnown({ item: current ?? item, activityIds });
    } finally {
      setSaving(false);
    }
  }

  return { fields, setFields, problems, picture, known, stored, saving, save };
}

const differs = (item: VenueReviewItem, body: UpdateBody) =>
  JSON.stringify(body) !== JSON.stringify(updateBody(item, editFields(item)));
