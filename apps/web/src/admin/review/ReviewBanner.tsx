import { reviewTexts, similarText } from '@campetto/messages/admin/list';
import { Banner } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { useFailureText } from '../useFailureText.ts';
import type { ReviewProblems } from './useReviewProblem.ts';

interface ReviewBannerProps {
  problems: ReviewProblems;
  /** Why the list could not be loaded. */
  loadError: unknown;
  /** The searched words, if the list contains venues with similar ones only. */
  similarTo: string | undefined;
  onRetry: () => void;
}

/**
 * The banner above the list: the last failed action, else a list that could not be loaded, else
 * that a search found similar words only.
 */
export function ReviewBanner({ problems, loadError, similarTo, onRetry }: ReviewBannerProps) {
  const { i18n } = useLingui();
  const texts = reviewTexts(i18n);
  const failureText = useFailureText();
  if (problems.text !== undefined) {
    return (
      <Banner tone="critical" dismiss={{ label: texts.dismiss, onAction: problems.clear }}>
        {problems.text}
      </Banner>
    );
  }
  if (loadError === undefined) {
    return similarTo === undefined ? null : (
      <Banner tone="brand">{similarText(i18n, similarTo)}</Banner>
    );
  }
  return (
    <Banner tone="critical" action={{ label: texts.retry, onAction: onRetry }}>
      {failureText(loadError, texts.failed)}
    </Banner>
  );
}
