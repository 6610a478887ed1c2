import { useState } from 'react';
import { type DraftProblem, draftProblem, draftText } from '../../venue-client/create/creation.ts';
import type { VenueDraft } from '../../venue-client/create/draft.ts';

/** The problem of the draft at the last submit, until it is corrected; another problem is shown at the next submit. */
export function useDraftProblem(draft: VenueDraft) {
  const [found, setFound] = useState<DraftProblem>();
  /** The problem with a field that the server refused, and the text that was in the field then. */
  const [refused, setRefused] = useState<DraftProblem & { text: string }>();

  const current = found && draftProblem(draft);
  const isCurrent = found?.field === current?.field && found?.rule === current?.rule;
  const isStillRefused = refused && draftText(draft, refused.field) === refused.text;
  const uncorrected = isCurrent ? found : undefined;
  return {
    problem: isStillRefused ? refused : uncorrected,
    /** Validates the draft; returns and shows its first problem. */
    validate(): DraftProblem | undefined {
      const problem = draftProblem(draft);
      setFound(problem);
      setRefused(undefined);
      return problem;
    },
    /** Shows a field that the server refuses. */
    refuse(problem: DraftProblem): void {
      setRefused({ ...problem, text: draftText(draft, problem.field) });
    },
  };
}
