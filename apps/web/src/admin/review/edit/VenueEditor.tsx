import { SPORTS, type SuggestedFix, type VenueReviewItem } from '@campetto/contract';
import { unknownPlaceText } from '@campetto/messages/admin/addresses';
import { leaveDraftConfirmation } from '@campetto/messages/admin/create';
import { editLabels } from '@campetto/messages/admin/edit';
import { sportNames, venueName } from '@campetto/messages/admin/venue';
import { Banner } from '@campetto/ui';
import { EditVenueDialog } from '@campetto/ui/venue-forms';
import { useLingui } from '@lingui/react';
import { useUid } from '../../../auth/useUid.ts';
import { isPlaceUnknown, typedPoint } from '../../../venue-client/addresses/coordinates.ts';
import { type DraftPlace, useDraftPlace } from '../../../venue-client/drafts/useDraftPlace.ts';
import { RestoredDraftNotice } from '../../create/RestoredDraftNotice.tsx';
import { LeaveConfirmation } from '../../LeaveConfirmation.tsx';
import { useOvertaken } from '../decisions/useOvertaken.ts';
import { VenuePlace } from '../map/VenuePlace.tsx';
import { useEditedPictureField } from '../pictures/useEditedPictureField.ts';
import type { ReviewFailure } from '../reviewFailure.ts';
import type { FailedSave } from './createSave.ts';
import { editDraftKey } from './editDraft.ts';
import { editErrors } from './editErrors.ts';
import { editHints } from './editHints.ts';
import { useCloseConfirmation } from './useCloseConfirmation.ts';
import { useEditAddress } from './useEditAddress.ts';
import { useEditConflict } from './useEditConflict.ts';
import { useVenueEditing } from './useVenueEditing.ts';

interface VenueEditorProps {
  item: VenueReviewItem;
  fix?: SuggestedFix | undefined;
  /** Why the last save failed. */
  error: string | undefined;
  reportFailure: (failure: ReviewFailure | undefined) => void;
  /** Called with the ids of the records of the changes, in their order, and the saved venue. */
  onSaved: (activityIds: string[], saved: VenueReviewItem) => void;
  /** The form was closed after a save that failed. */
  onFailed: (failed: FailedSave) => void;
  onClose: () => void;
}

interface EditFormProps extends VenueEditorProps {
  /** Where the draft is stored. */
  place: DraftPlace;
}

/** The edit form of a venue with its texts (spec §2.12), once it is known where its draft is. */
export function VenueEditor(props: VenueEditorProps) {
  const uid = useUid();
  const place = useDraftPlace(editDraftKey(uid, props.item.folderPath));
  return place && <EditForm {...props} place={place} />;
}

function EditForm({ item, fix, place, error, reportFailure, onSaved, ...on }: EditFormProps) {
  const { i18n } = useLingui();
  const sports = sportNames(i18n);
  const edit = useVenueEditing(item, { fix, place, onSaved, reportFailure });
  const { search, onFieldsChange } = useEditAddress(edit.edit, edit.setEdit);
  const overtaken = useOvertaken(edit.base);
  const closing = useCloseConfirmation(edit.unsaved, () => {
    edit.discard();
    // A part that is saved already can be undone.
    if (edit.activityIds.length > 0) onSaved(edit.activityIds, edit.base);
    else on.onClose();
    if (edit.failed.current) on.onFailed(edit.failed.current);
  });
  return (
    <>
      <EditVenueDialog
        open
        labels={editLabels(i18n)}
        sports={SPORTS.map(({ id, slug }) => ({ id, label: sports[slug] }))}
        fields={edit.edit.fields}
        errors={editErrors(i18n, edit)}
        hints={{
          ...editHints(i18n, edit.edit, edit.base),
          ...(search.selected &&
            isPlaceUnknown(edit.edit.fields) && { latitude: unknownPlaceText(i18n) }),
        }}
        search={search}
        map={<VenuePlace point={typedPoint(edit.edit.fields)} status={item.status} />}
        picture={useEditedPictureField(item, edit)}
        pending={edit.pending}
        error={error}
        notice={
          <>
            {overtaken && <Banner tone="warning">{overtaken}</Banner>}
            {edit.restored && (
              <RestoredDraftNotice
                name={venueName(i18n, edit.base)}
                onDismiss={edit.dismissRestored}
                onStartOver={edit.reset}
              />
            )}
          </>
        }
        conflict={useEditConflict(item, edit)}
        onFieldsChange={onFieldsChange}
        onSave={() => void edit.save()}
        onClose={closing.close}
      />
      <LeaveConfirmation
        blocker={closing.blocker}
        {...leaveDraftConfirmation(i18n)}
        name={venueName(i18n, edit.base)}
        onLeave={closing.leave}
      />
    </>
  );
}
