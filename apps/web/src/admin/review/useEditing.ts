import type { VenueMend, VenueReviewItem } from '@campetto/contract';
import { useState } from 'react';
import { CallError } from '../../venues/CallError.ts';
import { editFields, editProblems, mended, updateBody } from '../../venues/edit.ts';
import { useUpdateVenue } from '../../venues/update.ts';
import type { ReviewProblem } from './useReviewProblem.ts';

interface EditingOptions {
  /** Fields that the form opens with changed. */
  mend: VenueMend | undefined;
  /** With the record of the change, by which it is undone; none where nothing changed. */
  onSaved: (activityId: string | undefined) => void;
  setProblem: (problem: ReviewProblem | undefined) => void;
}

/**
 * The edit form of one venue. A failed save is logged, keeps what was typed and sets the screen's
 * banner (spec §4); after a lost race the form is held against the stored venue, and the next save
 * is meant to replace that one.
 */
export function useEditing(opened: VenueReviewItem, { mend, onSaved, setProblem }: EditingOptions) {
  const updateVenue = useUpdateVenue();
  const [fields, setFields] = useState(() => mended(editFields(opened), mend));
  const [problems, setProblems] = useState<ReturnType<typeof editProblems>>({});
  const [stored, setStored] = useState<VenueReviewItem>();
  const [saving, setSaving] = useState(false);

  async function save(): Promise<void> {
    const item = stored ?? opened;
    const body = updateBody(item, fields);
    const found = editProblems(body);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    setSaving(true);
    setProblem(undefined);
    try {
      onSaved(await updateVenue(item, body));
    } catch (error) {
      console.error('Saving a venue failed', error);
      setProblem({ action: 'update', item, error });
      if (error instanceof CallError) setStored(error.problem?.current ?? stored);
    } finally {
      setSaving(false);
    }
  }

  return { fields, setFields, problems, stored, saving, save };
}
