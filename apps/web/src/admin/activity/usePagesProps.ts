import { activityLinks } from '@campetto/messages/admin/activity';
import { useLingui } from '@lingui/react';
import type { useRecordPages } from '../../venue-client/history/useRecordPages.ts';
import { useFailureText } from '../useFailureText.ts';

export type Pages = Pick<
  ReturnType<typeof useRecordPages>,
  'path' | 'records' | 'error' | 'refresh' | 'hasMore' | 'loadingMore' | 'loadMore'
>;

/** The props of an ActivityList for the pages that are loaded, and the next one. */
export function usePagesProps(
  pages: Pages,
  texts: { failed: string; retry: string },
  /** Loads the next page. */
  loadMore: () => void,
) {
  const { i18n } = useLingui();
  const failureText = useFailureText();
  const { records, error } = pages;
  return {
    pending: records === undefined && error === undefined,
    error: error === undefined ? undefined : failureText(error, texts.failed),
    retry: { label: texts.retry, onAction: pages.refresh },
    more: pages.hasMore
      ? {
          label: activityLinks(i18n).earlier,
          pending: pages.loadingMore,
          onAction: loadMore,
        }
      : undefined,
  };
}
