import type { VenueMove, VenueReviewItem, VenueStatus } from '@campetto/contract';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { CallError } from '../../venues/CallError.ts';
import { useFailureText } from '../useFailureText.ts';

/** What went wrong on the review screen: which action, on which venue, and the error of its call. */
export interface ReviewProblem {
  action: VenueMove | 'update' | 'picture' | 'undo' | 'select';
  /** None where it is about many. */
  item?: VenueReviewItem;
  error: unknown;
  /** The dialog that asked for it is still open, and says so. */
  told?: boolean;
}

/** Whether another action got there first, so that repeating this one cannot help. */
export function isOvertaken(error: unknown): boolean {
  return error instanceof CallError && ['conflict', 'missing', 'stale'].includes(error.failure);
}

/** Where the venue stands now, when a move was refused because it is not where it was. */
function movedTo({ action, item, error }: ReviewProblem): VenueStatus | undefined {
  if (!item || action === 'update' || action === 'picture' || !(error instanceof CallError))
    return undefined;
  const status = error.problem?.currentStatus ?? error.problem?.current?.status;
  return status === item.status ? undefined : status;
}

/** The screen's last problem, its text in the language of the screen, and the way to set it. */
export function useReviewProblem() {
  const { t } = useLingui();
  const failureText = useFailureText();
  const [problem, setProblem] = useState<ReviewProblem>();

  function text(shown: ReviewProblem): string {
    const { action, item, error } = shown;
    const status = movedTo(shown);
    if (item && status !== undefined) return overtakenText(item, status);
    const otherwise = {
      approve: t`Failed to approve venue. Please try again.`,
      discard: t`Failed to discard venue. Please try again.`,
      restore: t`Failed to restore venue. Please try again.`,
      update: t`Failed to update venue. Please try again.`,
      picture: t`Failed to save the picture; everything else is saved. Please try again.`,
      select: t`The venues could not be gathered. Please try again.`,
      undo: t`This could not be undone. Please try again.`,
    };
    if (action === 'picture' && error instanceof CallError && error.failure === 'stale')
      return t`Someone else has changed this venue since you opened it. The picture was not saved.`;
    return failureText(error, otherwise[action]);
  }

  function overtakenText(item: VenueReviewItem, status: VenueStatus): string {
    const name = item.venue.sportsVenue.name || t`Unnamed venue`;
    switch (status) {
      case 'approved':
        return t`${name} has already been approved, in another window or by a colleague.`;
      case 'discarded':
        return t`${name} has already been discarded, in another window or by a colleague.`;
      case 'pending':
        return t`${name} is already back in the pending list.`;
    }
  }

  return { problem, problemText: problem && text(problem), setProblem };
}
