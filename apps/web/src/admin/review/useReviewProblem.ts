import type { VenueMove, VenueStatus } from '@campetto/contract';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { CallError } from '../../venues/CallError.ts';
import { useFailureText } from '../useFailureText.ts';

/** What went wrong on the review screen: which action, on which venue, and the error of its call. */
export interface ReviewProblem {
  action: VenueMove | 'update';
  name: string;
  error: unknown;
}

/** Whether another action got there first, so that repeating this one cannot help. */
export function isOvertaken(error: unknown): boolean {
  return error instanceof CallError && ['conflict', 'missing'].includes(error.failure);
}

/** The screen's last problem, its text in the language of the screen, and the way to set it. */
export function useReviewProblem() {
  const { t } = useLingui();
  const failureText = useFailureText();
  const [problem, setProblem] = useState<ReviewProblem>();

  function text({ action, name, error }: ReviewProblem): string {
    const status = error instanceof CallError ? error.problem?.currentStatus : undefined;
    if (status !== undefined) return overtakenText(name, status);
    const otherwise = {
      approve: t`Failed to approve venue. Please try again.`,
      discard: t`Failed to discard venue. Please try again.`,
      restore: t`Failed to restore venue. Please try again.`,
      update: t`Failed to update venue. Please try again.`,
    };
    return failureText(error, otherwise[action]);
  }

  function overtakenText(name: string, status: VenueStatus): string {
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
