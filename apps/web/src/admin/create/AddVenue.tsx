import { PATHS, SPORTS } from '@campetto/contract';
import {
  createLabels,
  leaveDraftConfirmation,
  sportsFieldTexts,
} from '@campetto/messages/admin/create';
import { sportNames, unnamedVenue } from '@campetto/messages/admin/venue';
import { AddVenueForm } from '@campetto/ui/venue-forms';
import { useLingui } from '@lingui/react';
import { useNavigate } from 'react-router-dom';
import { PageTitle } from '../../app/PageTitle.tsx';
import { EMPTY_DRAFT, isEmpty, type VenueDraft } from '../../venue-client/create/draft.ts';
import type { DraftPlace } from '../../venue-client/drafts/useDraftPlace.ts';
import { refusedPictureRule } from '../../venue-client/pictures/pictureChanges.ts';
import { LeaveConfirmation } from '../LeaveConfirmation.tsx';
import { useChosenPicture } from '../pictures/useChosenPicture.ts';
import { usePictureField } from '../pictures/usePictureField.ts';
import { useLeaveBlocker } from '../useLeaveBlocker.ts';
import { AddVenueBanner } from './AddVenueBanner.tsx';
import { draftErrorText } from './draftErrorText.ts';
import { RestoredDraftNotice } from './RestoredDraftNotice.tsx';
import { useAddressPart } from './useAddressPart.ts';
import { useCreation } from './useCreation.ts';
import { useDraft } from './useDraft.ts';
import { usePhoneField } from './usePhoneField.ts';

/** The form that adds a venue by hand; its draft is stored in `place`. */
export function AddVenue({ place }: { place: DraftPlace }) {
  const { i18n } = useLingui();
  const labels = createLabels(i18n);
  const navigate = useNavigate();
  const sports = sportNames(i18n);
  const { draft, setDraft, restored, dismissRestored } = useDraft(place);
  const picture = useChosenPicture();
  const address = useAddressPart(draft, setDraft);
  const change = (part: Partial<VenueDraft>) => setDraft({ ...draft, ...part });
  const {
    creationState,
    hasDuplicates,
    draftError,
    submit,
    change: changeCreated,
    createAnother,
  } = useCreation({
    draft,
    picture: picture.file,
    onDraftError: ({ field }) => field in draft.address && address.openDetails(),
    mustStop: picture.mustStopSave,
    onAttempt(attempt) {
      change({ attempt });
      // A draft that is being sent cannot be discarded.
      dismissRestored();
    },
    onProgress: picture.setProgress,
    onCreated: reset,
    onFailed: (error) => picture.refuse(refusedPictureRule(error)),
  });
  const blocker = useLeaveBlocker(!isEmpty(draft) || picture.file !== undefined);

  function reset() {
    setDraft(EMPTY_DRAFT);
    picture.remove();
    address.reset();
    dismissRestored();
  }

  return (
    <>
      <PageTitle title={labels.title} />
      <AddVenueForm
        labels={labels}
        {...address.part}
        name={draft.name}
        onNameChange={(name) => change({ name })}
        phone={usePhoneField(draft, change)}
        sports={{
          ...sportsFieldTexts(i18n),
          sports: SPORTS.map(({ id, slug }) => ({ id, label: sports[slug] })),
          chosen: draft.sportIds,
          onChange: (sportIds) => change({ sportIds }),
        }}
        picture={usePictureField(picture)}
        pending={creationState.status === 'pending'}
        problem={
          draftError && {
            field: draftError.field,
            message: draftErrorText(i18n, draftError, draft),
          }
        }
        notice={
          restored && (
            <RestoredDraftNotice
              name={draft.name}
              onDismiss={dismissRestored}
              onStartOver={reset}
            />
          )
        }
        banner={
          <AddVenueBanner
            creationState={creationState}
            hasDuplicates={hasDuplicates}
            onChange={(created) => void changeCreated(created)}
            onCreateAnother={() => void createAnother()}
          />
        }
        onSubmit={() => void submit()}
        onCancel={() => void navigate(PATHS.venues)}
      />
      <LeaveConfirmation
        blocker={blocker}
        {...leaveDraftConfirmation(i18n)}
        name={draft.name || unnamedVenue(i18n)}
        onLeave={reset}
      />
    </>
  );
}
