import { importedTexts, reviewTexts, similarText } from '@campetto/messages/admin/list';
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
  /** Shows the venues of all imports; undefined unless the list has those of one. */
  onAllImports: (() => void) | undefined;
  onRetry: () => void;
}

/**
 * The banner above the list: the last failed action, else a list that could not be loaded, else
 * that a search found similar words only, or that the list has the venues of one import.
 */
export function ReviewBanner({
  problems,
  loadError,
  similarTo,
  onAllImports,
  onRetry,
}: ReviewBannerProps) {
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
    if (similarTo !== undefined)
      return <Banner tone="brand">{similarText(i18n, similarTo)}</Banner>;
    const { text, all } = importedTexts(i18n);
    return (
      onAllImports && (
        <Banner tone="brand" action={{ label: all, onAction: onAllImports }}>
          {text}
        </Banner>
      )
    );
  }
  return (
    <Banner tone="critical" action={{ label: texts.retry, onAction: onRetry }}>
      {failureText(loadError, texts.failed)}
    </Banner>
  );
}
