import { PATHS } from '@campetto/contract';
import { createdBeforeTexts, createdTexts, createFailures } from '@campetto/messages/admin/create';
import { Banner } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { useNavigate } from 'react-router-dom';
import { refusedPictureRule } from '../../venue-client/pictures/useVenuePicture.ts';
import { useFailureText } from '../useFailureText.ts';
import type { Submission } from './useSubmission.ts';

/** The result of the request (spec §8). */
export function AddVenueBanner({ submission }: { submission: Submission }) {
  const { i18n } = useLingui();
  const failureText = useFailureText();
  const navigate = useNavigate();
  if (submission.status === 'created') {
    const { title, id } = createdTexts(i18n, submission);
    return (
      <Banner tone="positive" title={title}>
        {id}
      </Banner>
    );
  }
  if (submission.status === 'createdBefore') {
    const { title, message, show } = createdBeforeTexts(i18n, submission.name);
    const list = `${PATHS.venues}?${new URLSearchParams({ q: submission.name })}`;
    return (
      <Banner
        tone="warning"
        title={title}
        action={{ label: show, onAction: () => void navigate(list) }}
      >
        {message}
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
