import { PATHS, SPORTS } from '@campetto/contract';
import { AddVenueForm } from '@campetto/ui';
import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import { PageTitle } from '../../app/PageTitle.tsx';
import { EMPTY_DRAFT, isEmpty, type VenueDraft } from '../../venues/draft.ts';
import { refusedImage } from '../../venues/picture.ts';
import { LeaveModal } from '../LeaveModal.tsx';
import { useImage } from '../picture/useImage.ts';
import { useImageField } from '../picture/useImageField.ts';
import { useSportNames } from '../review/useSportNames.ts';
import { useLeaving } from '../useLeaving.ts';
import { AddVenueBanner } from './AddVenueBanner.tsx';
import { KeptNotice } from './KeptNotice.tsx';
import { useAddressPart } from './useAddressPart.ts';
import { useDraft } from './useDraft.ts';
import { usePhoneField } from './usePhoneField.ts';
import { useProblemText } from './useProblemText.ts';
import { useSubmission } from './useSubmission.ts';

/** The screen that adds a venue by hand (spec §2.13). */
export function Component() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const sportName = useSportNames();
  const problemText = useProblemText();
  const { draft, setDraft, restored, seen } = useDraft();
  const image = useImage();
  const address = useAddressPart(draft, setDraft);
  const change = (part: Partial<VenueDraft>) => setDraft({ ...draft, ...part });
  const { submission, problem, submit } = useSubmission({
    draft,
    image: image.file,
    onProblem: ({ field }) => field !== 'name' && field !== 'sportIds' && address.openDetails(),
    onAttempt(attempt) {
      change({ attempt });
      // What is on its way is not started over.
      seen();
    },
    onSent: image.setSent,
    onCreated: reset,
    onFailed: (error) => image.refuse(refusedImage(error)),
  });
  const unsaved = !isEmpty(draft) || image.file !== undefined;
  const blocker = useLeaving(unsaved && submission.status !== 'created');

  function reset() {
    setDraft(EMPTY_DRAFT);
    image.remove();
    address.reset();
    seen();
  }

  return (
    <>
      <PageTitle title={t`Add venue`} />
      <AddVenueForm
        labels={{
          title: t`Add venue`,
          subtitle: t`It joins the pending list, where it can be reviewed. Fields with * are required.`,
          venue: t`Venue`,
          address: t`Address`,
          play: t`Sports and picture`,
          name: t`Venue name`,
          cancel: t`Cancel`,
          create: t`Create venue`,
          creating: t`Creating…`,
        }}
        {...address.part}
        name={draft.name}
        onNameChange={(name) => change({ name })}
        phone={usePhoneField(draft, change)}
        sports={{
          label: t`Sports`,
          hint: t`At least one.`,
          sports: SPORTS.map(({ id, slug }) => ({ id, label: sportName(slug) })),
          chosen: draft.sportIds,
          onChange: (sportIds) => change({ sportIds }),
        }}
        image={useImageField(image)}
        creating={submission.status === 'creating'}
        problem={problem && { field: problem.field, message: problemText(problem) }}
        notice={restored && <KeptNotice onKeep={seen} onStartOver={reset} />}
        banner={<AddVenueBanner submission={submission} />}
        onSubmit={() => void submit()}
        onCancel={() => void navigate(PATHS.venues)}
      />
      <LeaveModal
        blocker={blocker}
        title={t`Leave without saving?`}
        message={t`What you have typed will be lost.`}
        name={draft.name || t`Unnamed venue`}
        onLeave={reset}
      />
    </>
  );
}
