import { SPORTS, type VenueMend, type VenueReviewItem } from '@campetto/contract';
import { EditVenueModal } from '@campetto/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type EditProblem, editFields } from '../../venues/edit.ts';
import { useEditing } from './useEditing.ts';
import { usePictureField } from './usePictureField.ts';
import type { ReviewProblem } from './useReviewProblem.ts';
import { useSportNames } from './useSportNames.ts';

const PROBLEM_TEXTS: Record<EditProblem, MessageDescriptor> = {
  required: msg`Venue name is required`,
  website: msg`Enter a full web address, such as https://example.org`,
  tooLong: msg`This text is too long.`,
  unsafe: msg`This text holds characters that cannot be stored.`,
};

interface EditModalProps {
  item: VenueReviewItem;
  mend?: VenueMend | undefined;
  /** Why the last save failed. */
  error: string | undefined;
  setProblem: (problem: ReviewProblem | undefined) => void;
  /** With the records of the changes, in their order. */
  onSaved: (activityIds: string[]) => void;
  onClose: () => void;
}

/** The edit form of a venue with its texts (spec §2.12). */
export function EditModal({ item, mend, error, setProblem, onSaved, onClose }: EditModalProps) {
  const { t, i18n } = useLingui();
  const sportName = useSportNames();
  const edit = useEditing(item, { mend, onSaved, setProblem });
  const { activityIds } = edit.known;
  const errors = Object.fromEntries(
    Object.entries(edit.problems).map(([field, problem]) => [
      field,
      i18n._(PROBLEM_TEXTS[problem]),
    ]),
  );
  return (
    <EditVenueModal
      open
      labels={{
        title: t`Edit venue`,
        close: t`Close`,
        cancel: t`Cancel`,
        save: t`Save changes`,
        saving: t`Saving...`,
        contact: t`Venue`,
        place: t`Address`,
        sports: t`Sports`,
        name: t`Name`,
        phone: t`Phone number`,
        website: t`Website`,
        country: t`Country`,
        city: t`City`,
        street: t`Street`,
        number: t`House number`,
        postalCode: t`Postal code`,
        latitude: t`Latitude`,
        longitude: t`Longitude`,
        formattedAddress: t`Formatted address`,
      }}
      sports={SPORTS.map(({ id, slug }) => ({ id, label: sportName(slug) }))}
      fields={edit.fields}
      errors={errors}
      picture={usePictureField(item, edit)}
      saving={edit.saving}
      error={error}
      conflict={
        edit.stored && {
          stored: editFields(edit.stored),
          label: t`Saved meanwhile:`,
          use: t`Use this`,
          empty: t`Empty`,
        }
      }
      onFieldsChange={edit.setFields}
      onSave={() => void edit.save()}
      // What is saved already can be undone.
      onClose={() => (activityIds.length > 0 ? onSaved(activityIds) : onClose())}
    />
  );
}
