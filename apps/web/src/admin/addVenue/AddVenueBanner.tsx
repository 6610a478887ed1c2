import { Banner } from '@campetto/ui';
import { useLingui } from '@lingui/react/macro';
import { refusedImage } from '../../venues/picture.ts';
import { useFailureText } from '../useFailureText.ts';
import type { Submission } from './useSubmission.ts';

/** How the creation went (spec §8). */
export function AddVenueBanner({ submission }: { submission: Submission }) {
  const { t } = useLingui();
  const failureText = useFailureText();
  if (submission.status === 'created') {
    const { name, venueId } = submission;
    return (
      <Banner tone="positive" title={t`Venue ${name} created successfully`}>
        {t`Id: ${venueId}`}
      </Banner>
    );
  }
  if (submission.status === 'failed') {
    const { error } = submission;
    return (
      <Banner tone="critical">
        {refusedImage(error)
          ? t`The venue was not created: its picture cannot be used.`
          : failureText(error, t`Failed to create venue. Please try again.`)}
      </Banner>
    );
  }
  return null;
}
