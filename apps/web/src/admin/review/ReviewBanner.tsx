import { importedTexts, reviewTexts, similarText } from '@campetto/messages/admin/list';
import { Banner } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import type { VenueList } from '../../venue-client/list/useVenueList.ts';
import { useFailureText } from '../useFailureText.ts';

interface ReviewBannerProps {
  list: VenueList;
  /** The searched words. */
  searched: string;
  /** Shows the venues of all imports; undefined unless the list has those of one. */
  onAllImports: (() => void) | undefined;
}

/**
 * The banner above the list: why there is none, else that a search found similar words only, or that the
 * list has the venues of one import. What fails while there is a list is shown over it.
 */
export function ReviewBanner({ list, searched, onAllImports }: ReviewBannerProps) {
  const { i18n } = useLingui();
  const texts = reviewTexts(i18n);
  const failureText = useFailureText();
  if (list.venues === undefined && list.error !== undefined) {
    return (
      <Banner tone="critical" action={{ label: texts.retry, onAction: () => void list.refresh() }}>
        {failureText(list.error, texts.failed)}
      </Banner>
    );
  }
  if (list.similarWords) {
    return (
      <Banner tone="brand">{similarText(i18n, { searched, similar: list.similarWords })}</Banner>
    );
  }
  const { text, all } = importedTexts(i18n);
  return (
    onAllImports && (
      <Banner tone="brand" action={{ label: all, onAction: onAllImports }}>
        {text}
      </Banner>
    )
  );
}
