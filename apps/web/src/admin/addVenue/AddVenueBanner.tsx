import { Banner } from '@campetto/ui';
import { useLingui } from '@lingui/react/macro';
import { refusedImage } from '../../venues/picture.ts';
import { useFailureText } from '../useFailureText.ts';
import type { Submission } from './useSubmission.ts';

interface AddVenueBannerProps {
  submission: Submission;
  /** Whether the form shows what was typed at an earlier visit. */
  restored: boolean;
  onKeep: () => void;
  onStartOver: () => void;
}

/** How the creation went (spec §8), else where the text in the form comes from. */
export function AddVenueBanner({ submission, restored, ...props }: AddVenueBannerProps) {
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
  if (!restored) return null;
  return (
    <Banner
      tone="info"
      action={{ label: t`Start over`, onAction: props.onStartOver }}
      dismiss={{ label: t`Dismiss`, onDismiss: props.onKeep }}
    >
      {t`Here is what you typed last time. A picture has to be chosen again.`}
    </Banner>
  );
}
