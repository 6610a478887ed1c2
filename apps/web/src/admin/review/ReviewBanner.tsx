import { Banner } from '@campetto/ui';
import { useLingui } from '@lingui/react/macro';
import { useFailureText } from '../useFailureText.ts';

interface ReviewBannerProps {
  /** Why the last action failed. */
  problem: string | undefined;
  /** Why the list could not be loaded. */
  loadError: unknown;
  onDismiss: () => void;
  onRetry: () => void;
}

/** The red box above the list: the last failed action, else a list that could not be loaded. */
export function ReviewBanner({ problem, loadError, onDismiss, onRetry }: ReviewBannerProps) {
  const { t } = useLingui();
  const failureText = useFailureText();
  if (problem !== undefined) {
    return (
      <Banner tone="critical" dismiss={{ label: t`Dismiss`, onDismiss }}>
        {problem}
      </Banner>
    );
  }
  if (loadError === undefined) return null;
  return (
    <Banner tone="critical" action={{ label: t`Try again`, onAction: onRetry }}>
      {failureText(loadError, t`Failed to load venues. Please try again.`)}
    </Banner>
  );
}
