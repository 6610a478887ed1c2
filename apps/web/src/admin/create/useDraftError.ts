import { useState } from 'react';
import { type DraftError, draftErrorOf, draftText } from '../../venue-client/create/creation.ts';
import type { VenueDraft } from '../../venue-client/create/draft.ts';

/** The validation error of the draft at the last submit, until it is corrected; others are shown at the next submit. */
export function useDraftError(draft: VenueDraft) {
  const [found, setFound] = useState<DraftError>();
  /** The error of a field that the server refused, and the text that was in the field then. */
  const [refused, setRefused] = useState<DraftError & { text: string }>();

  const current = found && draftErrorOf(draft);
  const isCurrent = found?.field === current?.field && found?.rule === current?.rule;
  const isStillRefused = refused && draftText(draft, refused.field) === refused.text;
  const uncorrected = isCurrent ? found : undefined;
  return {
    error: isStillRefused ? refused : uncorrected,
    /** Validates the draft; returns and shows its first error. */
    validate(): DraftError | undefined {
      const error = draftErrorOf(draft);
      setFound(error);
      setRefused(undefined);
      return error;
    },
    /** Shows a field that the server refuses. */
    refuse(error: DraftError): void {
      setRefused({ ...error, text: draftText(draft, error.field) });
    },
  };
}
