import { createdTexts, createFailures } from '@campetto/messages/admin/create';
import { Banner } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { refusedPictureRule } from '../../venue-client/pictures/useVenuePicture.ts';
import { useFailureText } from '../useFailureText.ts';
import type { Submission } from './useSubmission.ts';

/** The result of the request (spec §8). */
export function AddVenueBanner({ submission }: { submission: Submission }) {
  const { i18n } = useLingui();
  const failureText = useFailureText();
  if (submission.status === 'created') {
    const { title, id } = createdTexts(i18n, submission);
    return (
      <Banner tone="positive" title={title}>
        {id}
      </Banner>
    );
  }
  if (submission.status === 'failed') {
    const { error } = submission;
    const texts = createFailures(i18n);
    return (
      <Banner tone="critical">
        {refusedPictureRule(error) ? texts.picture : failureText(error, texts.other)}
      </Banner>
    );
  }
  return null;
}
