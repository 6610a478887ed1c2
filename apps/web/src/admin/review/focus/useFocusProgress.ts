import { focusProgress } from '@campetto/messages/admin/review/focus';
import { useLingui } from '@lingui/react';
import { decidedToday, useReviewers } from '../../../venue-client/leases/useReviewers.ts';

/** How many venues were decided today, and who else is reviewing; undefined until it is known. */
export function useFocusProgress(): string | undefined {
  const { i18n } = useLingui();
  const { data: reviewers } = useReviewers();
  if (reviewers === undefined) return undefined;
  const others = reviewers.filter(({ isMe, venue }) => !isMe && venue !== null);
  return focusProgress(i18n, { ...decidedToday(reviewers), others });
}
